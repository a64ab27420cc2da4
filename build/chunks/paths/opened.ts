/** Dialogs, tabs and pages that replace another page; each loads when it opens. */
export const openedModules = [
  'src/**/*Dialog.tsx',
  'src/**/*Tab.tsx',
  'src/pages/home/compare/ComparePage.tsx',
  'src/pages/home/notifications/RichTextInput.tsx',
  'src/pages/home/replace/ReplacePage.tsx',
];
