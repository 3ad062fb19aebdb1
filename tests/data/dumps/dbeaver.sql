-- by_schema.guests definition

CREATE TABLE `guests` (
  `id` int NOT NULL AUTO_INCREMENT,
  `name` varchar(40) DEFAULT NULL,
  `seen` datetime DEFAULT NULL,
  `ok` tinyint(1) DEFAULT NULL,
  `photo` varbinary(20) DEFAULT NULL,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB AUTO_INCREMENT=4 DEFAULT CHARSET=utf8mb4;


-- by_schema.bookings definition

CREATE TABLE `bookings` (
  `id` int NOT NULL AUTO_INCREMENT,
  `guest` int DEFAULT NULL,
  PRIMARY KEY (`id`),
  KEY `bookings_guests_FK` (`guest`),
  CONSTRAINT `bookings_guests_FK` FOREIGN KEY (`guest`) REFERENCES `guests` (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;


-- by_schema.names source

CREATE OR REPLACE
ALGORITHM = UNDEFINED VIEW `names` AS
select
    `guests`.`name` AS `name`
from
    `guests`;
INSERT INTO by_schema.guests (name,seen,ok,photo) VALUES
	 ('Ann; "x"','2024-01-02 03:04:05',1,0x00FF27),
	 ('O''Hara',NULL,0,NULL);
INSERT INTO by_schema.guests (name,seen,ok,photo) VALUES
	 (NULL,'2024-01-02 03:04:05.0',NULL,NULL);
INSERT INTO by_schema.bookings (guest) VALUES
	 (4),
	 (5);
