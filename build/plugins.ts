import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { tokensCss } from '../src/ui/theme/tokens.ts';

const localPath = (path: string) => fileURLToPath(new URL(path, import.meta.url)).replaceAll('\\', '/');

/** Provides `import 'virtual:tokens.css'`: the design tokens as CSS custom properties. */
export const tokens = (): Plugin => ({
  name: 'tokens',
  resolveId: id => (id === 'virtual:tokens.css' ? '\0virtual:tokens.css' : undefined),
  load: id => (id === '\0virtual:tokens.css' ? tokensCss() : undefined),
});

/** Makes icons of `@mui/icons-material` plain SVG: they call our `createSvgIcon` instead of MUI's. */
export const plainIcons = (): Plugin => ({
  name: 'icons',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === './utils/createSvgIcon.js' && importer?.includes('/@mui/icons-material/')
      ? localPath('../src/ui/createSvgIcon.tsx')
      : undefined,
});

const LODASH =
  /^lodash\/(isEqual|isEmpty|get|set|pick|defaults|merge|mergeWith|cloneDeep|union|difference|memoize|debounce)\.js$/;

/** Only forms use these functions. */
const FORMS = ['cloneDeep', 'difference', 'isEmpty', 'memoize', 'merge', 'mergeWith', 'set', 'union'];

const INFINITE_QUERIES = `const leftOut = () => { throw new Error('build/plugins.ts leaves out infinite queries.'); };
export { leftOut as infiniteQueryBehavior, leftOut as hasNextPage, leftOut as hasPreviousPage };`;

/**
 * Replaces modules that browsers provide (node-polyglot), of which ra-core uses little (lodash, inflection,
 * query-string), or that are never used (socket.io: a third transport; react-query: infinite queries;
 * ra-core: providers that are functions, an editor of preferences, the routes of a `Resource`). See
 * docs/decisions/replaced-modules.md.
 */
const replacementCode = (id: string): string | undefined => {
  if (id === 'object.entries') return 'module.exports = Object.entries;';
  if (id === 'hasown') return 'module.exports = Object.hasOwn;';
  if (id === './webtransport.js') return 'export const WT = undefined;';
  // Only versions before react-admin 3 had providers that are functions.
  if (/\/convertLegacy(Auth|Data)Provider\.js$/.test(id)) return 'export default provider => provider;';
  if (id.endsWith('/PreferencesEditorContextProvider.js'))
    return 'export const PreferencesEditorContextProvider = ({ children }) => children;';
  if (id === './Resource.js') return `export * from '${localPath('Resource.ts')}';`;
  if (id.endsWith('/reactRouterProvider.js'))
    return `export * from '${localPath('reactRouterProvider.ts')}';`;
  if (id.endsWith('/infiniteQueryBehavior.js')) return INFINITE_QUERIES;
  if (id === 'inflection') return `export * from '${localPath('inflection.ts')}';`;
  if (id === 'query-string') return `export * from '${localPath('queryString.ts')}';`;
  const [, name] = LODASH.exec(id) ?? [];
  const file = FORMS.includes(name ?? '') ? 'lodashForms.ts' : 'lodash.ts';
  return name && `export { ${name} as default } from '${localPath(file)}';`;
};
/**
 * The controllers of ra-core's record pages: the console checks session and access before it renders a page.
 */
const RECORD_CONTROLLERS = /\/ra-core\/dist\/controller\/(create|edit|show)\//;
export const replaceLargeModules = (): Plugin => ({
  name: 'small',
  enforce: 'pre',
  resolveId(id, importer = '') {
    if (id === '../../auth/index.js' && RECORD_CONTROLLERS.test(importer.replaceAll('\\', '/')))
      return localPath('checkedAuth.ts');
    return replacementCode(id) ? `\0${id}` : undefined;
  },
  load: id => (id.startsWith('\0') ? replacementCode(id.slice(1)) : undefined),
});

/**
 * Builds with react-router's production files, which lack its warnings and which its `exports` do not name.
 */
export const productionRouter = (): Plugin => ({
  name: 'production-router',
  apply: 'build',
  enforce: 'pre',
  async resolveId(id, importer, options) {
    const file = { 'react-router': 'index.mjs', 'react-router/dom': 'dom-export.mjs' }[id];
    if (!file) return undefined;
    const found = await this.resolve(id, importer, { ...options, skipSelf: true });
    return found && { ...found, id: found.id.replace(/development(?=[\\/][\w-]+\.mjs$)/, 'production') };
  },
  // React's developer tools use `displayName`, but assigning it keeps an unused component in the build.
  transform: {
    filter: { id: /react-router[\\/]dist[\\/]production[\\/][\w-]+\.mjs$/ },
    handler: code =>
      code
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(/= (?=React\d*\.(createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ '),
  },
});

/**
 * Imports a file that could not be loaded again, at another URL, because browsers remember a failure for each
 * URL as long as the page is open. The URL that works is used from then on, so that the file runs once.
 * Safari does not name the file in its error, so nothing is imported again there.
 */
const IMPORT_AGAIN = `const files = {};
const importAgain = error => {
  const url = /http.+?\\.js/.exec(error)?.[0];
  if (!url) throw error;
  return (files[url] ||= import(/* @vite-ignore */ url + '?' + Date.now()).catch(again => {
    files[url] = 0;
    throw again;
  }));
};`;

/**
 * Replacements in Vite's loader: it calls `importAgain`, and lacks code for older browsers and import maps,
 * because the login page loads it.
 */
const LOADER = [
  ['baseModule().catch(handlePreloadError)', 'baseModule().catch(importAgain).catch(handlePreloadError)'],
  ['promise = allSettled(', 'promise = Promise.allSettled('],
  ['importMetaResolve(depString)', 'new URL(depString, import.meta.url)'],
  ['cspNonceMeta?.nonce || cspNonceMeta?.getAttribute("nonce")', 'cspNonceMeta?.nonce'],
] as const;

/** Lets a file that failed to load be loaded again without reloading the page. */
export const retryImports = (): Plugin => ({
  name: 'imports-again',
  apply: 'build',
  transform: {
    filter: { id: /vite\/preload-helper\.js$/ },
    handler(code) {
      if (!LOADER.every(([vites]) => code.includes(vites)))
        throw new Error('Vite loads files in another way than build/plugins.ts expects.');
      return LOADER.reduce((changed, [vites, ours]) => changed.replace(vites, ours), IMPORT_AGAIN + code);
    },
  },
});

/**
 * Redirects mailed links, which have no base path, below the base path in development, too. `others` are the
 * prefixes of forwarded paths.
 */
export const redirectToBase = (others: string[]): Plugin => ({
  name: 'below-base',
  apply: 'serve',
  configureServer({ config: { base }, middlewares }) {
    const root = base.slice(0, -1);
    middlewares.use(({ url = '', headers }, res, next) => {
      const isPage = headers.accept?.includes('text/html') && !others.some(path => url.startsWith(path));
      if (url.startsWith(base) || !isPage) return next();
      const [path, search = ''] = url.split(/(?=\?)/, 2);
      res.writeHead(302, { Location: (path === root ? base : root + path) + search }).end();
    });
  },
});
