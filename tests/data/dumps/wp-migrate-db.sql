# WordPress MySQL database migration
#
# Generated: Tuesday 21. May 2024 08:09 UTC
# Hostname: localhost
# Database: `by_schema`
# URL: //localhost
# Path: /var/www/html
# Tables: wp_options
# --------------------------------------------------------

/*!40101 SET NAMES utf8mb4 */;

SET sql_mode='NO_AUTO_VALUE_ON_ZERO';



#
# Delete any existing table `wp_options`
#

DROP TABLE IF EXISTS `wp_options`;


#
# Table structure of table `wp_options`
#

CREATE TABLE `wp_options` (
  `option_id` bigint unsigned NOT NULL AUTO_INCREMENT,
  `option_name` varchar(191) COLLATE utf8mb4_unicode_ci NOT NULL DEFAULT '',
  `option_value` longtext COLLATE utf8mb4_unicode_ci NOT NULL,
  PRIMARY KEY (`option_id`)
) ENGINE=InnoDB AUTO_INCREMENT=3 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;


#
# Data contents of table `wp_options`
#
INSERT INTO `wp_options` ( `option_id`, `option_name`, `option_value`) VALUES
(1, 'siteurl', 'http://localhost'),
(2, 'blogname', 'It\\\'s \"mine\"') ;

#
# End of data contents of table `wp_options`
# --------------------------------------------------------

#
# Add constraints back in and apply any alter data queries.
#

