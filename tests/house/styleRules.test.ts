import stylelint from 'stylelint';
import { expect, it } from 'vitest';

/** What the project's own settings say of a sheet, by the names of the rules. */
async function reported(code: string): Promise<string[]> {
  const { results } = await stylelint.lint({
    code,
    codeFilename: 'src/planted.module.css',
    configFile: 'lint/stylelint.config.mjs',
  });
  return results.flatMap(({ warnings, parseErrors }) => {
    expect(parseErrors).toEqual([]);
    return warnings.map(({ rule }) => rule);
  });
}

it.each([
  '.a:has(b) > *',
  '.a:has(b) + :not(p)',
  '.a :is(td:not(:has(b)), p) > *',
  '.a:has(.b) > :not(.c, p)',
  '.a:has(.b) ::before',
  '.a:has(.b) :is(:hover, .c)',
  '.c, .a:has(.b) > :has(.c)',
])(
  '%s is refused: each element that comes or goes would have the whole page styled anew.',
  async selector => {
    expect(await reported(`${selector} { color: red; }`)).toEqual(['console/no-universal-below-has']);
  },
);

it('The same is refused in a nested rule.', async () => {
  expect(await reported('.a:has(b) { > * { color: red; } }')).toEqual(['console/no-universal-below-has']);
  expect(await reported('.a:has(b) { &:hover { color: red; } > p { color: red; } }')).toEqual([]);
});

it.each([
  '.a:has(> b)',
  '.a > :has(b)',
  ':root:has(.b) .c',
  '.a :not(p) > *',
  '.a:has(b) :is(td, .c)',
  ':global(:root):has(.b) > :global(.c)',
])('%s is let through.', async selector => {
  expect(await reported(`${selector} { color: red; }`)).toEqual([]);
});

it.each([
  'overflow: auto',
  'overflow: hidden auto',
  'overflow-x: scroll',
  'overflow-y: auto; position: static',
])(
  'What scrolls (%s) without a position is refused: what is hidden in it but read aloud would make the page as long as all that it holds.',
  async declared => {
    expect(await reported(`.a { ${declared}; }`)).toEqual(['console/scroll-needs-position']);
    expect(await reported(`@media (max-width: 760px) { .a { ${declared}; } }`)).toEqual([
      'console/scroll-needs-position',
    ]);
  },
);

it.each(['position: relative; overflow: auto', 'overflow-y: scroll; position: absolute', 'overflow: hidden'])(
  '%s is let through.',
  async declared => {
    expect(await reported(`.a { ${declared}; }`)).toEqual([]);
  },
);
