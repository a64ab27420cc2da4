import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_FOLDER_DEPTH, rooms } from '../../lint/rooms.mjs';

/** Each import is written to a file of its own, and the linter checks all files with the project's settings. */
const refused: [file: string, importing: string][] = [
  ['src/platform/planted.ts', '../data/call.ts'],
  ['src/platform/planted.ts', 'react'],
  ['src/platform/planted.ts', 'react-admin'],
  ['src/data/planted.ts', '../auth/session.ts'],
  ['src/data/planted.ts', '../../i18n/index.ts'],
  ['src/data/planted.ts', 'zod/mini'],
  ['src/data/planted.ts', '../screens.ts'],
  ['src/storage/planted.ts', '../auth/session.ts'],
  ['src/storage/planted.ts', 'zod/mini'],
  ['src/auth/planted.ts', '../ui/paths.ts'],
  ['src/data/planted.ts', '../ui/useText.ts'],
  ['src/data/planted.ts', '../activity/ActivityContext.ts'],
  ['src/account/planted.ts', '../ui/Table.tsx'],
  ['src/account/planted.ts', '../layout/ConsoleLayout.tsx'],
  ['src/account/planted.ts', '../data/dataProvider.ts'],
  ['src/account/planted.ts', '../platform/users.ts'],
  ['src/account/planted.ts', '../platform/index.ts'],
  ['src/account/planted.ts', '../../i18n/en/users.ts'],
  ['src/account/planted.ts', '../../i18n/index.ts'],
  ['src/account/planted.ts', 'react-admin'],
  ['src/account/planted.ts', '@mui/material/Button'],
  ['src/account/planted.ts', 'zod/mini'],
  ['src/admin/planted.ts', '../resources/users/userRecord.ts'],
  ['src/domain/people/planted.ts', '../../layout/TopBar.tsx'],
  ['src/domain/people/planted.ts', '../billing/entry.ts'],
  ['src/domain/catalogue/tree/planted.ts', '../../organizations/forms.ts'],
  ['src/domain/billing/planted.ts', '../../domain/catalogue/kinds.ts'],
  ['src/layout/planted.ts', '../editors/useOpenedText.ts'],
  ['src/admin/export/planted.ts', '../../pages/home/HomePage.tsx'],
  ['src/ui/dialog/planted.ts', '../../data/dialect.ts'],
  ['src/ui/planted.ts', '../data/useEndpointQuery.ts'],
  ['src/ui/planted.ts', '../screens.ts'],
  ['src/ui/planted.ts', '../account/AccountPageFrame.tsx'],
  ['src/editors/planted.ts', '../resources/users/userRecord.ts'],
  ['src/editors/json/planted.ts', '../../admin/index.ts'],
  ['src/editors/json/planted.ts', '../../domain/documents/rules/rules.ts'],
  ['src/editors/json/planted.ts', '../../platform/users.ts'],
  ['src/editors/text/planted.ts', '../../storage/drafts.ts'],
  ['src/resources/tags/planted.ts', '../users/userRecord.ts'],
  ['src/resources/tags/planted.ts', '../../pages/home/HomePage.tsx'],
  ['src/resources/tags/planted.ts', '../../data/dataProvider.ts'],
  ['src/resources/tags/planted.ts', '../../account/AccountPageFrame.tsx'],
  ['src/resources/tags/planted.ts', '../../../mocks/app.ts'],
  ['src/resources/tags/planted.ts', '../../App.tsx'],
  ['src/pages/home/planted.ts', '../profile/ProfilePage.tsx'],
  ['src/pages/home/planted.ts', '../../resources/users/userRecord.ts'],
  ['src/admin/planted.ts', 'ra-core'],
  ['src/admin/planted.ts', 'ra-ui-materialui'],
  ['src/planted.ts', 'ra-core'],
  ['src/planted.ts', '../mocks/app.ts'],
  ['src/planted.ts', '../tests/platform/standIn.ts'],
  ['src/planted.ts', '../server/main.ts'],
  ['i18n/planted.ts', '../src/auth/session.ts'],
  ['i18n/en/planted.ts', '../../src/platform/rules.ts'],
  ['i18n/en/planted.ts', '../translate.ts'],
  ['i18n/es/planted.ts', '../translate.ts'],
  ['i18n/es/planted.ts', '../../src/platform/rules.ts'],
  ['mocks/areas/planted.ts', '../../src/data/call.ts'],
  ['mocks/areas/planted.ts', '../../src/ui/formats.ts'],
  ['mocks/areas/planted.ts', '../../i18n/index.ts'],
  ['mocks/areas/planted.ts', 'react'],
  ['openapi/planted.ts', '../src/data/call.ts'],
  ['conformance/planted.ts', '../src/data/call.ts'],
  ['conformance/report/planted.ts', '../../mocks/page.ts'],
  ['server/planted.ts', '../src/platform/index.ts'],
];

const allowed: [file: string, importing: string][] = [
  ['src/platform/planted.ts', 'zod/mini'],
  ['src/platform/planted.ts', './rules.ts'],
  ['src/data/planted.ts', '../platform/errors.ts'],
  ['src/auth/planted.ts', '../data/call.ts'],
  ['src/auth/planted.ts', '../storage/items.ts'],
  ['i18n/planted.ts', '../src/storage/createStore.ts'],
  ['src/data/planted.ts', '../platform/lists.ts'],
  ['src/activity/planted.ts', '../auth/session.ts'],
  ['src/activity/planted.ts', '../ui/failure/useNotifyText.ts'],
  ['src/account/planted.ts', '../ui/theme/theme.ts'],
  ['src/account/planted.ts', '../platform/rules.ts'],
  ['src/account/planted.ts', '../../i18n/en/failure.ts'],
  ['src/admin/planted.ts', '../data/dialect.ts'],
  ['src/admin/planted.ts', '../data/useEndpointQuery.ts'],
  ['src/admin/layout/planted.ts', './Menu.tsx'],
  ['src/admin/planted.ts', './layout/Menu.tsx'],
  ['src/domain/billing/planted.ts', '../people/sources.ts'],
  ['src/domain/catalogue/tree/planted.ts', '../../people/sources.ts'],
  ['src/admin/export/planted.ts', '../../ui/formats.ts'],
  ['src/resources/tags/planted.ts', '../../data/useEmailTaken.ts'],
  ['src/resources/tags/planted.ts', '../../admin/form/defineForm.ts'],
  ['src/resources/tags/planted.ts', 'react-admin'],
  ['src/pages/home/planted.ts', '../../auth/session.ts'],
  ['src/planted.ts', './resources/index.ts'],
  ['i18n/es/planted.ts', '../en/users.ts'],
  ['mocks/areas/planted.ts', '../../src/platform/users.ts'],
  ['mocks/areas/planted.ts', '../../i18n/en/index.ts'],
  ['mocks/planted.ts', '../openapi/document.ts'],
  ['openapi/planted.ts', '../src/platform/index.ts'],
  ['conformance/writes/planted.ts', '../../src/platform/shape.ts'],
  ['server/planted.ts', '../mocks/server.ts'],
];

/** Imports from react-admin, and whether the linter refuses them. */
const reactAdminImports: [imports: string, refused: boolean][] = [
  ["import { List } from 'react-admin';\nexport const kept = List;\n", true],
  ["export { Datagrid } from 'react-admin';\n", true],
  ["export * from 'react-admin';\n", true],
  ["import { Admin, useNotify } from 'react-admin';\nexport const kept = [Admin, useNotify];\n", true],
  ["import { useNotify } from 'react-admin';\nexport const kept = useNotify;\n", false],
  ["export { ListBase, Form, required } from 'react-admin';\n", false],
  ["import type { ListProps } from 'react-admin';\nexport type Kept = ListProps;\n", false],
  [
    "import { useNotify, type Datagrid } from 'react-admin';\nexport const kept: typeof Datagrid | 1 = useNotify ? 1 : 1;\n",
    false,
  ],
];

/** Imports from react-admin that only src/admin may have. */
const kitImports = ['CreateBase', 'EditBase', 'ShowBase', 'useCreateController', 'useEditController'].map(
  name => `import { ${name} } from 'react-admin';\nexport const kept = ${name};\n`,
);
const roomsOutsideTheKit = ['resources/tags', 'domain/people', ''];

/** Every form of an import, because the bans apply to all of them. */
const forms = {
  'an import': (from: string) => `import { planted } from '${from}';\nexport const kept = planted;\n`,
  'a re-export': (from: string) => `export { planted } from '${from}';\n`,
  'a lazy import': (from: string) => `export const planted = () => import('${from}');\n`,
};

const root = process.cwd();
let copy: string;
let reported: Set<string>;

const plantedFile = ([file]: [string, string], kind: string, index: number, form: number) =>
  file.replace('planted', `${kind}${index}form${form}`);

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'directions-'));
  for (const folder of ['build', 'lint']) mkdirSync(join(copy, folder));
  for (const config of ['lint/oxlint.config.mjs', 'lint/rooms.mjs', 'build/exportedNames.mjs'])
    copyFileSync(join(root, config), join(copy, config));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  const writeSource = (file: string, text: string) => {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), text);
  };
  for (const [kind, list] of [
    ['refused', refused],
    ['allowed', allowed],
  ] as const)
    list.forEach((one, index) =>
      Object.values(forms).forEach((form, n) => writeSource(plantedFile(one, kind, index, n), form(one[1]))),
    );
  for (const room of ['admin/', ''])
    reactAdminImports.forEach(([text], at) => writeSource(`src/${room}stock${at}.ts`, text));
  for (const room of ['admin', ...roomsOutsideTheKit])
    kitImports.forEach((text, at) => writeSource(join('src', room, `base${at}.ts`), text));
  writeSource('src/ui/one.ts', "import { two } from './two.ts';\nexport const one = () => two;\n");
  writeSource('src/ui/two.ts', "import { one } from './one.ts';\nexport const two = () => one;\n");
  const run = spawnSync(
    process.execPath,
    [join(root, 'node_modules/oxlint/bin/oxlint'), '-c', 'lint/oxlint.config.mjs', '--format', 'json', '.'],
    { cwd: copy, encoding: 'utf8', maxBuffer: 1e8 },
  );
  const { diagnostics } = JSON.parse(run.stdout) as { diagnostics: { code: string; filename: string }[] };
  reported = new Set(diagnostics.map(({ code, filename }) => `${code} ${filename}`));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const RESTRICTED = 'eslint(no-restricted-imports)';

describe('imports that the linter refuses', () => {
  it.each(refused.map((one, index) => [...one, index] as const))(
    'The linter refuses an import in %s from %s',
    (file, from, index) => {
      Object.keys(forms).forEach((form, n) =>
        expect(reported, `as ${form}`).toContain(
          `${RESTRICTED} ${plantedFile([file, from], 'refused', index, n)}`,
        ),
      );
    },
  );
});

describe('imports that the linter allows', () => {
  it.each(allowed.map((one, index) => [...one, index] as const))(
    'The linter allows an import in %s from %s',
    (file, from, index) => {
      Object.keys(forms).forEach((form, n) =>
        expect(reported, `as ${form}`).not.toContain(
          `${RESTRICTED} ${plantedFile([file, from], 'allowed', index, n)}`,
        ),
      );
    },
  );
});

it.each(reactAdminImports)('The linter refuses %j in src/admin and beside it: %s', (text, isRefused) => {
  const at = reactAdminImports.findIndex(([one]) => one === text);
  for (const room of ['admin/', ''])
    expect(reported.has(`${RESTRICTED} src/${room}stock${at}.ts`)).toBe(isRefused);
});

it.each(kitImports)('The linter allows %j in src/admin only', text => {
  const rooms = ['admin', ...roomsOutsideTheKit].filter(room =>
    reported.has(
      `${RESTRICTED} ${join('src', room, `base${kitImports.indexOf(text)}.ts`).replaceAll('\\', '/')}`,
    ),
  );
  expect(rooms).toEqual(roomsOutsideTheKit);
});

it('each folder of src imports only folders that precede it in the table', () => {
  const names = Object.keys(rooms);
  const wrong = Object.entries(rooms).flatMap(([room, may]) =>
    may.filter(name => names.indexOf(name) >= names.indexOf(room)).map(name => `${room} → ${name}`),
  );
  expect(wrong).toEqual([]);
});

it('no folder of src is deeper than the bans of the linter cover', () => {
  const folders = readdirSync('src', { recursive: true, withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name).replaceAll('\\', '/'));
  const unseen = Object.keys(rooms).flatMap(room =>
    folders.filter(
      folder =>
        folder.startsWith(`src/${room}/`) &&
        folder.slice(`src/${room}/`.length).split('/').length > MAX_FOLDER_DEPTH,
    ),
  );
  expect(unseen).toEqual([]);
});

it('The linter refuses a cycle of imports', () => {
  expect([...reported].filter(one => one.startsWith('import(no-cycle)'))).not.toEqual([]);
});
