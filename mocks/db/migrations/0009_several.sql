CREATE TABLE "attempts" (
	"name" text COLLATE "C" NOT NULL,
	"whose" text COLLATE "C" NOT NULL,
	"count" integer NOT NULL,
	"until" bigint NOT NULL,
	"forgotten_at" bigint NOT NULL,
	CONSTRAINT "attempts_name_whose_pk" PRIMARY KEY("name","whose")
);
--> statement-breakpoint
CREATE TABLE "taken_roles" (
	"taking" text COLLATE "C" PRIMARY KEY NOT NULL,
	"until" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "attempts_forgotten_at" ON "attempts" USING btree ("forgotten_at");
--> statement-breakpoint
-- @socket.io/postgres-adapter keeps here what is too long for a NOTIFY, for half a minute.
CREATE TABLE "socket_io_attachments" (
	"id" bigserial UNIQUE,
	"created_at" timestamptz DEFAULT now(),
	"payload" bytea
);
