-- --------------------------------------------------------
-- Host:                         127.0.0.1
-- Server version:               5.5.24-log - MySQL Community Server (GPL)
-- Server OS:                    Win32
-- HeidiSQL Version:             8.0.0.4396
-- --------------------------------------------------------

/*!40101 SET @OLD_CHARACTER_SET_CLIENT=@@CHARACTER_SET_CLIENT */;
/*!40101 SET NAMES utf8 */;
/*!40014 SET @OLD_FOREIGN_KEY_CHECKS=@@FOREIGN_KEY_CHECKS, FOREIGN_KEY_CHECKS=0 */;
/*!40101 SET @OLD_SQL_MODE=@@SQL_MODE, SQL_MODE='NO_AUTO_VALUE_ON_ZERO' */;

-- Dumping database structure for by_schema
DROP DATABASE IF EXISTS `by_schema`;
CREATE DATABASE IF NOT EXISTS `by_schema` /*!40100 DEFAULT CHARACTER SET utf8 */;
USE `by_schema`;


-- Dumping structure for procedure by_schema.count_guests
DROP PROCEDURE IF EXISTS `count_guests`;
DELIMITER //
CREATE DEFINER=`root`@`localhost` PROCEDURE `count_guests`()
BEGIN
	SELECT COUNT(*) FROM guests;
END//
DELIMITER ;


-- Dumping structure for table by_schema.guests
DROP TABLE IF EXISTS `guests`;
CREATE TABLE IF NOT EXISTS `guests` (
  `id` int(10) NOT NULL AUTO_INCREMENT,
  `name` varchar(50) DEFAULT NULL,
  `photo` blob,
  `ratio` double DEFAULT NULL,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB AUTO_INCREMENT=4 DEFAULT CHARSET=utf8;

-- Dumping data for table by_schema.guests: ~3 rows (approximately)
DELETE FROM `guests`;
/*!40000 ALTER TABLE `guests` DISABLE KEYS */;
INSERT INTO `guests` (`id`, `name`, `photo`, `ratio`) VALUES
	(1, 'O\'Hara\r\n', _binary 0x00FF27, 0.1),
	(2, NULL, NULL, NULL),
	(3, 'Jürgen', _binary '', 1e-20);
/*!40000 ALTER TABLE `guests` ENABLE KEYS */;


-- Dumping structure for view by_schema.names
DROP VIEW IF EXISTS `names`;
-- Creating temporary table to overcome VIEW dependency errors
CREATE TABLE `names` (
	`id` INT(10) NOT NULL,
	`name` VARCHAR(50) NULL COLLATE 'utf8_general_ci'
) ENGINE=MyISAM;


-- Dumping structure for trigger by_schema.guests_before_insert
DROP TRIGGER IF EXISTS `guests_before_insert`;
SET @OLDTMP_SQL_MODE=@@SQL_MODE, SQL_MODE='';
DELIMITER //
CREATE TRIGGER `guests_before_insert` BEFORE INSERT ON `guests` FOR EACH ROW BEGIN
	SET NEW.name = TRIM(NEW.name);
END//
DELIMITER ;
SET SQL_MODE=@OLDTMP_SQL_MODE;


-- Dumping structure for view by_schema.names
DROP VIEW IF EXISTS `names`;
-- Removing temporary table and create final VIEW structure
DROP TABLE IF EXISTS `names`;
CREATE ALGORITHM=UNDEFINED DEFINER=`root`@`localhost` VIEW `names` AS select id, name from guests ;
/*!40101 SET SQL_MODE=IFNULL(@OLD_SQL_MODE, '') */;
/*!40014 SET FOREIGN_KEY_CHECKS=IF(@OLD_FOREIGN_KEY_CHECKS IS NULL, 1, @OLD_FOREIGN_KEY_CHECKS) */;
/*!40101 SET CHARACTER_SET_CLIENT=@OLD_CHARACTER_SET_CLIENT */;
