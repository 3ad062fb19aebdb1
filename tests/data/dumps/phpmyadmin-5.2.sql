-- phpMyAdmin SQL Dump
-- version 5.2.1
-- https://www.phpmyadmin.net/
--
-- Host: 127.0.0.1
-- Generation Time: Mar 03, 2024 at 10:11 AM
-- Server version: 10.4.32-MariaDB
-- PHP Version: 8.2.12

SET SQL_MODE = "NO_AUTO_VALUE_ON_ZERO";
START TRANSACTION;
SET time_zone = "+00:00";


/*!40101 SET @OLD_CHARACTER_SET_CLIENT=@@CHARACTER_SET_CLIENT */;
/*!40101 SET @OLD_CHARACTER_SET_RESULTS=@@CHARACTER_SET_RESULTS */;
/*!40101 SET @OLD_COLLATION_CONNECTION=@@COLLATION_CONNECTION */;
/*!40101 SET NAMES utf8mb4 */;

--
-- Database: `by_schema`
--
CREATE DATABASE IF NOT EXISTS `by_schema` DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_general_ci;
USE `by_schema`;

DELIMITER $$
--
-- Procedures
--
DROP PROCEDURE IF EXISTS `paid`$$
CREATE DEFINER=`root`@`localhost` PROCEDURE `paid` (IN `who` INT)   BEGIN
UPDATE bookings SET paid = 1 WHERE guest = who;
SELECT ROW_COUNT();
END$$

--
-- Functions
--
DROP FUNCTION IF EXISTS `nights`$$
CREATE DEFINER=`root`@`localhost` FUNCTION `nights` (`a` DATE, `b` DATE) RETURNS INT(11) DETERMINISTIC RETURN DATEDIFF(b, a)$$

DELIMITER ;

-- --------------------------------------------------------

--
-- Table structure for table `bookings`
--

DROP TABLE IF EXISTS `bookings`;
CREATE TABLE `bookings` (
  `id` int(10) UNSIGNED NOT NULL,
  `guest` int(11) DEFAULT NULL,
  `first` date NOT NULL,
  `last` date NOT NULL,
  `price` decimal(8,2) NOT NULL DEFAULT 0.00,
  `paid` tinyint(1) NOT NULL DEFAULT 0
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_general_ci;

--
-- Dumping data for table `bookings`
--

INSERT INTO `bookings` (`id`, `guest`, `first`, `last`, `price`, `paid`) VALUES
(1, 1, '2024-03-01', '2024-03-04', 250.50, 0),
(2, NULL, '2024-03-02', '2024-03-03', 0.00, 1);

--
-- Triggers `bookings`
--
DROP TRIGGER IF EXISTS `price`;
DELIMITER $$
CREATE TRIGGER `price` BEFORE INSERT ON `bookings` FOR EACH ROW BEGIN
  IF NEW.price = 0 THEN SET NEW.price = 80 * nights(NEW.first, NEW.last); END IF;
END
$$
DELIMITER ;

-- --------------------------------------------------------

--
-- Table structure for table `guests`
--

DROP TABLE IF EXISTS `guests`;
CREATE TABLE `guests` (
  `id` int(11) NOT NULL,
  `name` varchar(40) NOT NULL,
  `settings` longtext CHARACTER SET utf8mb4 COLLATE utf8mb4_bin DEFAULT NULL,
  `token` binary(4) DEFAULT NULL,
  `flags` bit(3) DEFAULT NULL
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_general_ci;

--
-- Dumping data for table `guests`
--

INSERT INTO `guests` (`id`, `name`, `settings`, `token`, `flags`) VALUES
(0, 'nobody', '{\"a\":\"\\\\\"}', NULL, NULL),
(1, 'Ann 😀', '[1, 2]', 0x00ff1a27, b'101'),
(4, 'B''ob', '', 0x41000000, b'001');

-- --------------------------------------------------------

--
-- Stand-in structure for view `unpaid`
-- (See below for the actual view)
--
DROP VIEW IF EXISTS `unpaid`;
CREATE TABLE `unpaid` (
`id` int(10) unsigned
,`name` varchar(40)
);

-- --------------------------------------------------------

--
-- Structure for view `unpaid`
--
DROP TABLE IF EXISTS `unpaid`;

DROP VIEW IF EXISTS `unpaid`;
CREATE ALGORITHM=UNDEFINED DEFINER=`root`@`localhost` SQL SECURITY DEFINER VIEW `unpaid`  AS SELECT `b`.`id` AS `id`, `g`.`name` AS `name` FROM (`bookings` `b` left join `guests` `g` on(`g`.`id` = `b`.`guest`)) WHERE `b`.`paid` = 0 ;

--
-- Indexes for dumped tables
--

--
-- Indexes for table `bookings`
--
ALTER TABLE `bookings`
  ADD PRIMARY KEY (`id`),
  ADD KEY `guest` (`guest`);

--
-- Indexes for table `guests`
--
ALTER TABLE `guests`
  ADD PRIMARY KEY (`id`),
  ADD UNIQUE KEY `name` (`name`);

--
-- AUTO_INCREMENT for dumped tables
--

--
-- AUTO_INCREMENT for table `bookings`
--
ALTER TABLE `bookings`
  MODIFY `id` int(10) UNSIGNED NOT NULL AUTO_INCREMENT, AUTO_INCREMENT=3;

--
-- AUTO_INCREMENT for table `guests`
--
ALTER TABLE `guests`
  MODIFY `id` int(11) NOT NULL AUTO_INCREMENT, AUTO_INCREMENT=9;

--
-- Constraints for dumped tables
--

--
-- Constraints for table `bookings`
--
ALTER TABLE `bookings`
  ADD CONSTRAINT `bookings_ibfk_1` FOREIGN KEY (`guest`) REFERENCES `guests` (`id`) ON DELETE CASCADE;

DELIMITER $$
--
-- Events
--
DROP EVENT IF EXISTS `nightly`$$
CREATE DEFINER=`root`@`localhost` EVENT `nightly` ON SCHEDULE EVERY 1 DAY STARTS '2030-01-01 03:00:00' ON COMPLETION NOT PRESERVE DISABLE DO DELETE FROM bookings WHERE last < NOW() - INTERVAL 1 YEAR$$

DELIMITER ;
COMMIT;

/*!40101 SET CHARACTER_SET_CLIENT=@OLD_CHARACTER_SET_CLIENT */;
/*!40101 SET CHARACTER_SET_RESULTS=@OLD_CHARACTER_SET_RESULTS */;
/*!40101 SET COLLATION_CONNECTION=@OLD_COLLATION_CONNECTION */;
