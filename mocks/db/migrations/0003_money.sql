CREATE TABLE "cards" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"source" text NOT NULL,
	"brand" text NOT NULL,
	"country" text NOT NULL,
	"last4" text NOT NULL,
	"exp_month" integer NOT NULL,
	"exp_year" integer NOT NULL,
	"name" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription_plans" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"application_id" text COLLATE "C" NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"periods" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"purposes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"toolgroups" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tools" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"extra" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "toolgroups" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"tool_group_name" text NOT NULL,
	"tool_group_name_key" text COLLATE "C" NOT NULL,
	"help_info" text DEFAULT '' NOT NULL,
	"tools" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"extra" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tools" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"tool_name" text NOT NULL,
	"tool_name_key" text COLLATE "C" NOT NULL,
	"help_info" text DEFAULT '' NOT NULL,
	"extra" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "purposes" ADD COLUMN "purpose_name_key" text COLLATE "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "purposes" ADD COLUMN "toolgroups" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "purposes" ADD COLUMN "extra" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "purposes" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "plan_id" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "period" jsonb;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "no_auto_renew" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "past_due" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "cycle_started_at" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "canceled_at" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "ended_at" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "events" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_plans" ADD CONSTRAINT "subscription_plans_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cards_user" ON "cards" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "subscription_plans_application" ON "subscription_plans" USING btree ("application_id","id");--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_plan_id_subscription_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."subscription_plans"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscriptions_due" ON "subscriptions" USING btree ("archived","ends_at");--> statement-breakpoint
UPDATE "purposes" SET "purpose_name_key" = lower("purpose_name");--> statement-breakpoint
UPDATE "subscriptions" SET "cycle_started_at" = "started_at", "canceled_at" = CASE WHEN "archived" THEN "ends_at" END, "ended_at" = CASE WHEN "archived" THEN "ends_at" END;
