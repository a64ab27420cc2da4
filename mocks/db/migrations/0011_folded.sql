-- Letters that Unicode does not decompose are searched as plain ones. The keys have no case and no accents already.
CREATE FUNCTION pg_temp.plain(text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace($1, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'ø', 'o'), 'đ', 'd'), 'ð', 'd'), 'ħ', 'h'), 'ı', 'i'), 'ł', 'l'), 'þ', 'th'), 'ŧ', 't'), 'ς', 'σ')
$$;--> statement-breakpoint
UPDATE "users" SET "first_name_key" = pg_temp.plain("first_name_key"), "last_name_key" = pg_temp.plain("last_name_key"), "search_text" = pg_temp.plain("search_text") WHERE pg_temp.plain("first_name_key") <> "first_name_key" OR pg_temp.plain("last_name_key") <> "last_name_key" OR pg_temp.plain("search_text") <> "search_text";--> statement-breakpoint
UPDATE "applications" SET "application_name_key" = pg_temp.plain("application_name_key") WHERE pg_temp.plain("application_name_key") <> "application_name_key";--> statement-breakpoint
UPDATE "protected_layers" SET "group_name_key" = pg_temp.plain("group_name_key") WHERE pg_temp.plain("group_name_key") <> "group_name_key";--> statement-breakpoint
UPDATE "purposes" SET "purpose_name_key" = pg_temp.plain("purpose_name_key") WHERE pg_temp.plain("purpose_name_key") <> "purpose_name_key";--> statement-breakpoint
UPDATE "toolgroups" SET "tool_group_name_key" = pg_temp.plain("tool_group_name_key") WHERE pg_temp.plain("tool_group_name_key") <> "tool_group_name_key";--> statement-breakpoint
UPDATE "tools" SET "tool_name_key" = pg_temp.plain("tool_name_key") WHERE pg_temp.plain("tool_name_key") <> "tool_name_key";--> statement-breakpoint
UPDATE "work_order_departments" SET "department_key" = pg_temp.plain("department_key") WHERE pg_temp.plain("department_key") <> "department_key";--> statement-breakpoint
UPDATE "layers" SET "name_key" = pg_temp.plain("name_key") WHERE pg_temp.plain("name_key") <> "name_key";--> statement-breakpoint
-- Two names that differ only in such a letter keep their keys.
UPDATE "roles" AS "one" SET "role_name_key" = pg_temp.plain("role_name_key") WHERE pg_temp.plain("role_name_key") <> "role_name_key"
	AND NOT EXISTS (SELECT 1 FROM "roles" AS "other" WHERE "other"."id" <> "one"."id" AND pg_temp.plain("other"."role_name_key") = pg_temp.plain("one"."role_name_key"));--> statement-breakpoint
UPDATE "tags" AS "one" SET "tag_name_key" = pg_temp.plain("tag_name_key") WHERE pg_temp.plain("tag_name_key") <> "tag_name_key"
	AND NOT EXISTS (SELECT 1 FROM "tags" AS "other" WHERE "other"."id" <> "one"."id" AND pg_temp.plain("other"."tag_name_key") = pg_temp.plain("one"."tag_name_key"));
