CREATE TABLE "protected_layers" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"application_id" text COLLATE "C" NOT NULL,
	"group_name" text NOT NULL,
	"group_name_key" text COLLATE "C" NOT NULL,
	"group_index" integer NOT NULL,
	"layer_names" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"extra" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purpose_roles" (
	"purpose_id" text COLLATE "C" NOT NULL,
	"application_id" text COLLATE "C" NOT NULL,
	"role_id" text COLLATE "C" NOT NULL,
	CONSTRAINT "purpose_roles_purpose_id_application_id_role_id_pk" PRIMARY KEY("purpose_id","application_id","role_id")
);
--> statement-breakpoint
CREATE TABLE "purposes" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"purpose_name" text NOT NULL,
	"help_info" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_protected_layers" (
	"user_id" text COLLATE "C" NOT NULL,
	"layer_id" text COLLATE "C" NOT NULL,
	CONSTRAINT "user_protected_layers_user_id_layer_id_pk" PRIMARY KEY("user_id","layer_id")
);
--> statement-breakpoint
CREATE TABLE "v4_people" (
	"user_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"roles" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"subscriptions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"refusal" text
);
--> statement-breakpoint
ALTER TABLE "role_assignments" DROP CONSTRAINT "role_assignments_user_id_application_id_role_id_pk";--> statement-breakpoint
ALTER TABLE "role_assignments" ALTER COLUMN "application_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "application_id" text COLLATE "C";--> statement-breakpoint
UPDATE "applications" SET "application_id" = trim(BOTH '-' FROM regexp_replace(lower("application_name"), '[^a-z0-9]+', '-', 'g'));--> statement-breakpoint
ALTER TABLE "applications" ALTER COLUMN "application_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "application_name_key" text COLLATE "C";--> statement-breakpoint
UPDATE "applications" SET "application_name_key" = lower("application_name");--> statement-breakpoint
ALTER TABLE "applications" ALTER COLUMN "application_name_key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "role_name_key" text COLLATE "C";--> statement-breakpoint
UPDATE "roles" SET "role_name_key" = lower("role_name");--> statement-breakpoint
ALTER TABLE "roles" ALTER COLUMN "role_name_key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "extra" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "protected_layers" ADD CONSTRAINT "protected_layers_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purpose_roles" ADD CONSTRAINT "purpose_roles_purpose_id_purposes_id_fk" FOREIGN KEY ("purpose_id") REFERENCES "public"."purposes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purpose_roles" ADD CONSTRAINT "purpose_roles_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purpose_roles" ADD CONSTRAINT "purpose_roles_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_protected_layers" ADD CONSTRAINT "user_protected_layers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_protected_layers" ADD CONSTRAINT "user_protected_layers_layer_id_protected_layers_id_fk" FOREIGN KEY ("layer_id") REFERENCES "public"."protected_layers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "v4_people" ADD CONSTRAINT "v4_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "protected_layers_application" ON "protected_layers" USING btree ("application_id","group_index");--> statement-breakpoint
CREATE INDEX "purpose_roles_role" ON "purpose_roles" USING btree ("role_id","application_id");--> statement-breakpoint
CREATE INDEX "user_protected_layers_layer" ON "user_protected_layers" USING btree ("layer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_application_id" ON "applications" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "applications_name" ON "applications" USING btree ("application_name_key","id");--> statement-breakpoint
CREATE UNIQUE INDEX "role_assignments_once" ON "role_assignments" USING btree ("user_id",coalesce("application_id", ''),"role_id");--> statement-breakpoint
CREATE INDEX "role_assignments_role" ON "role_assignments" USING btree ("role_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "roles_name" ON "roles" USING btree ("role_name_key");