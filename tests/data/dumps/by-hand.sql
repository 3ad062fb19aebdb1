/* Homework 3; by hand */
drop database if exists by_schema;
create database by_schema;
use by_schema;

-- teachers first
create table teacher(
    tid int auto_increment primary key,
    name varchar(20) not null,      # surname only
    room char(3)
);
create table course (
    cid char(6) primary key, title varchar(50), credits tinyint unsigned default 3,
    tid int, foreign key (tid) references teacher(tid)
);
insert into teacher(name, room) values ('Ann', '101'), ('Bob', null);
insert into teacher set name = 'Cid', room = 'B-7';
insert into course values
  ('DB-101', "Databases; an introduction", default, 1), -- the first
  ('DB-201', 'Transactions' ' and locks', 2+2, (select tid from teacher where name = 'Bob'))
;
insert into course (cid, title) values ('XX-000', NULL);
update course set tid = 3 where tid is null;
delete from course where cid like 'ZZ%';
alter table course add column level enum('easy','hard') not null default 'easy' after title;
create index by_title on course (title);
create view easy as select title, name from course natural join teacher where level = 'easy';
commit;

delimiter //
create procedure hire(in who varchar(20)) begin
  insert into teacher(name) values (who);
end //
delimiter ;
call hire('Dora');

select * from easy
