/** @type {import('prettier').Config} */
export default {
  printWidth: 110,
  singleQuote: true,
  arrowParens: 'avoid',
  plugins: ['@ianvs/prettier-plugin-sort-imports'],
  importOrder: ['<BUILTIN_MODULES>', '<THIRD_PARTY_MODULES>', '^\\.'],
  importOrderTypeScriptVersion: '7.0.2',
};
