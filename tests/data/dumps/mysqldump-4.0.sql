-- MySQL dump 9.11
--
-- Host: localhost    Database: by_schema
-- ------------------------------------------------------
-- Server version	4.0.24-standard

--
-- Table structure for table `guests`
--

DROP TABLE IF EXISTS `guests`;
CREATE TABLE `guests` (
  `id` int(11) NOT NULL auto_increment,
  `seen` datetime NOT NULL default '0000-00-00 00:00:00',
  `name` varchar(50) binary default NULL,
  `spent` decimal(4,2) default NULL,
  PRIMARY KEY  (`id`)
) ENGINE=MyISAM;

--
-- Dumping data for table `guests`
--


/*!40000 ALTER TABLE `guests` DISABLE KEYS */;
LOCK TABLES `guests` WRITE;
INSERT INTO `guests` VALUES (1,20041209220820,'O\'Hara',1.50),(2,'2004-12-09 22:07:20',NULL,NULL);
UNLOCK TABLES;
/*!40000 ALTER TABLE `guests` ENABLE KEYS */;

