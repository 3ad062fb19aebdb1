# SQL Manager 2007 for MySQL 4.1.2.1
# ---------------------------------------
# Host     : localhost
# Port     : 3306
# Database : by_schema


SET FOREIGN_KEY_CHECKS=0;

CREATE DATABASE IF NOT EXISTS `by_schema`
    CHARACTER SET 'utf8'
    COLLATE 'utf8_general_ci';

USE `by_schema`;

#
# Structure for the `guests` table : 
#

DROP TABLE IF EXISTS `guests`;

CREATE TABLE `guests` (
  `id` int(11) NOT NULL auto_increment,
  `name` varchar(20) default NULL,
  `born` date default NULL,
  PRIMARY KEY  (`id`),
  KEY `born` (`born`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8;

#
# Definition for the `tidy` procedure : 
#

DROP PROCEDURE IF EXISTS `tidy`;

DELIMITER $$

CREATE PROCEDURE `tidy`()
    NOT DETERMINISTIC
    SQL SECURITY DEFINER
    COMMENT ''
BEGIN
  UPDATE guests SET name = TRIM(name);
END$$

DELIMITER ;

#
# Data for the `guests` table  (LIMIT 0,500)
#

INSERT INTO `guests` (`id`, `name`, `born`) VALUES 
  (1,'Ann','1980-02-29'),
  (2,'O''Hara',NULL);

COMMIT;

