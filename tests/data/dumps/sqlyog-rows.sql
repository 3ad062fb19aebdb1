/*
SQLyog Ultimate v13.1.1 (64 bit)
MySQL - 10.4.32-MariaDB 
*********************************************************************
*/
/*!40101 SET NAMES utf8 */;

create table `guests` (
	`id` int (11),
	`name` varchar (120),
	`born` date ,
	`spent` float 
); 
insert into `guests` (`id`, `name`, `born`, `spent`) values('1','Ann','1980-02-29','10.5');
insert into `guests` (`id`, `name`, `born`, `spent`) values('2','O\'Hara',NULL,'0');
update `guests` set `name` = 'Bea' where `id` = '2';
