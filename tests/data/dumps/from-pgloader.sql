-- Written from PostgreSQL by a script: no quotes around names, TRUE and FALSE, times with a zone's offset cut off
SET NAMES utf8mb4;
SET FOREIGN_KEY_CHECKS = 0;
CREATE TABLE IF NOT EXISTS guests (
  id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
  name TEXT NOT NULL,
  ok BOOLEAN NOT NULL DEFAULT TRUE,
  tags JSON,
  made DATETIME(6) NOT NULL,
  spent NUMERIC(12,4),
  PRIMARY KEY (id)
) DEFAULT CHARACTER SET utf8mb4;
INSERT INTO guests (id, name, ok, tags, made, spent) VALUES (1, 'O''Hara', TRUE, '["a"]', '2024-01-02 03:04:05.123456', 1.2345);
INSERT INTO guests (id, name, ok, tags, made, spent) VALUES (2, '', FALSE, NULL, '2024-01-02 03:04:05', -.5);
