import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const LATE = 'tests/screens/lateAnswers.test.tsx';
const SIGN_UP = 'tests/screens/accountSignUp.test.tsx';
const NOTHING = 'It asks nothing: what is there is searched or drawn.';
const ADDRESS = `It writes the address of a list, as a search box does: ${LATE}`;

/** What waits until typing has stopped and is no place of the test of late answers, with why, or with the test that has it. */
const elsewhere: Record<string, string> = {
  'src/account/SignUpPage.tsx': SIGN_UP,
  'src/domain/people/PersonInputs.tsx': SIGN_UP,
  'src/admin/filter/popover/NumberFilter.tsx': ADDRESS,
  'src/admin/input/useAutocomplete.ts':
    'ra-core caches each reply under its filter, and shows that of the last one.',
  'src/admin/small/SmallList.tsx':
    'What is there is searched; react-query caches each page of the demo under its search.',
  'src/ui/find/useSearchField.ts': NOTHING,
  'src/domain/catalogue/tree/PurposeTree.tsx': NOTHING,
  'src/pages/home/notifications/NotificationForm.tsx': NOTHING,
  'src/resources/users/access/AskBox.tsx': NOTHING,
};
/** How it waits: these ask nothing by themselves. */
const means = [
  'src/ui/useDebounced.ts',
  'src/ui/url/useAddressedText.ts',
  'src/data/useEmailTaken.ts',
  'src/admin/select/choices.ts',
  'src/admin/select/LoadedCombobox.tsx',
];

const WAITS = /import (?!type)[^;]*from '[^']*\/(useDebounced|useAddressedText|useEmailTaken|choices)\.ts'/;
const OFFERS = /import [^;]*\bChoiceSource\b[^;]*choices\.ts'[^]*^\s*endpoint: /m;

it('Whatever asks while somebody types is a place of the test of late answers, or it is said why not.', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file))
    .map(file => `src/${file.replaceAll('\\', '/')}`);
  const asking = files
    .filter(file => !means.includes(file))
    .filter(file => {
      const text = readFileSync(file, 'utf8');
      return WAITS.test(text) || OFFERS.test(text);
    });
  const looked = [...readFileSync(LATE, 'utf8').matchAll(/'(src\/[^']+)'/g)].map(([, file]) => file);
  expect(asking.sort()).toEqual([...new Set([...looked, ...Object.keys(elsewhere)])].sort());
});
