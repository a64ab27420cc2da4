CREATE TABLE "notification_groups" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"date" text NOT NULL,
	"timestamp" integer NOT NULL,
	"newsletter_sent" boolean DEFAULT false NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"notifications" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"extra" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 0 NOT NULL
);
