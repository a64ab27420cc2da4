import { language } from '../i18n/language.ts';
import { TOKEN_COOKIE } from './platform/tokenCookie.ts';
import './ui/theme/theme.ts';

/*
 * The script inside every document, run ahead of the first paint: theme and language as this device has them. For who is signed in
 * the console's code is asked for beside the entry, and a prerendered page is not shown. It says so where the entry does not come,
 * and where the browser is not supported.
 */
const root = document.getElementById('root')!;
const spoken = language.get();
const template = (selector: string) => document.querySelector<HTMLTemplateElement>(`template${selector}`);
const isSignedIn = document.cookie.split('; ').some(cookie => cookie.startsWith(`${TOKEN_COOKIE}=`));
const translated = template(`.page[lang=${spoken}]`);

// Chrome 120, Firefox 124 and Safari 17.4 are the first with all of these (docs/running.md).
const isSupported = 'canParse' in URL && 'any' in AbortSignal && 'toReversed' in [] && 'toSpliced' in [];

document.documentElement.lang = spoken;
if (!isSupported) {
  // The entry finds no root and does nothing.
  document.body.replaceChildren(template(`.unsupported[lang=${spoken}]`)!.content);
} else if (isSignedIn) {
  root.replaceChildren();
  document.head.append(template('.console')!.content);
} else if (translated) {
  document.title = translated.title;
  // The code that speaks it.
  document.head.append(...translated.content.querySelectorAll('link'));
  root.replaceChildren(translated.content);
}

// A script that does not come tells only who listens ahead.
addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement)) return;
    const { content } = template(`.unloaded[lang=${spoken}]`)!;
    content.querySelector('button')?.addEventListener('click', () => location.reload());
    document.body.prepend(content);
  },
  { capture: true },
);
