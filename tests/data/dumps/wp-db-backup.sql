# WordPress MySQL database backup
#
# Generated: Monday 13. October 2014 04:22 UTC
# Hostname: localhost
# Database: `by_schema`
# --------------------------------------------------------
# --------------------------------------------------------
# Table: `wp_options`
# --------------------------------------------------------


#
# Delete any existing table `wp_options`
#

DROP TABLE IF EXISTS `wp_options`;


#
# Table structure of table `wp_options`
#

CREATE TABLE `wp_options` (
  `option_id` bigint(20) unsigned NOT NULL AUTO_INCREMENT,
  `option_name` varchar(64) NOT NULL DEFAULT '',
  `option_value` longtext NOT NULL,
  PRIMARY KEY (`option_id`),
  UNIQUE KEY `option_name` (`option_name`)
) ENGINE=InnoDB AUTO_INCREMENT=7 DEFAULT CHARSET=utf8 ;

#
# Data contents of table `wp_options`
#
 
INSERT INTO `wp_options` VALUES (1, 'siteurl', 'http://localhost/?a=1;b=2#c') ; 
INSERT INTO `wp_options` VALUES (2, 'widget', 'a:1:{s:5:\"title\";s:8:\"O\'Hara\r\n\";}') ; 
INSERT INTO `wp_options` VALUES (6, 'empty', '') ;
#
# End of data contents of table `wp_options`
# --------------------------------------------------------
