/*
SQLyog Ultimate v12.08 (64 bit)
MySQL - 5.7.20 : Database - by_schema
*********************************************************************
*/

/*!40101 SET NAMES utf8 */;

/*!40101 SET SQL_MODE=''*/;

/*!40014 SET @OLD_UNIQUE_CHECKS=@@UNIQUE_CHECKS, UNIQUE_CHECKS=0 */;
/*!40014 SET @OLD_FOREIGN_KEY_CHECKS=@@FOREIGN_KEY_CHECKS, FOREIGN_KEY_CHECKS=0 */;
/*!40101 SET @OLD_SQL_MODE=@@SQL_MODE, SQL_MODE='NO_AUTO_VALUE_ON_ZERO' */;
/*!40111 SET @OLD_SQL_NOTES=@@SQL_NOTES, SQL_NOTES=0 */;
CREATE DATABASE /*!32312 IF NOT EXISTS*/`by_schema` /*!40100 DEFAULT CHARACTER SET utf8 */;

USE `by_schema`;

/*Table structure for table `bookings` */

DROP TABLE IF EXISTS `bookings`;

CREATE TABLE `bookings` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `guest` int(11) DEFAULT NULL,
  `made` timestamp NOT NULL DEFAULT '0000-00-00 00:00:00',
  PRIMARY KEY (`id`),
  KEY `guest` (`guest`),
  CONSTRAINT `bookings_ibfk_1` FOREIGN KEY (`guest`) REFERENCES `guests` (`id`)
) ENGINE=InnoDB AUTO_INCREMENT=4 DEFAULT CHARSET=utf8;

/*Data for the table `bookings` */

LOCK TABLES `bookings` WRITE;

insert  into `bookings`(`id`,`guest`,`made`) values (1,1,'2018-01-02 03:04:05'),(3,NULL,'0000-00-00 00:00:00');

UNLOCK TABLES;

/*Table structure for table `guests` */

DROP TABLE IF EXISTS `guests`;

CREATE TABLE `guests` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `name` varchar(40) NOT NULL,
  `photo` blob,
  `big` bit(64) DEFAULT NULL,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB AUTO_INCREMENT=3 DEFAULT CHARSET=utf8;

/*Data for the table `guests` */

LOCK TABLES `guests` WRITE;

insert  into `guests`(`id`,`name`,`photo`,`big`) values 

(1,'Ann\r\nO\'Hara','\0ÿ''',1),

(2,'张三',NULL,NULL);

UNLOCK TABLES;

/* Trigger structure for table `guests` */

DELIMITER $$

/*!50003 DROP TRIGGER*//*!50032 IF EXISTS */ /*!50003 `tidy` */$$

/*!50003 CREATE */ /*!50017 DEFINER = 'root'@'localhost' */ /*!50003 TRIGGER `tidy` BEFORE INSERT ON `guests` FOR EACH ROW BEGIN
	SET NEW.name = TRIM(NEW.name);
    END */$$


DELIMITER ;

/* Function  structure for function  `twice` */

/*!50003 DROP FUNCTION IF EXISTS `twice` */;
DELIMITER $$

/*!50003 CREATE DEFINER=`root`@`localhost` FUNCTION `twice`(n int) RETURNS int(11)
    DETERMINISTIC
BEGIN
	RETURN n * 2;
    END */$$
DELIMITER ;

/* Procedure structure for procedure `count_guests` */

/*!50003 DROP PROCEDURE IF EXISTS  `count_guests` */;

DELIMITER $$

/*!50003 CREATE DEFINER=`root`@`localhost` PROCEDURE `count_guests`()
BEGIN
	SELECT COUNT(*) FROM guests;
    END */$$
DELIMITER ;

/*Table structure for table `names` */

DROP TABLE IF EXISTS `names`;

/*!50001 DROP VIEW IF EXISTS `names` */;
/*!50001 DROP TABLE IF EXISTS `names` */;

/*!50001 CREATE TABLE  `names`(
 `id` int(11) ,
 `name` varchar(40) 
)*/;

/*View structure for view names */

/*!50001 DROP TABLE IF EXISTS `names` */;
/*!50001 DROP VIEW IF EXISTS `names` */;

/*!50001 CREATE ALGORITHM=UNDEFINED DEFINER=`root`@`localhost` SQL SECURITY DEFINER VIEW `names` AS (select `guests`.`id` AS `id`,`guests`.`name` AS `name` from `guests`) */;

/*!40101 SET SQL_MODE=@OLD_SQL_MODE */;
/*!40014 SET FOREIGN_KEY_CHECKS=@OLD_FOREIGN_KEY_CHECKS */;
/*!40014 SET UNIQUE_CHECKS=@OLD_UNIQUE_CHECKS */;
/*!40111 SET SQL_NOTES=@OLD_SQL_NOTES */;
