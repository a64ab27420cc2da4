UPDATE "sessions" SET "logout_time" = "users"."tokens_since" / 1000 FROM "users" WHERE "users"."id" = "sessions"."user_id" AND "sessions"."logout_time" IS NULL AND "users"."tokens_since" >= "sessions"."login_time" * 1000::bigint;--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "tokens_since";--> statement-breakpoint
UPDATE "users" SET "extra" = "extra" - ARRAY['authorized', 'passwordIsTemporary', 'emailVerified', 'access_token', 'tempPassword', 'tempResetToken', 'error', 'errors', 'message', 'data', 'pagingMeta'] WHERE "extra" <> '{}';--> statement-breakpoint
UPDATE "roles" SET "extra" = "extra" - ARRAY['authorized', 'role', 'isActive', 'token', 'password', 'error', 'errors', 'message', 'mailError', 'data', 'pagingMeta', 'id'] WHERE "extra" <> '{}';--> statement-breakpoint
UPDATE "tags" SET "extra" = "extra" - ARRAY['authorized', 'role', 'isActive', 'token', 'password', 'error', 'errors', 'message', 'mailError', 'data', 'pagingMeta', 'id'] WHERE "extra" <> '{}';
