/* Converted from SQLite */
SET SESSION sql_mode = CONCAT(@@sql_mode, ',ANSI_QUOTES');
BEGIN;
CREATE TABLE "guests" (
  "id" integer NOT NULL PRIMARY KEY AUTO_INCREMENT,
  "name" varchar(40) NOT NULL,
  "ok" bool NOT NULL,
  "made" datetime NULL
);
INSERT INTO "guests" VALUES(1,'O''Hara',1,'2024-01-02 03:04:05');
INSERT INTO "guests" VALUES(3,'a\\b',0,NULL);
CREATE INDEX "guests_name" ON "guests" ("name");
COMMIT;
