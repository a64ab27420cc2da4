import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const files = readdirSync('tests/e2e', { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.ts'))
  .map(file => [file, readFileSync(`tests/e2e/${file}`, 'utf8')] as const);
/** A query for a control by its name as a text; queries by a pattern are exempt. */
const NAMED_CONTROL =
  /getByRole\('(?:button|link|menuitem\w*|option|tab|checkbox|radio|combobox)', (\{ name\b(?!: \/).*?) \}\)/g;

describe('browser tests that do not depend on the speed of the machine', () => {
  it.each(files)(
    '%s finds controls by their exact name, because a part may also match a control that appears later',
    (_, code) => {
      expect(
        [...code.matchAll(NAMED_CONTROL)]
          .map(([, named]) => named)
          .filter(named => !named!.endsWith('exact: true')),
      ).toEqual([]);
    },
  );

  it.each(files)('%s waits for visible changes and not for a fixed time', (_, code) =>
    expect(code).not.toContain('waitForTimeout'),
  );
});
