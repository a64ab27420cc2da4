import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const MOST = 250;

it('No module of src has more than 250 lines.', () => {
  const modules = readdirSync('src', { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name));
  expect(modules.length).toBeGreaterThan(1000);
  const isLong = (file: string) => readFileSync(file, 'utf8').split('\n').length - 1 > MOST;
  expect(modules.filter(isLong)).toEqual([]);
});
