-- --------------------------------------------------------
-- Host:                         127.0.0.1
-- Server version:               8.3.0 - MySQL Community Server - GPL
-- Server OS:                    Win64
-- HeidiSQL Version:             12.6.0.6765
-- --------------------------------------------------------

/*!40101 SET @OLD_CHARACTER_SET_CLIENT=@@CHARACTER_SET_CLIENT */;
/*!40101 SET NAMES utf8 */;
/*!50503 SET NAMES utf8mb4 */;
/*!40103 SET @OLD_TIME_ZONE=@@TIME_ZONE */;
/*!40103 SET TIME_ZONE='+00:00' */;
/*!40014 SET @OLD_FOREIGN_KEY_CHECKS=@@FOREIGN_KEY_CHECKS, FOREIGN_KEY_CHECKS=0 */;
/*!40101 SET @OLD_SQL_MODE=@@SQL_MODE, SQL_MODE='NO_AUTO_VALUE_ON_ZERO' */;
/*!40111 SET @OLD_SQL_NOTES=@@SQL_NOTES, SQL_NOTES=0 */;


-- Dumping database structure for by_schema
CREATE DATABASE IF NOT EXISTS `by_schema` /*!40100 DEFAULT CHARACTER SET utf8mb4 */ /*!80016 DEFAULT ENCRYPTION='N' */;
USE `by_schema`;

-- Dumping structure for table by_schema.bookings
CREATE TABLE IF NOT EXISTS `bookings` (
  `id` int NOT NULL AUTO_INCREMENT,
  `guest` int NOT NULL DEFAULT '0',
  `made` timestamp NULL DEFAULT CURRENT_TIMESTAMP ON UPDATE CURRENT_TIMESTAMP,
  `flags` set('a','b','c') DEFAULT NULL,
  PRIMARY KEY (`id`),
  KEY `FK_bookings_guests` (`guest`),
  CONSTRAINT `FK_bookings_guests` FOREIGN KEY (`guest`) REFERENCES `guests` (`id`)
) ENGINE=InnoDB AUTO_INCREMENT=3 DEFAULT CHARSET=utf8mb4;

-- Dumping data for table by_schema.bookings: ~2 rows (approximately)
INSERT INTO `bookings` (`id`, `guest`, `made`, `flags`) VALUES
	(1, 1, '2024-01-10 05:00:00', 'a,c'),
	(2, 1, NULL, '');

-- Dumping structure for event by_schema.nightly
DELIMITER //
CREATE EVENT `nightly` ON SCHEDULE EVERY 1 DAY STARTS '2030-01-10 00:00:00' ON COMPLETION NOT PRESERVE DISABLE DO BEGIN
  DELETE FROM bookings WHERE made < NOW() - INTERVAL 1 YEAR;
END//
DELIMITER ;

-- Dumping structure for function by_schema.twice
DELIMITER //
CREATE FUNCTION `twice`(`n` INT) RETURNS int
    DETERMINISTIC
BEGIN
RETURN 2 * n;
END//
DELIMITER ;

-- Dumping structure for table by_schema.guests
CREATE TABLE IF NOT EXISTS `guests` (
  `id` int NOT NULL AUTO_INCREMENT,
  `name` varchar(50) DEFAULT NULL,
  `uid` binary(16) DEFAULT NULL,
  `flags` bit(1) DEFAULT b'0',
  PRIMARY KEY (`id`)
) ENGINE=InnoDB AUTO_INCREMENT=2 DEFAULT CHARSET=utf8mb4;

-- Dumping data for table by_schema.guests: ~1 rows (approximately)
INSERT INTO `guests` (`id`, `name`, `uid`, `flags`) VALUES
	(1, 'Ann 😀', _binary 0x00112233445566778899aabbccddeeff, b'1');

-- Dumping structure for view by_schema.names
-- Creating temporary table to overcome VIEW dependency errors
CREATE TABLE `names` (
	`name` VARCHAR(1) NULL COLLATE 'utf8mb4_general_ci'
);

-- Dumping structure for trigger by_schema.guests_after_delete
SET @OLDTMP_SQL_MODE=@@SQL_MODE, SQL_MODE='ONLY_FULL_GROUP_BY,STRICT_TRANS_TABLES,NO_ZERO_IN_DATE,NO_ZERO_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION';
DELIMITER //
CREATE TRIGGER `guests_after_delete` AFTER DELETE ON `guests` FOR EACH ROW BEGIN
  DELETE FROM bookings WHERE guest = OLD.id;
END//
DELIMITER ;
SET SQL_MODE=@OLDTMP_SQL_MODE;

-- Removing temporary table and create final VIEW structure
DROP TABLE IF EXISTS `names`;
CREATE ALGORITHM=UNDEFINED SQL SECURITY DEFINER VIEW `names` AS select `guests`.`name` AS `name` from `guests`;

/*!40103 SET TIME_ZONE=IFNULL(@OLD_TIME_ZONE, 'system') */;
/*!40101 SET SQL_MODE=IFNULL(@OLD_SQL_MODE, '') */;
/*!40014 SET FOREIGN_KEY_CHECKS=IFNULL(@OLD_FOREIGN_KEY_CHECKS, 1) */;
/*!40101 SET CHARACTER_SET_CLIENT=@OLD_CHARACTER_SET_CLIENT */;
/*!40111 SET SQL_NOTES=IFNULL(@OLD_SQL_NOTES, 1) */;
