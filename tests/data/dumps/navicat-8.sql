/*
MySQL Data Transfer
Source Host: localhost
Source Database: by_schema
Target Host: localhost
Target Database: by_schema
Date: 2009-6-2 17:10:44
*/

SET FOREIGN_KEY_CHECKS=0;
-- ----------------------------
-- Table structure for guests
-- ----------------------------
DROP TABLE IF EXISTS `guests`;
CREATE TABLE `guests` (
  `id` int(11) NOT NULL auto_increment,
  `name` varchar(40) default NULL,
  `born` date default NULL,
  `photo` blob,
  PRIMARY KEY  (`id`)
) ENGINE=InnoDB AUTO_INCREMENT=5 DEFAULT CHARSET=utf8;

-- ----------------------------
-- Procedure structure for count_guests
-- ----------------------------
DROP PROCEDURE IF EXISTS `count_guests`;
DELIMITER ;;
CREATE DEFINER=`root`@`localhost` PROCEDURE `count_guests`()
BEGIN
	SELECT COUNT(*) FROM guests;
END;;
DELIMITER ;

-- ----------------------------
-- Records 
-- ----------------------------
INSERT INTO `guests` VALUES ('1', 'Ann', '1980-02-29', null);
INSERT INTO `guests` VALUES ('2', 'O\'Hara', null, 0x00FF27);
INSERT INTO `guests` VALUES ('4', '', '2000-01-01', '');
