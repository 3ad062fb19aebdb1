-- MySQL Workbench Forward Engineering

SET @OLD_UNIQUE_CHECKS=@@UNIQUE_CHECKS, UNIQUE_CHECKS=0;
SET @OLD_FOREIGN_KEY_CHECKS=@@FOREIGN_KEY_CHECKS, FOREIGN_KEY_CHECKS=0;
SET @OLD_SQL_MODE=@@SQL_MODE, SQL_MODE='ONLY_FULL_GROUP_BY,STRICT_TRANS_TABLES,NO_ZERO_IN_DATE,NO_ZERO_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION';

-- -----------------------------------------------------
-- Schema mydb
-- -----------------------------------------------------
-- -----------------------------------------------------
-- Schema by_schema
-- -----------------------------------------------------
DROP SCHEMA IF EXISTS `by_schema` ;

-- -----------------------------------------------------
-- Schema by_schema
-- -----------------------------------------------------
CREATE SCHEMA IF NOT EXISTS `by_schema` DEFAULT CHARACTER SET utf8 ;
USE `by_schema` ;

-- -----------------------------------------------------
-- Table `by_schema`.`guests`
-- -----------------------------------------------------
CREATE TABLE IF NOT EXISTS `by_schema`.`guests` (
  `id` INT NOT NULL AUTO_INCREMENT,
  `name` VARCHAR(45) NOT NULL COMMENT 'as written; not changed',
  `born` DATE NULL DEFAULT NULL,
  PRIMARY KEY (`id`),
  UNIQUE INDEX `name_UNIQUE` (`name` ASC))
ENGINE = InnoDB;


-- -----------------------------------------------------
-- Table `by_schema`.`bookings`
-- -----------------------------------------------------
CREATE TABLE IF NOT EXISTS `by_schema`.`bookings` (
  `id` INT NOT NULL AUTO_INCREMENT,
  `guests_id` INT NOT NULL,
  `price` DECIMAL(8,2) NULL,
  PRIMARY KEY (`id`, `guests_id`),
  INDEX `fk_bookings_guests_idx` (`guests_id` ASC),
  CONSTRAINT `fk_bookings_guests`
    FOREIGN KEY (`guests_id`)
    REFERENCES `by_schema`.`guests` (`id`)
    ON DELETE NO ACTION
    ON UPDATE NO ACTION)
ENGINE = InnoDB;

USE `by_schema` ;

-- -----------------------------------------------------
-- Placeholder table for view `by_schema`.`spent`
-- -----------------------------------------------------
CREATE TABLE IF NOT EXISTS `by_schema`.`spent` (`name` INT, `sum` INT);

-- -----------------------------------------------------
-- procedure count_guests
-- -----------------------------------------------------

DELIMITER $$
USE `by_schema`$$
CREATE PROCEDURE `by_schema`.`count_guests` ()
BEGIN
  SELECT COUNT(*) FROM guests;
END$$

DELIMITER ;

-- -----------------------------------------------------
-- View `by_schema`.`spent`
-- -----------------------------------------------------
DROP TABLE IF EXISTS `by_schema`.`spent`;
USE `by_schema`;
CREATE  OR REPLACE VIEW `by_schema`.`spent` AS
  SELECT g.name, SUM(b.price) AS `sum` FROM guests g JOIN bookings b ON b.guests_id = g.id GROUP BY g.name;
USE `by_schema`;

DELIMITER $$
USE `by_schema`$$
CREATE TRIGGER `by_schema`.`bookings_BEFORE_INSERT` BEFORE INSERT ON `bookings` FOR EACH ROW
BEGIN
  SET NEW.price = IFNULL(NEW.price, 80);
END$$


DELIMITER ;

SET SQL_MODE=@OLD_SQL_MODE;
SET FOREIGN_KEY_CHECKS=@OLD_FOREIGN_KEY_CHECKS;
SET UNIQUE_CHECKS=@OLD_UNIQUE_CHECKS;

-- -----------------------------------------------------
-- Data for table `by_schema`.`guests`
-- -----------------------------------------------------
START TRANSACTION;
USE `by_schema`;
INSERT INTO `by_schema`.`guests` (`id`, `name`, `born`) VALUES (1, 'Ann', '1980-02-29');
INSERT INTO `by_schema`.`guests` (`id`, `name`, `born`) VALUES (DEFAULT, 'Bob', NULL);

COMMIT;


-- -----------------------------------------------------
-- Data for table `by_schema`.`bookings`
-- -----------------------------------------------------
START TRANSACTION;
USE `by_schema`;
INSERT INTO `by_schema`.`bookings` (`id`, `guests_id`, `price`) VALUES (1, 1, 10.5);
INSERT INTO `by_schema`.`bookings` (`id`, `guests_id`, `price`) VALUES (2, 2, NULL);

COMMIT;

