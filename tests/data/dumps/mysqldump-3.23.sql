-- MySQL dump 8.23
--
-- Host: localhost    Database: by_schema
---------------------------------------------------------
-- Server version	3.23.58

--
-- Table structure for table `guests`
--

CREATE TABLE guests (
  id int(11) NOT NULL auto_increment,
  name varchar(80) NOT NULL default '',
  born date default NULL,
  queued tinyint(1) default '1',
  kind enum('F','P','D') NOT NULL default 'F',
  PRIMARY KEY  (id),
  KEY born (born)
) TYPE=InnoDB;

--
-- Dumping data for table `guests`
--


INSERT INTO guests VALUES (1,'O\'Hara','1980-02-29',1,'F');
INSERT INTO guests VALUES (2,'',NULL,NULL,'D');

--
-- Table structure for table `empty`
--

CREATE TABLE empty (
  id int(11) NOT NULL default '0'
) TYPE=MyISAM;

--
-- Dumping data for table `empty`
--


