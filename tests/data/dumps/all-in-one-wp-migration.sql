-- All In One WP Migration SQL Dump
-- https://servmask.com/
--
-- Host: localhost
-- Database: by_schema
-- Class: Ai1wm_Database_Mysqli
--
DROP TABLE IF EXISTS `SERVMASK_PREFIX_options`;
CREATE TABLE `SERVMASK_PREFIX_options` (
  `option_id` bigint(20) unsigned NOT NULL AUTO_INCREMENT,
  `option_name` varchar(191) DEFAULT NULL,
  `option_value` longtext NOT NULL,
  PRIMARY KEY (`option_id`),
  UNIQUE KEY `option_name` (`option_name`)
) ENGINE=InnoDB AUTO_INCREMENT=3 DEFAULT CHARSET=utf8mb4;

START TRANSACTION;
INSERT INTO `SERVMASK_PREFIX_options` VALUES (1,'siteurl','http://localhost');
INSERT INTO `SERVMASK_PREFIX_options` VALUES (2,NULL,'a:1:{s:1:\"x\";i:0;}');
COMMIT;
