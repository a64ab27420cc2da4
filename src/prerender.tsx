import { renderToString } from 'react-dom/server';
import { LANGUAGES, language, type Language } from '../i18n/language.ts';
import { titleOf } from './account/Page.tsx';
import { paths } from './account/paths.ts';
import { ready } from './account/ready.ts';
import { Root } from './Root.tsx';
import { base } from './ui/base.ts';

/** One page in one language: the document's title, and what stands in `#root`. */
export interface Written {
  title: string;
  html: string;
}

async function write(path: string, spoken: Language): Promise<Written> {
  history.replaceState(null, '', base + path);
  language.choose(spoken);
  await ready(path);
  const html = renderToString(<Root />);
  const page = new DOMParser().parseFromString(html, 'text/html');
  const text = (selector: string) => page.querySelector(selector)!.textContent;
  return { title: titleOf(text('h1'), text('.product span')), html };
}

/** The pages before sign-in that are the same for everybody, by path, in each language. Run when the console is built. */
export async function pages(): Promise<Record<string, Record<Language, Written>>> {
  const all: Record<string, Record<Language, Written>> = {};
  for (const path of [paths.login, paths.signUp, paths.forgotPassword]) {
    const written = {} as Record<Language, Written>;
    for (const spoken of LANGUAGES) written[spoken] = await write(path, spoken);
    all[path] = written;
  }
  return all;
}
