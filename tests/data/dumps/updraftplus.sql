# WordPress MySQL database backup
# Created by UpdraftPlus version 2.16.14.1 (https://updraftplus.com)
# WordPress Version: 6.4.1, running on PHP 7.4.33 (Apache), MySQL 5.7.39
# Table prefix: wp_
# Site info: end

# Generated: Thursday 23. November 2023 04:36 UTC
# Hostname: 127.0.0.1
# Database: `by_schema`
# --------------------------------------------------------
/*!40101 SET @OLD_CHARACTER_SET_CLIENT=@@CHARACTER_SET_CLIENT */;
/*!40101 SET @OLD_CHARACTER_SET_RESULTS=@@CHARACTER_SET_RESULTS */;
/*!40101 SET @OLD_COLLATION_CONNECTION=@@COLLATION_CONNECTION */;
/*!40101 SET NAMES utf8mb4 */;
/*!40101 SET foreign_key_checks = 0 */;

# Table: `wp_users`
# Approximate rows expected in table: 2

# Delete any existing table `wp_users`

DROP TABLE IF EXISTS `wp_users`;

# Table structure of table `wp_users`

CREATE TABLE `wp_users` (
  `ID` bigint(20) unsigned NOT NULL AUTO_INCREMENT,
  `user_login` varchar(60) COLLATE utf8mb4_unicode_520_ci NOT NULL DEFAULT '',
  `user_registered` datetime NOT NULL DEFAULT '1970-01-01 00:00:00',
  `user_key` varbinary(8) DEFAULT NULL,
  PRIMARY KEY (`ID`)
) ENGINE=InnoDB AUTO_INCREMENT=9 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci ;

# Data contents of table `wp_users`

INSERT INTO `wp_users` (`ID`, `user_login`, `user_registered`, `user_key`) VALUES (1, 'admin', '2023-11-23 04:36:00', 0x00ff27),
(8, 'O\'Hara 😀', '2023-11-23 04:36:01', NULL);

# End of data contents of table `wp_users`

/*!40101 SET CHARACTER_SET_CLIENT=@OLD_CHARACTER_SET_CLIENT */;
/*!40101 SET CHARACTER_SET_RESULTS=@OLD_CHARACTER_SET_RESULTS */;
/*!40101 SET COLLATION_CONNECTION=@OLD_COLLATION_CONNECTION */;
