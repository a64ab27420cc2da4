CREATE TABLE "configs" (
	"application_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"documents" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "daily_import_versions" (
	"application_id" text COLLATE "C" NOT NULL,
	"version" integer NOT NULL,
	"backup_name" text NOT NULL,
	"config" text NOT NULL,
	"created_on" integer NOT NULL,
	CONSTRAINT "daily_import_versions_application_id_version_pk" PRIMARY KEY("application_id","version")
);
--> statement-breakpoint
CREATE TABLE "daily_imports" (
	"application_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"config" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "default_configs" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"documents" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "configs" ADD CONSTRAINT "configs_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_import_versions" ADD CONSTRAINT "daily_import_versions_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_imports" ADD CONSTRAINT "daily_imports_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;