import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import type { Written } from '../src/prerender.tsx';

interface Prerendered {
  script: string;
  pages: Record<string, Record<string, Written>>;
}

const program = fileURLToPath(new URL('prerender.mjs', import.meta.url));
const STYLES = /<link rel="stylesheet"[^>]* href="[^"]*\/(assets\/[^"]+\.css)">/g;
/** What draws them besides the entry. */
const PAGES: Record<string, string> = { '/signup': 'src/account/SignUpPage.tsx', '/forgot-password': 'src/account/ForgotPasswordPage.tsx' };
const LANGUAGES: Record<string, string> = { es: 'src/account/spanish.ts' };

/** The files that this module comes in, without those that are loaded in any case. */
function filesOf(module: string | undefined, bundle: Rolldown.OutputBundle): string[] {
  if (!module) return [];
  const chunks = Object.values(bundle).filter(file => file.type === 'chunk');
  const withAll = (chunk: Rolldown.OutputChunk | undefined, reached = new Set<string>()): Set<string> => {
    if (!chunk || reached.has(chunk.fileName)) return reached;
    reached.add(chunk.fileName);
    for (const name of chunk.imports) withAll(chunks.find(one => one.fileName === name), reached);
    return reached;
  };
  const always = withAll(chunks.find(chunk => chunk.isEntry));
  return [...withAll(chunks.find(chunk => chunk.moduleIds.some(id => id.replaceAll('\\', '/').endsWith(module))))].filter(name => !always.has(name));
}

/**
 * The pages before sign-in as documents of their own (`/login` is `login.html`): the form in English, with its styles, other
 * languages in templates, and a script that chooses. They stand and can be typed into before any file has come.
 */
export function prerendered(): Plugin {
  let base = '/';
  return {
    name: 'prerendered',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'post',
    configResolved: config => void (base = config.base),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const source = (name: string) => {
          const file = bundle[name];
          return file?.type === 'asset' ? file.source.toString() : '';
        };
        const ahead = (module: string | undefined) => filesOf(module, bundle).map(file => `<link rel="modulepreload" crossorigin href="${base}${file}">`).join('');
        const { script, pages } = JSON.parse(execFileSync(process.execPath, [program], { encoding: 'utf8' })) as Prerendered;
        const index = source('index.html').replace(STYLES, (_, file: string) => `<style nonce="__CSP_NONCE__">${source(file)}</style>`);
        for (const [path, { en, ...others }] of Object.entries(pages)) {
          const templates = Object.entries(others).map(([lang, { title, html }]) => `<template lang="${lang}" title="${title}">${ahead(LANGUAGES[lang])}${html}</template>`);
          const body = `<div id="root">${en!.html}</div>${templates.join('')}<script>${script}</script>`;
          const html = index
            .replace(/<title>.*<\/title>/, () => `<title>${en!.title}</title>${ahead(PAGES[path])}`)
            .replace('<div id="root"></div>', () => body);
          this.emitFile({ type: 'asset', fileName: `${path.slice(1)}.html`, source: html });
        }
      },
    },
  };
}
