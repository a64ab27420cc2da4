import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of documents that are in use elsewhere and may not be copied into the repository. Where it is not named, these tests are no part of the run. */
export const REAL = process.env.REAL_DATA;

/** A file of public data in that folder, as its text. */
export const publicText = (name: string) => readFileSync(join(REAL!, 'public', name), 'utf8');
export const publicJson = <T>(name: string) => JSON.parse(publicText(name)) as T;
