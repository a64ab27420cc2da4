import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './mocks/db/tables/*.ts',
  out: './mocks/db/migrations',
});
