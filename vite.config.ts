import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { basePath } from './build/basePath.mjs';
import { chunks } from './build/chunks/groups.ts';
import { font } from './build/font.ts';
import { documents } from './build/htmlDocuments.ts';
import {
  plainIcons,
  productionRouter,
  redirectToBase,
  replaceLargeModules,
  retryImports,
  tokens,
} from './build/plugins.ts';
import { preloadedFiles } from './build/preloadedFiles.ts';

const platform = process.env.DEV_PLATFORM_URL ?? 'http://127.0.0.1:3001';
// The stand-in accepts pages from the host that a request names; another platform knows only its own host name.
const changeOrigin = process.env.PLATFORM_URL !== undefined;
// The slash matters: '/apikeys' is a page of the console.
const forwarded = ['/api/', '/auth/', '/demo/'];
const socket = '/socket.io';

export default defineConfig(({ isSsrBuild }) => ({
  base: basePath(),
  plugins: [
    font(),
    tokens(),
    plainIcons(),
    replaceLargeModules(),
    productionRouter(),
    retryImports(),
    react(),
    redirectToBase([...forwarded, socket]),
    documents(),
    {
      name: 'demo',
      apply: 'serve',
      transformIndexHtml: html => html.replace('__DEMO__', process.env.PLATFORM_URL ? 'off' : 'on'),
    },
  ],
  // Prebundled icons would load MUI's createSvgIcon, which build/plugins.ts replaces.
  optimizeDeps: { exclude: ['@mui/icons-material'] },
  build: isSsrBuild
    ? { target: 'node20', emptyOutDir: true }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        target: 'es2023',
        modulePreload: { polyfill: false, resolveDependencies: preloadedFiles },
        // Files name each other hundreds of times: each character of the hash costs a third of a KiB.
        rolldownOptions: {
          // src/admin has one index, of which a screen loads only what it uses.
          treeshake: { moduleSideEffects: [{ test: /\/src\/admin\/.*\.tsx?$/, sideEffects: false }] },
          output: {
            codeSplitting: { groups: chunks },
            chunkFileNames: 'assets/[name]-[hash:7].js',
            entryFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:7][extname]',
          },
        },
      },
  server: {
    port: 3000,
    proxy: {
      ...Object.fromEntries(forwarded.map(path => [path, { target: platform, changeOrigin }])),
      [socket]: { target: platform, changeOrigin, ws: true },
    },
  },
}));
