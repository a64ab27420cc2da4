import { openAsBlob } from 'node:fs';
import { inject } from 'vitest';
import type { Where } from '../../mocks/db/open.ts';

/** An embedded database in memory with empty tables. */
export const inMemory = async (): Promise<Where> => ({
  memory: true,
  image: await openAsBlob(inject('databaseImage')),
});
