import { preload } from '../../src/openConsole.ts';
import { resources } from '../../src/resources/index.ts';

/** The code that any screen may open: dialogs, menus, selectors, and listeners. */
const shared = () => [
  import('../../src/activity/live/socket.ts'),
  import('../../src/platform/index.ts'),
  import('../../src/activity/journal/recorder.ts'),
  import('../../src/layout/DrawerPanel.tsx'),
  import('../../src/layout/journal/JournalPanel.tsx'),
  import('../../src/layout/search/SearchDialogs.tsx'),
  import('../../src/ui/dialog/ConfirmDialog.tsx'),
  import('../../src/ui/menu/PopMenu.tsx'),
  import('../../src/ui/RequestId.tsx'),
  import('../../src/admin/select/LoadedCombobox.tsx'),
];

const lists = () => [
  import('../../src/admin/export/csv.ts'),
  import('../../src/admin/savedQueries/QueryStatusReporter.tsx'),
  import('../../src/admin/savedQueries/SavedQueriesPopover.tsx'),
  import('../../src/admin/filter/popover/FilterPopover.tsx'),
];

const jsonEditor = () => [
  import('../../src/editors/json/JsonEditor.tsx'),
  import('../../src/editors/json/TreeBeside.tsx'),
  import('../../src/editors/text/Diff.tsx'),
  import('../../src/domain/documents/review/ReviewDialog.tsx'),
];

const configEditors = () => [
  ...jsonEditor(),
  import('../../src/domain/documents/configs/EntryList.tsx'),
  import('../../src/domain/documents/configs/AppForm.tsx'),
  import('../../src/domain/documents/configs/ResultsForm.tsx'),
  import('../../src/domain/documents/configs/EditorForm.tsx'),
];

const dailyImport = () => [
  import('../../src/editors/xml/XmlEditor.tsx'),
  import('../../src/editors/xml/Structured.tsx'),
  import('../../src/editors/text/Diff.tsx'),
  import('../../src/domain/documents/review/ReviewDialog.tsx'),
  import('../../src/resources/applications/dailyImport/ImportPage.tsx'),
  import('../../src/resources/applications/dailyImport/ImportChanges.tsx'),
  import('../../src/resources/applications/dailyImport/ImportDialog.tsx'),
];

/** The code that screens load on demand, by the start of their URL. */
const byAddress: [RegExp, () => unknown[]][] = [
  ...resources
    .filter(({ list }) => list)
    .map(({ options: { paths, createForm } }): [RegExp, () => unknown[]] => [
      new RegExp(String.raw`^${paths.list}\b`),
      () => [...lists(), createForm?.preload()],
    ]),
  [
    /^\/users?\b/,
    () => [
      import('../../src/resources/users/lazyUserParts.ts').then(({ UserEditor, UserBulkToolbar }) =>
        Promise.all([UserEditor.preload(), UserBulkToolbar.preload()]),
      ),
    ],
  ],
  [
    /^\/roles?\b/,
    () => [import('../../src/resources/roles/roleEditor.ts').then(({ RoleEditor }) => RoleEditor.preload())],
  ],
  [/^\/tools?\b/, jsonEditor],
  [/^\/application\/.*config/, configEditors],
  [/^\/application\/.*import/, dailyImport],
  [/^\/\?.*replace/, () => [import('../../src/pages/home/replace/ReplacePage.tsx')]],
  [/^\/#default/, configEditors],
  [
    /^\/#notifications/,
    () => [
      import('../../src/pages/home/notifications/NotificationsTab.tsx'),
      import('../../src/pages/home/notifications/RichTextInput.tsx'),
    ],
  ],
  [/^\/demo\b/, () => [import('../../src/pages/demo/RuleDialog.tsx')]],
];

/**
 * Loads the code that the page at a URL loads on demand, so that no test waits for it. The page itself
 * reports code that fails to load.
 */
export async function loadCode(address: string) {
  const further = byAddress.filter(([pattern]) => pattern.test(address)).flatMap(([, code]) => code());
  await Promise.allSettled([preload(address), ...shared(), ...further]);
}
