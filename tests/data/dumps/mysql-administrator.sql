-- MySQL Administrator dump 1.4
--
-- ------------------------------------------------------
-- Server version	5.0.45-community-nt


/*!40101 SET @OLD_CHARACTER_SET_CLIENT=@@CHARACTER_SET_CLIENT */;
/*!40101 SET @OLD_CHARACTER_SET_RESULTS=@@CHARACTER_SET_RESULTS */;
/*!40101 SET @OLD_COLLATION_CONNECTION=@@COLLATION_CONNECTION */;
/*!40101 SET NAMES utf8 */;

/*!40014 SET @OLD_UNIQUE_CHECKS=@@UNIQUE_CHECKS, UNIQUE_CHECKS=0 */;
/*!40014 SET @OLD_FOREIGN_KEY_CHECKS=@@FOREIGN_KEY_CHECKS, FOREIGN_KEY_CHECKS=0 */;
/*!40101 SET @OLD_SQL_MODE=@@SQL_MODE, SQL_MODE='NO_AUTO_VALUE_ON_ZERO' */;


--
-- Create schema by_schema
--

CREATE DATABASE IF NOT EXISTS by_schema;
USE by_schema;

--
-- Temporary table structure for view `names`
--
DROP TABLE IF EXISTS `names`;
DROP VIEW IF EXISTS `names`;
CREATE TABLE `names` (
  `id` int(10) unsigned,
  `name` varchar(45)
);

--
-- Definition of table `guests`
--

DROP TABLE IF EXISTS `guests`;
CREATE TABLE `guests` (
  `id` int(10) unsigned NOT NULL auto_increment,
  `name` varchar(45) NOT NULL default '',
  `photo` blob,
  PRIMARY KEY  (`id`)
) ENGINE=InnoDB AUTO_INCREMENT=3 DEFAULT CHARSET=latin1;

--
-- Dumping data for table `guests`
--

/*!40000 ALTER TABLE `guests` DISABLE KEYS */;
INSERT INTO `guests` (`id`,`name`,`photo`) VALUES 
 (1,'Jürgen',0x00FF27),
 (2,'O\'Hara',NULL);
/*!40000 ALTER TABLE `guests` ENABLE KEYS */;


--
-- Definition of trigger `tidy`
--

DROP TRIGGER /*!50030 IF EXISTS */ `tidy`;

DELIMITER $$

CREATE DEFINER = `root`@`localhost` TRIGGER `tidy` BEFORE INSERT ON `guests` FOR EACH ROW BEGIN
  SET NEW.name = TRIM(NEW.name);
END $$

DELIMITER ;

--
-- Definition of procedure `count_guests`
--

DROP PROCEDURE IF EXISTS `count_guests`;

DELIMITER $$

/*!50003 SET @TEMP_SQL_MODE=@@SQL_MODE, SQL_MODE='STRICT_TRANS_TABLES,NO_ENGINE_SUBSTITUTION' */ $$
CREATE DEFINER=`root`@`localhost` PROCEDURE `count_guests`()
BEGIN
  SELECT COUNT(*) FROM guests;
END $$
/*!50003 SET SESSION SQL_MODE=@TEMP_SQL_MODE */  $$

DELIMITER ;

--
-- Definition of view `names`
--

DROP TABLE IF EXISTS `names`;
DROP VIEW IF EXISTS `names`;
CREATE ALGORITHM=UNDEFINED DEFINER=`root`@`localhost` SQL SECURITY DEFINER VIEW `names` AS select `guests`.`id` AS `id`,`guests`.`name` AS `name` from `guests`;



/*!40101 SET SQL_MODE=@OLD_SQL_MODE */;
/*!40014 SET FOREIGN_KEY_CHECKS=@OLD_FOREIGN_KEY_CHECKS */;
/*!40014 SET UNIQUE_CHECKS=@OLD_UNIQUE_CHECKS */;
/*!40101 SET CHARACTER_SET_CLIENT=@OLD_CHARACTER_SET_CLIENT */;
/*!40101 SET CHARACTER_SET_RESULTS=@OLD_CHARACTER_SET_RESULTS */;
/*!40101 SET COLLATION_CONNECTION=@OLD_COLLATION_CONNECTION */;
/*!40101 SET CHARACTER_SET_CLIENT=@OLD_CHARACTER_SET_CLIENT */;
