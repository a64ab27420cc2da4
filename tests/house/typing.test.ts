import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const LATE_REPLIES = 'tests/screens/lateAnswers.test.tsx';
const SIGN_UP = 'tests/screens/accountSignUp.test.tsx';
const NO_REQUESTS = 'It sends no requests: it searches or renders loaded data.';
const LIST_URL = `It writes the URL of a list, like a search box: ${LATE_REPLIES}`;

/** Files that wait until typing stops and that the test of late replies skips, with the reason or with the test that covers them. */
const exemptFiles: Record<string, string> = {
  'src/account/SignUpPage.tsx': SIGN_UP,
  'src/domain/people/UserInputs.tsx': SIGN_UP,
  'src/admin/filter/popover/NumberFilter.tsx': LIST_URL,
  'src/admin/input/useAutocomplete.ts':
    'ra-core caches each reply under its filter, and shows the reply of the last filter.',
  'src/admin/embedded/EmbeddedList.tsx':
    'It searches loaded data; react-query caches each page of the demo under its search.',
  'src/ui/find/useSearchField.ts': NO_REQUESTS,
  'src/domain/catalogue/tree/PurposeTree.tsx': NO_REQUESTS,
  'src/pages/home/notifications/NotificationForm.tsx': NO_REQUESTS,
  'src/resources/users/access/QuestionInput.tsx': NO_REQUESTS,
};
/** Helpers that wait, and send no requests of their own. */
const helpers = [
  'src/ui/useDebouncedValue.ts',
  'src/ui/url/useUrlText.ts',
  'src/data/useEmailTaken.ts',
  'src/admin/select/choices.ts',
  'src/admin/select/LoadedCombobox.tsx',
];

const WAITS = /import (?!type)[^;]*from '[^']*\/(useDebouncedValue|useUrlText|useEmailTaken|choices)\.ts'/;
const DEFINES_SOURCE = /import [^;]*\bChoiceSource\b[^;]*choices\.ts'[^]*^\s*endpoint: /m;

it('every file that sends requests during typing is in the test of late replies or exempt', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file))
    .map(file => `src/${file.replaceAll('\\', '/')}`);
  const requesting = files
    .filter(file => !helpers.includes(file))
    .filter(file => {
      const text = readFileSync(file, 'utf8');
      return WAITS.test(text) || DEFINES_SOURCE.test(text);
    });
  const covered = [...readFileSync(LATE_REPLIES, 'utf8').matchAll(/'(src\/[^']+)'/g)].map(([, file]) => file);
  expect(requesting.sort()).toEqual([...new Set([...covered, ...Object.keys(exemptFiles)])].sort());
});
