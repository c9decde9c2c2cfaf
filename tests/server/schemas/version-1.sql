BEGIN TRANSACTION;
CREATE TABLE events (
	"table" VARCHAR(40) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	seat VARCHAR(10) NOT NULL, 
	line TEXT NOT NULL, 
	secret INTEGER, 
	at BIGINT NOT NULL, 
	command VARCHAR(64), 
	PRIMARY KEY ("table", number), 
	UNIQUE ("table", seat, command), 
	FOREIGN KEY("table") REFERENCES tables ("table")
)
 WITHOUT ROWID

;
INSERT INTO "events" VALUES('old-table-1',1,'line','yellow','produce -> white@2 white@3',NULL,1700000000001,'command-0');
INSERT INTO "events" VALUES('old-table-1',2,'line','yellow','buy green: black@2 -> black@4',NULL,1700000000002,'command-1');
INSERT INTO "events" VALUES('old-table-1',3,'line','green','machine orange',NULL,1700000000003,'command-2');
INSERT INTO "events" VALUES('old-table-1',4,'line','green','machine brown',NULL,1700000000004,'command-3');
INSERT INTO "events" VALUES('old-table-1',5,'line','blue','machine orange',NULL,1700000000005,'command-4');
INSERT INTO "events" VALUES('old-table-1',6,'line','blue','warehouse',NULL,1700000000006,'command-5');
INSERT INTO "events" VALUES('old-table-1',7,'line','red','produce -> orange@2 orange@2',NULL,1700000000007,'command-6');
INSERT INTO "events" VALUES('old-table-1',8,'line','red','buy yellow: white@2 -> white@4',NULL,1700000000008,'command-7');
INSERT INTO "events" VALUES('old-table-1',9,'line','yellow','produce -> white@2 white@3',NULL,1700000000009,'command-8');
INSERT INTO "events" VALUES('old-table-1',10,'line','yellow','sail red: white@4',NULL,1700000000010,'command-9');
INSERT INTO "events" VALUES('old-table-1',11,'line','green','produce -> black@2 brown@2 orange@2',NULL,1700000000011,'command-10');
INSERT INTO "events" VALUES('old-table-1',12,'line','green','buy blue: brown@2 -> brown@3',NULL,1700000000012,'command-11');
INSERT INTO "events" VALUES('old-table-1',13,'line','blue','warehouse',NULL,1700000000013,'command-12');
INSERT INTO "events" VALUES('old-table-1',14,'line','blue','produce -> brown@3 orange@3',NULL,1700000000014,'command-13');
INSERT INTO "events" VALUES('old-table-1',15,'line','red','buy yellow: white@2 -> white@3',NULL,1700000000015,'command-14');
INSERT INTO "events" VALUES('old-table-1',16,'line','red','machine brown',NULL,1700000000016,'command-15');
INSERT INTO "events" VALUES('old-table-1',17,'line','yellow','produce -> white@2 white@3',NULL,1700000000017,'command-16');
INSERT INTO "events" VALUES('old-table-1',18,'line','yellow','load white@3',NULL,1700000000018,'command-17');
INSERT INTO "events" VALUES('old-table-1',19,'line','green','produce -> black@2 black@2 brown@1 brown@1 orange@2 orange@2',NULL,1700000000019,'command-18');
INSERT INTO "events" VALUES('old-table-1',20,'line','green','end',NULL,1700000000020,'command-19');
INSERT INTO "events" VALUES('old-table-1',21,'line','blue','produce -> brown@3 brown@3 orange@3 orange@3',NULL,1700000000021,'command-20');
INSERT INTO "events" VALUES('old-table-1',22,'line','blue','buy green: black@2 black@2 brown@1 -> black@3 black@3 brown@4',NULL,1700000000022,'command-21');
INSERT INTO "events" VALUES('old-table-1',23,'line','red','machine black',NULL,1700000000023,'command-22');
INSERT INTO "events" VALUES('old-table-1',24,'line','red','produce -> black@2 brown@3 orange@2 orange@2 orange@2',NULL,1700000000024,'command-23');
INSERT INTO "events" VALUES('old-table-1',25,'line','yellow','machine brown',NULL,1700000000025,'command-24');
INSERT INTO "events" VALUES('old-table-1',26,'line','yellow','produce -> white@3 white@3 white@3 brown@3',NULL,1700000000026,'command-25');
INSERT INTO "events" VALUES('old-table-1',27,'line','green','produce -> black@3 brown@3 brown@3 orange@3 orange@3 orange@3',NULL,1700000000027,'command-26');
INSERT INTO "events" VALUES('old-table-1',28,'line','green','sail blue: black@3 black@3',NULL,1700000000028,'command-27');
INSERT INTO "events" VALUES('old-table-1',29,'line','blue','buy red: black@2 brown@3 -> black@3 brown@3 brown@4',NULL,1700000000029,'command-28');
INSERT INTO "events" VALUES('old-table-1',30,'line','blue','produce -> brown@1 brown@1 orange@1 orange@2',NULL,1700000000030,'command-29');
INSERT INTO "events" VALUES('old-table-1',31,'line','red','warehouse',NULL,1700000000031,'command-30');
INSERT INTO "events" VALUES('old-table-1',32,'line','red','produce -> black@3 brown@2 orange@3 orange@3 orange@3 orange@3',NULL,1700000000032,'command-31');
INSERT INTO "events" VALUES('old-table-1',33,'line','yellow','sail sea',NULL,1700000000033,'command-32');
INSERT INTO "events" VALUES('old-table-1',34,'line','yellow','sail blue: black@3 brown@3',NULL,1700000000034,'command-33');
INSERT INTO "events" VALUES('old-table-1',35,'line','green','sail sea',NULL,1700000000035,'command-34');
INSERT INTO "events" VALUES('old-table-1',36,'line','green','sail island',NULL,1700000000036,'command-35');
INSERT INTO "events" VALUES('old-table-1',37,'sealed','blue','',3,1700000000037,'command-36');
INSERT INTO "events" VALUES('old-table-1',38,'sealed','red','',8,1700000000038,'command-37');
INSERT INTO "events" VALUES('old-table-1',39,'line','yellow','loan',NULL,1700000000039,'command-38');
INSERT INTO "events" VALUES('old-table-1',40,'sealed','yellow','',8,1700000000040,'command-39');
INSERT INTO "events" VALUES('old-table-1',41,'line','blue','bid 3',NULL,1700000000041,NULL);
INSERT INTO "events" VALUES('old-table-1',42,'line','red','bid 8',NULL,1700000000042,NULL);
INSERT INTO "events" VALUES('old-table-1',43,'line','yellow','bid 8',NULL,1700000000043,NULL);
CREATE TABLE schema (
	version INTEGER NOT NULL
);
INSERT INTO "schema" VALUES(1);
CREATE TABLE seats (
	"table" VARCHAR(40) NOT NULL, 
	seat VARCHAR(10) NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	style VARCHAR(24) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	token BLOB, 
	PRIMARY KEY ("table", seat), 
	FOREIGN KEY("table") REFERENCES tables ("table")
)
 WITHOUT ROWID

;
INSERT INTO "seats" VALUES('old-table-1','blue','person','','Ann',X'A3656C50C59B9DD17E7B7539929EFFB20169A63D77B0453E14162984B611C5F8');
INSERT INTO "seats" VALUES('old-table-1','green','bot','thrifty','',NULL);
INSERT INTO "seats" VALUES('old-table-1','red','bot','steady','',NULL);
INSERT INTO "seats" VALUES('old-table-1','yellow','bot','bold','',NULL);
CREATE TABLE tables (
	"table" VARCHAR(40) NOT NULL, 
	header TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	"join" VARCHAR(80) NOT NULL, 
	watch VARCHAR(80) NOT NULL, 
	finished BIGINT, 
	rounds INTEGER, 
	winners VARCHAR(80), 
	PRIMARY KEY ("table")
);
INSERT INTO "tables" VALUES('old-table-1','boxship record 1
rules: classic
seats: blue red yellow green
first: yellow
machines: brown orange white black
cards: orange black white tan',1700000000000,'join-1','watch-1',NULL,NULL,NULL);
COMMIT;
