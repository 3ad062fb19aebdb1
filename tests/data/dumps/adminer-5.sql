-- Adminer 5.3.0 MariaDB 10.11.6 dump

SET NAMES utf8;
SET time_zone = '+00:00';
SET foreign_key_checks = 0;
SET sql_mode = 'NO_AUTO_VALUE_ON_ZERO';

SET NAMES utf8mb4;

DROP DATABASE IF EXISTS `by_schema`;
CREATE DATABASE `by_schema` /*!40100 DEFAULT CHARACTER SET latin1 COLLATE latin1_swedish_ci */;
USE `by_schema`;

DROP TABLE IF EXISTS `guests`;
CREATE TABLE `guests` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `name` varchar(40) DEFAULT NULL,
  `made` timestamp NOT NULL DEFAULT current_timestamp() ON UPDATE current_timestamp(),
  PRIMARY KEY (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=latin1 COLLATE=latin1_swedish_ci;

INSERT INTO `guests` (`id`, `name`, `made`) VALUES
(1,	'café',	'2024-05-06 07:08:09'),
(2,	NULL,	'2024-05-06 07:08:10')
ON DUPLICATE KEY UPDATE `id` = VALUES(`id`), `name` = VALUES(`name`), `made` = VALUES(`made`);

TRUNCATE `guests`;
INSERT INTO `guests` (`id`, `name`, `made`) VALUES
(3,	'third',	'2024-05-06 07:08:09');

-- 2024-05-06 07:10:00 UTC
