CREATE TABLE "application_users" (
	"user_id" text COLLATE "C" NOT NULL,
	"application_id" text COLLATE "C" NOT NULL,
	CONSTRAINT "application_users_application_id_user_id_pk" PRIMARY KEY("application_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "work_order_members" (
	"department_id" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"type" text COLLATE "C" NOT NULL,
	CONSTRAINT "work_order_members_department_id_user_id_type_pk" PRIMARY KEY("department_id","user_id","type")
);
--> statement-breakpoint
CREATE TABLE "work_order_departments" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"application_id" text COLLATE "C" NOT NULL,
	"department" text NOT NULL,
	"department_key" text COLLATE "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "field_apps" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"application_id" text COLLATE "C" NOT NULL,
	"field_app_name" text NOT NULL,
	"read_users" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"write_users" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"services" json NOT NULL,
	"tile_packages" json NOT NULL,
	"extra" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "layers" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"application_id" text COLLATE "C" NOT NULL,
	"layer_id" json,
	"name" text NOT NULL,
	"name_key" text COLLATE "C" NOT NULL,
	"geometry_type" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"editable" boolean DEFAULT false NOT NULL,
	"extra" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription_overrides" (
	"user_id" text COLLATE "C" NOT NULL,
	"application_id" text COLLATE "C" NOT NULL,
	CONSTRAINT "subscription_overrides_application_id_user_id_pk" PRIMARY KEY("application_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "application_users" ADD CONSTRAINT "application_users_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_users" ADD CONSTRAINT "application_users_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order_members" ADD CONSTRAINT "work_order_members_department_id_work_order_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."work_order_departments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order_members" ADD CONSTRAINT "work_order_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order_departments" ADD CONSTRAINT "work_order_departments_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "field_apps" ADD CONSTRAINT "field_apps_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "layers" ADD CONSTRAINT "layers_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_overrides" ADD CONSTRAINT "subscription_overrides_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_overrides" ADD CONSTRAINT "subscription_overrides_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_users_user" ON "application_users" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "work_order_members_user" ON "work_order_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "work_order_departments_application" ON "work_order_departments" USING btree ("application_id","department_key");--> statement-breakpoint
CREATE INDEX "field_apps_application" ON "field_apps" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "layers_application" ON "layers" USING btree ("application_id","name_key");--> statement-breakpoint
CREATE INDEX "subscription_overrides_user" ON "subscription_overrides" USING btree ("user_id");