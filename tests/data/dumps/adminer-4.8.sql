-- Adminer 4.8.1 MySQL 8.0.31 dump

SET NAMES utf8;
SET time_zone = '+00:00';
SET foreign_key_checks = 0;
SET sql_mode = 'NO_AUTO_VALUE_ON_ZERO';

DELIMITER ;;

DROP PROCEDURE IF EXISTS `count_guests`;;
CREATE PROCEDURE `count_guests`()
BEGIN
  SELECT COUNT(*) FROM guests;
END;;

DELIMITER ;

SET NAMES utf8mb4;

DROP TABLE IF EXISTS `bookings`;
CREATE TABLE `bookings` (
  `id` int NOT NULL AUTO_INCREMENT,
  `guest` int DEFAULT NULL,
  `first` date DEFAULT NULL,
  `at` time(3) DEFAULT NULL,
  `price` float DEFAULT NULL,
  PRIMARY KEY (`id`),
  KEY `guest` (`guest`),
  CONSTRAINT `bookings_ibfk_1` FOREIGN KEY (`guest`) REFERENCES `guests` (`id`) ON DELETE SET NULL
) ENGINE=InnoDB AUTO_INCREMENT=12 DEFAULT CHARSET=utf8mb4;

INSERT INTO `bookings` (`id`, `guest`, `first`, `at`, `price`) VALUES
(1,	1,	'2023-12-06',	'14:18:46.250',	12.5),
(5,	NULL,	NULL,	'-01:00:00.000',	-0.125);

DELIMITER ;;

CREATE TRIGGER `bookings_bi` BEFORE INSERT ON `bookings` FOR EACH ROW
SET NEW.price = IFNULL(NEW.price, 80);;

CREATE TRIGGER `bookings_bu` BEFORE UPDATE ON `bookings` FOR EACH ROW
BEGIN
  SET NEW.first = IFNULL(NEW.first, OLD.first);
END;;

DELIMITER ;

DROP TABLE IF EXISTS `guests`;
CREATE TABLE `guests` (
  `id` int NOT NULL,
  `name` varchar(40) NOT NULL,
  `photo` varbinary(8) DEFAULT NULL,
  `flags` bit(8) DEFAULT NULL,
  `kind` enum('new','old','') NOT NULL DEFAULT 'new',
  PRIMARY KEY (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;

INSERT INTO `guests` (`id`, `name`, `photo`, `flags`, `kind`) VALUES
(1,	'O\'Hara\n\\ \"x\"',	UNHEX('00FF2227'),	CONV('1010', 2, 10) + 0,	'old'),
(2,	'Jürgen 😀',	NULL,	CONV('1', 2, 10) + 0,	''),
(3,	'',	'',	NULL,	'new');

DROP VIEW IF EXISTS `names`;
CREATE TABLE `names` (`id` int, `name` varchar(40));


DROP TABLE IF EXISTS `names`;
CREATE ALGORITHM=UNDEFINED SQL SECURITY DEFINER VIEW `names` AS select `guests`.`id` AS `id`,`guests`.`name` AS `name` from `guests`;

-- 2023-12-06 14:20:11
