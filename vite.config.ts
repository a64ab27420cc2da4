import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { tokensCss } from './src/ui/theme/tokens.ts';

/** `import 'virtual:tokens.css'`: the design tokens as CSS custom properties, made from their one statement. */
export const tokens = (): Plugin => ({
  name: 'tokens',
  resolveId: id => (id === 'virtual:tokens.css' ? '\0virtual:tokens.css' : undefined),
  load: id => (id === '\0virtual:tokens.css' ? tokensCss : undefined),
});

const platform = process.env.STAND_IN ?? 'http://127.0.0.1:3001';
// With their slash: '/apikeys' is a page of the console.
const forwarded = ['/api/', '/auth/', '/demo/'];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tokens(), react()],
  build: isSsrBuild
    ? { target: 'node20', emptyOutDir: true }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        target: 'es2023',
        modulePreload: { polyfill: false },
        // What the login page needs is one file: it compresses better than nine, and nothing lazy is drawn into it.
        rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] } } },
      },
  server: {
    port: 3000,
    proxy: {
      ...Object.fromEntries(forwarded.map(path => [path, { target: platform }])),
      '/socket.io': { target: platform, ws: true },
    },
  },
}));
