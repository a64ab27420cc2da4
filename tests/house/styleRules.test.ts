import stylelint from 'stylelint';
import { expect, it } from 'vitest';

/** The names of the rules that a style sheet breaks, with the project's settings. */
async function brokenRules(code: string): Promise<string[]> {
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
  'Stylelint refuses %s, because every change of elements would restyle the complete page',
  async selector => {
    expect(await brokenRules(`${selector} { color: red; }`)).toEqual(['console/no-universal-below-has']);
  },
);

it('Stylelint refuses a universal selector below a :has() in a nested rule', async () => {
  expect(await brokenRules('.a:has(b) { > * { color: red; } }')).toEqual(['console/no-universal-below-has']);
  expect(await brokenRules('.a:has(b) { &:hover { color: red; } > p { color: red; } }')).toEqual([]);
});

it.each([
  '.a:has(> b)',
  '.a > :has(b)',
  ':root:has(.b) .c',
  '.a :not(p) > *',
  '.a:has(b) :is(td, .c)',
  ':global(:root):has(.b) > :global(.c)',
])('Stylelint allows the selector %s', async selector => {
  expect(await brokenRules(`${selector} { color: red; }`)).toEqual([]);
});

it.each([
  'overflow: auto',
  'overflow: hidden auto',
  'overflow-x: scroll',
  'overflow-y: auto; position: static',
])('Stylelint refuses a scroll container (%s) without a position', async declared => {
  expect(await brokenRules(`.a { ${declared}; }`)).toEqual(['console/scroll-needs-position']);
  expect(await brokenRules(`@media (max-width: 760px) { .a { ${declared}; } }`)).toEqual([
    'console/scroll-needs-position',
  ]);
});

it.each(['position: relative; overflow: auto', 'overflow-y: scroll; position: absolute', 'overflow: hidden'])(
  'Stylelint allows the declarations %s',
  async declared => {
    expect(await brokenRules(`.a { ${declared}; }`)).toEqual([]);
  },
);
