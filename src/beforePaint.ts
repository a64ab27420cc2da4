import { language } from '../i18n/language.ts';
import { TOKEN_COOKIE } from './platform/tokenCookie.ts';
import './ui/theme/theme.ts';

/*
 * The script inside a prerendered page, run ahead of its first paint: theme and language as this device has them. Who is signed in
 * sees none of it, the console opens.
 */
const root = document.getElementById('root')!;
const written = document.querySelector<HTMLTemplateElement>(`template[lang=${language.now()}]`);
document.documentElement.lang = language.now();
if (written) {
  document.title = written.title;
  // The code that speaks it.
  document.head.append(...written.content.querySelectorAll('link'));
  root.replaceChildren(written.content);
}
if (document.cookie.split('; ').some(cookie => cookie.startsWith(`${TOKEN_COOKIE}=`))) root.replaceChildren();
