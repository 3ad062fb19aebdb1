-- phpMyAdmin SQL Dump
-- version 3.4.10.1deb1
-- http://www.phpmyadmin.net
--
-- Host: localhost
-- Generation Time: Feb 17, 2013 at 09:14 PM
-- Server version: 5.5.29
-- PHP Version: 5.3.10

SET SQL_MODE="NO_AUTO_VALUE_ON_ZERO";
SET time_zone = "+00:00";


/*!40101 SET @OLD_CHARACTER_SET_CLIENT=@@CHARACTER_SET_CLIENT */;
/*!40101 SET @OLD_CHARACTER_SET_RESULTS=@@CHARACTER_SET_RESULTS */;
/*!40101 SET @OLD_COLLATION_CONNECTION=@@COLLATION_CONNECTION */;
/*!40101 SET NAMES utf8 */;

--
-- Database: `by_schema`
--

DELIMITER $$
--
-- Procedures
--
CREATE DEFINER=`root`@`localhost` PROCEDURE `count_guests`(OUT n INT)
BEGIN
  SELECT COUNT(*) INTO n FROM guests; -- all of them
END$$

DELIMITER ;

-- --------------------------------------------------------

--
-- Table structure for table `guests`
--

CREATE TABLE IF NOT EXISTS `guests` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `name` varchar(40) CHARACTER SET utf8 NOT NULL,
  `photo` blob,
  `flags` bit(4) NOT NULL DEFAULT b'0',
  `seen` timestamp NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (`id`),
  UNIQUE KEY `name` (`name`)
) ENGINE=InnoDB  DEFAULT CHARSET=latin1 AUTO_INCREMENT=8 ;

--
-- Dumping data for table `guests`
--

INSERT INTO `guests` (`id`, `name`, `photo`, `flags`, `seen`) VALUES
(1, 'O''Hara', 0x89504e470d0a1a0a, b'1010', '2013-02-17 19:01:02'),
(2, 'Jürgen \\ "J"', NULL, b'0', '2013-02-17 19:01:03'),
(7, 'line\r\nbreak', '', b'1', '2013-02-17 19:01:04');

-- --------------------------------------------------------

--
-- Stand-in structure for view `names`
--
CREATE TABLE IF NOT EXISTS `names` (
`id` int(11)
,`name` varchar(40)
);
-- --------------------------------------------------------

--
-- Structure for view `names`
--
DROP TABLE IF EXISTS `names`;

CREATE ALGORITHM=UNDEFINED DEFINER=`root`@`localhost` SQL SECURITY DEFINER VIEW `names` AS select `guests`.`id` AS `id`,`guests`.`name` AS `name` from `guests`;

/*!40101 SET CHARACTER_SET_CLIENT=@OLD_CHARACTER_SET_CLIENT */;
/*!40101 SET CHARACTER_SET_RESULTS=@OLD_CHARACTER_SET_RESULTS */;
/*!40101 SET COLLATION_CONNECTION=@OLD_COLLATION_CONNECTION */;
