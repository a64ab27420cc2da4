import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { language, LANGUAGES, type Language } from '../i18n/language.ts';
import { documentTitle } from './account/AccountPageFrame.tsx';
import { accountPaths } from './account/accountPaths.ts';
import { LoadFailureNote, NoScriptNote, UnsupportedBrowserNote } from './account/documentNotes.tsx';
import { loadAccountPage } from './account/LoadedPage.tsx';
import { Root } from './Root.tsx';
import { base } from './ui/base.ts';

export interface PrerenderedTexts {
  /** The title of each document and the content of `#root`, by path. */
  pages: Record<string, { title: string; html: string }>;
  unloaded: string;
  unsupported: string;
  withoutScript: string;
}

async function prerenderPage(path: string) {
  history.replaceState(null, '', base + path);
  await loadAccountPage(path);
  const html = renderToString(<Root />);
  const drawn = new DOMParser().parseFromString(html, 'text/html');
  const text = (selector: string) => drawn.querySelector(selector)!.textContent;
  return { title: documentTitle(text('h1'), text('.product span')), html };
}

/**
 * Renders the pages before sign-in that are the same for everyone, and the messages that need no code. Runs
 * during the build.
 */
export async function prerender(): Promise<Record<Language, PrerenderedTexts>> {
  const all = {} as Record<Language, PrerenderedTexts>;
  for (const spoken of LANGUAGES) {
    language.set(spoken);
    const pages: PrerenderedTexts['pages'] = {};
    for (const path of [accountPaths.login, accountPaths.signUp, accountPaths.forgotPassword])
      pages[path] = await prerenderPage(path);
    all[spoken] = {
      pages,
      unloaded: renderToStaticMarkup(<LoadFailureNote />),
      unsupported: renderToStaticMarkup(<UnsupportedBrowserNote />),
      withoutScript: renderToStaticMarkup(<NoScriptNote />),
    };
  }
  return all;
}
