import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder with real documents, named by REAL_DATA. Without it these tests are skipped. */
export const REAL = process.env.REAL_DATA;

/** Reads a file of public data in that folder. */
export const publicText = (name: string) => readFileSync(join(REAL!, 'public', name), 'utf8');
export const publicJson = <T>(name: string) => JSON.parse(publicText(name)) as T;
