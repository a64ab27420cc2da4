import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { tokensCss } from './src/ui/theme/tokens.ts';

/** `import 'virtual:tokens.css'`: the design tokens as CSS custom properties, made from their one statement. */
export const tokens = (): Plugin => ({
  name: 'tokens',
  resolveId: id => (id === 'virtual:tokens.css' ? '\0virtual:tokens.css' : undefined),
  load: id => (id === '\0virtual:tokens.css' ? tokensCss : undefined),
});

/** Icons of `@mui/icons-material` as plain SVG: they call our `createSvgIcon` instead of MUI's. */
export const icons = (): Plugin => ({
  name: 'icons',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === './utils/createSvgIcon.js' && importer?.includes('/@mui/icons-material/') ? fileURLToPath(new URL('src/ui/createSvgIcon.tsx', import.meta.url)) : undefined,
});

/** The browser's own `Object.entries` for node-polyglot, in place of a shim five times its size. */
const entries = (): Plugin => ({
  name: 'entries',
  enforce: 'pre',
  resolveId: id => (id === 'object.entries' ? '\0object.entries' : undefined),
  load: id => (id === '\0object.entries' ? 'module.exports = Object.entries;' : undefined),
});

/**
 * Few files rather than many: on a slow machine each one costs more than its bytes. What the login page needs is one
 * file, react-admin's core another, then the frame with all that every screen needs, forms with react-admin's part in
 * them, and MUI, which only floats. The calendar comes by itself.
 */
const chunks = [
  { name: 'start', tags: ['$initial' as const], priority: 5 },
  { name: 'core', test: /node_modules\/(react-admin|ra-core(?!\/dist\/(form|controller\/input)\/)|react-router|react-router-dom|@tanstack|react-error-boundary)\//, priority: 4 },
  { name: 'frame', test: /src\/(App|lists\/(List|ListHead|ListTools|Rows|Pages|SearchBox|SortSelect|ViewToggle|TableTools)|ui\/tabs\/HashTabs|calls\/\w+)\.tsx?$/, priority: 3 },
  { name: 'forms', test: /src\/(forms|forms\/inputs|ui\/unsaved)\/\w+\.tsx?$|node_modules\/(react-hook-form|ra-core\/dist\/(form|controller\/input))\//, priority: 2 },
  { name: 'mui', test: /node_modules\/(@mui\/(?!icons|x-)|@emotion)/, priority: 2 },
  { name: 'icons', test: /node_modules\/@mui\/icons-material\//, priority: 1 },
];

const platform = process.env.STAND_IN ?? 'http://127.0.0.1:3001';
// With their slash: '/apikeys' is a page of the console.
const forwarded = ['/api/', '/auth/', '/demo/'];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tokens(), icons(), entries(), react()],
  // Each icon as it is: bundled ahead, they would bring MUI's own createSvgIcon.
  optimizeDeps: { exclude: ['@mui/icons-material'] },
  build: isSsrBuild
    ? { target: 'node20', emptyOutDir: true }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        target: 'es2023',
        modulePreload: { polyfill: false },
        rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
      },
  server: {
    port: 3000,
    proxy: {
      ...Object.fromEntries(forwarded.map(path => [path, { target: platform }])),
      '/socket.io': { target: platform, ws: true },
    },
  },
}));
