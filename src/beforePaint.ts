import { language } from '../i18n/language.ts';
import { TOKEN_COOKIE } from './platform/tokenCookie.ts';
import './ui/theme/theme.ts';

/* The inline script of every document, which runs before the first paint. It sets the theme and the
   language of this device. If the user is signed in, it loads the console's code beside the entry and
   hides the prerendered page. It reports an entry that fails to load, and an unsupported browser. */
const root = document.getElementById('root')!;
const spoken = language.get();
const template = (selector: string) => document.querySelector<HTMLTemplateElement>(`template${selector}`);
const isSignedIn = document.cookie.split('; ').some(cookie => cookie.startsWith(`${TOKEN_COOKIE}=`));
const translated = template(`.page[lang=${spoken}]`);

// Chrome 120, Firefox 124 and Safari 17.4 are the first with all of these (docs/running.md).
const isSupported = 'canParse' in URL && 'any' in AbortSignal && 'toReversed' in [] && 'toSpliced' in [];

document.documentElement.lang = spoken;
if (!isSupported) {
  // Without a root the entry does nothing.
  document.body.replaceChildren(template(`.unsupported[lang=${spoken}]`)!.content);
} else if (isSignedIn) {
  root.replaceChildren();
  document.head.append(template('.console')!.content);
} else if (translated) {
  document.title = translated.title;
  // The code that contains its language.
  document.head.append(...translated.content.querySelectorAll('link'));
  root.replaceChildren(translated.content);
}

// Failed scripts fire events that do not bubble, so only a capturing listener sees them.
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
