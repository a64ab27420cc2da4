DROP INDEX "users_search_text";--> statement-breakpoint
CREATE INDEX "users_found" ON "users" USING btree ("search_text","id");