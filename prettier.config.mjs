/** @type {import('prettier').Config} */
export default {
  printWidth: 110,
  singleQuote: true,
  arrowParens: 'avoid',
  // HTML in templates is sent to the browser as written.
  embeddedLanguageFormatting: 'off',
  plugins: ['@ianvs/prettier-plugin-sort-imports'],
  importOrder: ['<BUILTIN_MODULES>', '<THIRD_PARTY_MODULES>', '^\\.'],
  importOrderTypeScriptVersion: '7.0.2',
};
