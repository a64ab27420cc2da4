/** Dialogs, tabs, parts of a page that load later, and pages that replace another page. */
export const openedModules = [
  'src/**/*Dialog.tsx',
  'src/**/*Tab.tsx',
  'src/pages/home/attention/Attention.tsx',
  'src/pages/home/attention/Checks.tsx',
  'src/pages/home/compare/ComparePage.tsx',
  'src/pages/home/notifications/RichTextInput.tsx',
  'src/pages/home/replace/ReplacePage.tsx',
  'src/pages/home/replace/UrlCheck.tsx',
];
