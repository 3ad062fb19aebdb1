/*
 Navicat Premium Data Transfer

 Source Server         : local
 Source Server Type    : MySQL
 Source Server Version : 80030
 Source Host           : localhost:3306
 Source Schema         : by_schema

 Target Server Type    : MySQL
 Target Server Version : 80030
 File Encoding         : 65001

 Date: 11/05/2023 00:41:48
*/

SET NAMES utf8mb4;
SET FOREIGN_KEY_CHECKS = 0;

-- ----------------------------
-- Table structure for bookings
-- ----------------------------
DROP TABLE IF EXISTS `bookings`;
CREATE TABLE `bookings`  (
  `id` int NOT NULL AUTO_INCREMENT,
  `guest` int NULL DEFAULT NULL,
  `made` datetime(0) NULL DEFAULT NULL COMMENT 'when it was made',
  `price` decimal(10, 2) NULL DEFAULT NULL,
  PRIMARY KEY (`id`) USING BTREE,
  INDEX `guest`(`guest` ASC) USING BTREE,
  CONSTRAINT `bookings_ibfk_1` FOREIGN KEY (`guest`) REFERENCES `guests` (`id`) ON DELETE RESTRICT ON UPDATE RESTRICT
) ENGINE = InnoDB AUTO_INCREMENT = 4 CHARACTER SET = utf8mb4 COLLATE = utf8mb4_general_ci COMMENT = 'all, even old' ROW_FORMAT = Dynamic;

-- ----------------------------
-- Records of bookings
-- ----------------------------
BEGIN;
INSERT INTO `bookings` (`id`, `guest`, `made`, `price`) VALUES (1, 1, '2023-05-11 00:00:00', 10.50);
INSERT INTO `bookings` (`id`, `guest`, `made`, `price`) VALUES (3, NULL, NULL, -0.01);
COMMIT;

-- ----------------------------
-- Table structure for guests
-- ----------------------------
DROP TABLE IF EXISTS `guests`;
CREATE TABLE `guests`  (
  `id` int NOT NULL AUTO_INCREMENT,
  `name` varchar(40) CHARACTER SET utf8mb4 COLLATE utf8mb4_general_ci NOT NULL,
  `photo` blob NULL,
  `flags` bit(1) NULL DEFAULT NULL,
  `spent` decimal(10, 2) NULL DEFAULT 0.00,
  PRIMARY KEY (`id`) USING BTREE
) ENGINE = InnoDB AUTO_INCREMENT = 3 CHARACTER SET = utf8mb4 COLLATE = utf8mb4_general_ci ROW_FORMAT = DYNAMIC;

-- ----------------------------
-- Records of guests
-- ----------------------------
BEGIN;
INSERT INTO `guests` (`id`, `name`, `photo`, `flags`, `spent`) VALUES (1, '张三\r\n\'x\'', 0x89504E47, b'1', 0.00);
INSERT INTO `guests` (`id`, `name`, `photo`, `flags`, `spent`) VALUES (2, '', NULL, NULL, NULL);
COMMIT;

-- ----------------------------
-- View structure for names
-- ----------------------------
DROP VIEW IF EXISTS `names`;
CREATE ALGORITHM = UNDEFINED SQL SECURITY DEFINER VIEW `names` AS select `guests`.`id` AS `id`,`guests`.`name` AS `name` from `guests`;

-- ----------------------------
-- Procedure structure for spend
-- ----------------------------
DROP PROCEDURE IF EXISTS `spend`;
delimiter ;;
CREATE PROCEDURE `spend`(in who int,in much decimal(10,2))
BEGIN
	UPDATE guests SET spent = spent + much WHERE id = who;
END
;;
delimiter ;

-- ----------------------------
-- Triggers structure for table bookings
-- ----------------------------
DROP TRIGGER IF EXISTS `spent`;
delimiter ;;
CREATE TRIGGER `spent` AFTER INSERT ON `bookings` FOR EACH ROW BEGIN
	CALL spend(NEW.guest, NEW.price);
END
;;
delimiter ;

SET FOREIGN_KEY_CHECKS = 1;
