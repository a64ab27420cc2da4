import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import type { Language } from '../i18n/language.ts';
import type { PrerenderedTexts } from '../src/prerender.tsx';

interface Prerendered {
  script: string;
  texts: Record<Language, PrerenderedTexts>;
}

const program = fileURLToPath(new URL('prerender.mjs', import.meta.url));
const STYLES = /<link rel="stylesheet"[^>]* href="[^"]*\/(assets\/[^"]+\.css)">/g;
/**
 * The modules that these documents need in addition to the entry: for the pages, the languages, and the
 * console behind sign-in.
 */
const PAGES: Record<string, string> = {
  '/signup': 'src/account/SignUpPage.tsx',
  '/forgot-password': 'src/account/ForgotPasswordPage.tsx',
};
const LANGUAGES: Record<string, string> = { es: 'src/account/spanish.ts' };
const CONSOLE = ['src/openConsole.ts', 'src/App.tsx'];

/** Links that preload the files of these modules, except those of the entry. */
function preloadLinks(bundle: Rolldown.OutputBundle, base: string, ...modules: string[]): string {
  const chunks = Object.values(bundle).filter(file => file.type === 'chunk');
  const withImports = (roots: Rolldown.OutputChunk[], reached = new Set<Rolldown.OutputChunk>()) => {
    for (const chunk of roots) {
      if (reached.has(chunk)) continue;
      reached.add(chunk);
      withImports(
        chunks.filter(({ fileName }) => chunk.imports.includes(fileName)),
        reached,
      );
    }
    return reached;
  };
  const isRequested = (id: string) => modules.some(path => id.replaceAll('\\', '/').endsWith(path));
  const entryChunks = withImports(chunks.filter(chunk => chunk.isEntry));
  const needed = [...withImports(chunks.filter(chunk => chunk.moduleIds.some(isRequested)))].filter(
    chunk => !entryChunks.has(chunk),
  );
  const styles = new Set(needed.flatMap(chunk => [...(chunk.viteMetadata?.importedCss ?? [])]));
  return [
    ...needed.map(({ fileName }) => `<link rel="modulepreload" crossorigin href="${base}${fileName}">`),
    ...[...styles].map(file => `<link rel="stylesheet" crossorigin href="${base}${file}">`),
  ].join('');
}

/**
 * Builds the documents of the console, with the styles of the entry: its one page, and the prerendered pages
 * before sign-in (`/login` is `login.html`) in English, with other languages in templates. They show and
 * accept input before any file has loaded. An inline script chooses the language and the theme, and loads the
 * console's code if the user is signed in.
 */
export function documents(): Plugin {
  let base = '/';
  return {
    name: 'documents',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'post',
    configResolved: config => void (base = config.base),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const asset = (name: string) => bundle[name] as Rolldown.OutputAsset;
        const { script, texts } = JSON.parse(
          execFileSync(process.execPath, [program], { encoding: 'utf8' }),
        ) as Prerendered;
        const { en, ...others } = texts;
        const unloaded = Object.entries(texts).map(
          ([lang, languageTexts]) =>
            `<template class="unloaded" lang="${lang}">${languageTexts.unloaded}</template><template class="unsupported" lang="${lang}">${languageTexts.unsupported}</template>`,
        );
        const withoutScript = Object.entries(texts).map(
          ([lang, languageTexts]) => `<div lang="${lang}">${languageTexts.withoutScript}</div>`,
        );
        const bodyEnd = `<template class="console">${preloadLinks(bundle, base, ...CONSOLE)}</template>${unloaded.join('')}<script>${script}</script>`;
        /** Puts HTML into `#root`, and `more` after it. */
        const fillRoot = (template: string, html: string, more = '') =>
          template.replace(
            '<div id="root"></div>',
            () =>
              `<noscript>${withoutScript.join('')}</noscript><div id="root">${html}</div>${more}${bodyEnd}`,
          );
        const index = asset('index.html');
        // The console's loader finds this link, and so does not load a file whose styles are inline. `media`
        // keeps Chrome's preload scanner from fetching a disabled link.
        const styled = index.source
          .toString()
          .replace(
            STYLES,
            (link, file: string) =>
              `<style nonce="__CSP_NONCE__">${asset(file).source.toString()}</style>${link.replace('>', ' media="not all" disabled>')}`,
          );

        for (const [path, { title, html }] of Object.entries(en.pages)) {
          const translated = Object.entries(others).map(
            ([lang, { pages }]) =>
              `<template class="page" lang="${lang}" title="${pages[path]!.title}">${preloadLinks(bundle, base, LANGUAGES[lang]!)}${pages[path]!.html}</template>`,
          );
          const pagePreloads = PAGES[path] ? preloadLinks(bundle, base, PAGES[path]) : '';
          const titled = styled.replace(/<title>.*<\/title>/, () => `<title>${title}</title>${pagePreloads}`);
          this.emitFile({
            type: 'asset',
            fileName: `${path.slice(1)}.html`,
            source: fillRoot(titled, html, translated.join('')),
          });
        }
        index.source = fillRoot(styled, '');
      },
    },
  };
}
