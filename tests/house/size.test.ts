import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const MAX_LINES = 250;

it.each([
  ['module', /(?<!\.test)\.tsx?$/, 1000],
  ['style sheet', /\.css$/, 100],
])('No %s of src has more than 250 lines', (_, pattern, minFiles) => {
  const files = readdirSync('src', { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && pattern.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name));
  expect(files.length).toBeGreaterThan(minFiles);
  const isLong = (file: string) => readFileSync(file, 'utf8').split('\n').length - 1 > MAX_LINES;
  expect(files.filter(isLong)).toEqual([]);
});
