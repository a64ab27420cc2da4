import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const all = readdirSync('tests/e2e', { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.ts'))
  .map(file => [file, readFileSync(`tests/e2e/${file}`, 'utf8')] as const);
/** What is pressed or chosen, by its name; a pattern says itself how much of it. */
const NAMED =
  /getByRole\('(?:button|link|menuitem\w*|option|tab|checkbox|radio|combobox)', (\{ name\b(?!: \/).*?) \}\)/g;

describe('a test in the browser meets the same however slow the machine is', () => {
  it.each(all)(
    '%s names what it presses by the whole name: a part of it may fit a second one that comes later.',
    (_, code) => {
      expect(
        [...code.matchAll(NAMED)].map(([, named]) => named).filter(named => !named!.endsWith('exact: true')),
      ).toEqual([]);
    },
  );

  it.each(all)('%s waits for what is seen, not for a time.', (_, code) =>
    expect(code).not.toContain('waitForTimeout'),
  );
});
