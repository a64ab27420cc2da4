import account from '../../i18n/en/account.ts';
import type accountPages from '../../i18n/en/accountPages.ts';
import failure from '../../i18n/en/failure.ts';
import person from '../../i18n/en/person.ts';
import type personRules from '../../i18n/en/personRules.ts';
import type preferences from '../../i18n/en/preferences.ts';
import type siteLinks from '../../i18n/en/siteLinks.ts';
import type strength from '../../i18n/en/strength.ts';
import { language } from '../../i18n/language.ts';
import { fill, textOf, type KeyOf, type Texts, type Values } from '../../i18n/translate.ts';
import { createStore } from '../storage/createStore.ts';
import { useStoreValue } from '../storage/useStoreValue.ts';

const english = { account, person, failure };
interface DeferredTexts {
  accountPages: typeof accountPages;
  personRules: typeof personRules;
  preferences: typeof preferences;
  siteLinks: typeof siteLinks;
  strength: typeof strength;
}
/** All texts of this half; some of the English ones come with what says them: the pages (englishPages.ts), the preferences, the links. */
export type English = typeof english & DeferredTexts;

export const learnEnglish = (texts: Partial<DeferredTexts>) => void Object.assign(english, texts);

export type AccountText = (key: KeyOf<English>, values?: Values) => string;
/** A sentence, in whichever language is shown when it is read. */
export type Says = (t: AccountText) => string;

const speak =
  (texts: Texts): AccountText =>
  (key, values) =>
    fill(textOf(texts, key) ?? key, values);

const spoken = createStore<AccountText | undefined>(undefined);

const show = (texts: Texts, lang: string) => {
  document.documentElement.lang = lang;
  spoken.set(speak(texts));
};

// The language shown stays until the next one has arrived; where it cannot be had, English is better than nothing.
async function follow() {
  const wanted = language.get();
  if (wanted === 'en') return show(english, wanted);
  try {
    const { default: spanish } = await import('./spanish.ts');
    if (language.get() === wanted) show(spanish, wanted);
  } catch {
    if (!spoken.get()) show(english, 'en');
  }
}
let following = follow();
language.subscribe(() => void (following = follow()));

/** Resolves once the language of the moment, or English in its place, can be spoken. */
export const textsLoaded = () => following;

/** The texts of this half, or undefined while the first language is still on its way. */
export const useTextOnceLoaded = () => useStoreValue(spoken);

/** The texts of this half, for everything drawn below `AccountPages`, which waits for them. */
export const useAccountText = () => useTextOnceLoaded()!;
