CREATE TABLE "tool_configs" (
	"tool_id" text COLLATE "C" NOT NULL,
	"application_id" text COLLATE "C" NOT NULL,
	"config" json NOT NULL,
	"extra" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "tool_configs_tool_id_application_id_pk" PRIMARY KEY("tool_id","application_id")
);
--> statement-breakpoint
CREATE TABLE "tool_roles" (
	"tool_id" text COLLATE "C" NOT NULL,
	"application_id" text COLLATE "C" NOT NULL,
	"role_id" text COLLATE "C" NOT NULL,
	CONSTRAINT "tool_roles_tool_id_application_id_role_id_pk" PRIMARY KEY("tool_id","application_id","role_id")
);
--> statement-breakpoint
CREATE TABLE "toolgroup_roles" (
	"toolgroup_id" text COLLATE "C" NOT NULL,
	"application_id" text COLLATE "C" NOT NULL,
	"role_id" text COLLATE "C" NOT NULL,
	CONSTRAINT "toolgroup_roles_toolgroup_id_application_id_role_id_pk" PRIMARY KEY("toolgroup_id","application_id","role_id")
);
--> statement-breakpoint
ALTER TABLE "tools" ADD COLUMN "default_config" json;--> statement-breakpoint
ALTER TABLE "tool_configs" ADD CONSTRAINT "tool_configs_tool_id_tools_id_fk" FOREIGN KEY ("tool_id") REFERENCES "public"."tools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tool_configs" ADD CONSTRAINT "tool_configs_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tool_roles" ADD CONSTRAINT "tool_roles_tool_id_tools_id_fk" FOREIGN KEY ("tool_id") REFERENCES "public"."tools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tool_roles" ADD CONSTRAINT "tool_roles_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tool_roles" ADD CONSTRAINT "tool_roles_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "toolgroup_roles" ADD CONSTRAINT "toolgroup_roles_toolgroup_id_toolgroups_id_fk" FOREIGN KEY ("toolgroup_id") REFERENCES "public"."toolgroups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "toolgroup_roles" ADD CONSTRAINT "toolgroup_roles_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "toolgroup_roles" ADD CONSTRAINT "toolgroup_roles_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tool_roles_role" ON "tool_roles" USING btree ("role_id","application_id");--> statement-breakpoint
CREATE INDEX "toolgroup_roles_role" ON "toolgroup_roles" USING btree ("role_id","application_id");