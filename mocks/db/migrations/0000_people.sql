CREATE TABLE "api_keys" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "api_keys_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "application_admins" (
	"user_id" text COLLATE "C" NOT NULL,
	"application_id" text COLLATE "C" NOT NULL,
	CONSTRAINT "application_admins_user_id_application_id_pk" PRIMARY KEY("user_id","application_id")
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"application_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mailed_links" (
	"digest" text COLLATE "C" PRIMARY KEY NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"lines" jsonb NOT NULL,
	"link" text,
	"sent_at" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "role_assignments" (
	"user_id" text COLLATE "C" NOT NULL,
	"application_id" text COLLATE "C" NOT NULL,
	"role_id" text COLLATE "C" NOT NULL,
	CONSTRAINT "role_assignments_user_id_application_id_role_id_pk" PRIMARY KEY("user_id","application_id","role_id")
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"role_name" text NOT NULL,
	"role_description" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"application_id" text COLLATE "C",
	"login_time" integer NOT NULL,
	"logout_time" integer
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text COLLATE "C" PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"application_id" text COLLATE "C" NOT NULL,
	"plan_name" text NOT NULL,
	"archived" boolean DEFAULT false NOT NULL,
	"started_at" integer DEFAULT 0 NOT NULL,
	"ends_at" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"tag_name" text NOT NULL,
	"tag_name_key" text COLLATE "C" NOT NULL,
	"help_info" text DEFAULT '' NOT NULL,
	"number_of_maps_tagged" integer DEFAULT 0 NOT NULL,
	"extra" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text COLLATE "C" DEFAULT '' NOT NULL,
	"password_hash" text DEFAULT '' NOT NULL,
	"password_is_temporary" boolean DEFAULT false NOT NULL,
	"provider" text COLLATE "C" DEFAULT 'local' NOT NULL,
	"role" text COLLATE "C" DEFAULT 'user' NOT NULL,
	"login_count" integer DEFAULT 0 NOT NULL,
	"average_time" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_loggedin_yet" boolean DEFAULT false NOT NULL,
	"migrated_from_v4" boolean DEFAULT false NOT NULL,
	"product_email_subscription" boolean DEFAULT false NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"last_logged_in" integer DEFAULT 0 NOT NULL,
	"last_logged_out" integer DEFAULT 0 NOT NULL,
	"tokens_since" bigint DEFAULT 0 NOT NULL,
	"created_by" text COLLATE "C",
	"first_name_key" text COLLATE "C" NOT NULL,
	"last_name_key" text COLLATE "C" NOT NULL,
	"email_key" text COLLATE "C" NOT NULL,
	"search_text" text COLLATE "C" NOT NULL,
	"extra" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_admins" ADD CONSTRAINT "application_admins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_admins" ADD CONSTRAINT "application_admins_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailed_links" ADD CONSTRAINT "mailed_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_assignments" ADD CONSTRAINT "role_assignments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_assignments" ADD CONSTRAINT "role_assignments_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_assignments" ADD CONSTRAINT "role_assignments_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_keys_user" ON "api_keys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "application_admins_application" ON "application_admins" USING btree ("application_id","user_id");--> statement-breakpoint
CREATE INDEX "role_assignments_application" ON "role_assignments" USING btree ("application_id","user_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id","login_time");--> statement-breakpoint
CREATE INDEX "subscriptions_user" ON "subscriptions" USING btree ("user_id","archived");--> statement-breakpoint
CREATE UNIQUE INDEX "tags_name" ON "tags" USING btree ("tag_name_key");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "users_first_name" ON "users" USING btree ("first_name_key","id");--> statement-breakpoint
CREATE INDEX "users_last_name" ON "users" USING btree ("last_name_key","id");--> statement-breakpoint
CREATE INDEX "users_phone" ON "users" USING btree ("phone","id");--> statement-breakpoint
CREATE INDEX "users_provider" ON "users" USING btree ("provider","id");--> statement-breakpoint
CREATE INDEX "users_role" ON "users" USING btree ("role","id");--> statement-breakpoint
CREATE INDEX "users_login_count" ON "users" USING btree ("login_count","id");--> statement-breakpoint
CREATE INDEX "users_average_time" ON "users" USING btree ("average_time","id");--> statement-breakpoint
CREATE INDEX "users_last_logged_in" ON "users" USING btree ("last_logged_in","id");--> statement-breakpoint
CREATE INDEX "users_last_logged_out" ON "users" USING btree ("last_logged_out","id");--> statement-breakpoint
CREATE INDEX "users_created_by" ON "users" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "users_search_text" ON "users" USING btree ("search_text");--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search_text" gin_trgm_ops);