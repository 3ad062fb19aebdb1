/*!40101 SET NAMES binary*/;
CREATE TABLE IF NOT EXISTS `names`(
`id` int,
`name` int
) ENGINE=MEMORY;
