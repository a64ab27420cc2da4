/** Opened by a page, over itself or in its place: loaded when it opens. */
export const openedModules = [
  'src/**/*Dialog.tsx',
  'src/**/*Tab.tsx',
  'src/pages/home/compare/ComparePage.tsx',
  'src/pages/home/notifications/RichTextInput.tsx',
  'src/pages/home/replace/ReplacePage.tsx',
];
