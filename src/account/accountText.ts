import account from '../../i18n/en/account.ts';
import type accountPages from '../../i18n/en/accountPages.ts';
import failure from '../../i18n/en/failure.ts';
import person from '../../i18n/en/person.ts';
import type personRules from '../../i18n/en/personRules.ts';
import type preferences from '../../i18n/en/preferences.ts';
import type { Same } from '../../i18n/en/same.ts';
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
/**
 * All texts of the pages before sign-in. Some English texts load with the code that uses them: the pages
 * (englishPages.ts), the preferences, the links.
 */
type AccountTexts = typeof english & DeferredTexts;

export const addEnglishTexts = (texts: Partial<DeferredTexts>) => void Object.assign(english, texts);

export type AccountTranslate = (key: KeyOf<AccountTexts>, values?: Values) => string;
/** A text in the language that is current when it is rendered. */
export type LazyMessage = (t: AccountTranslate) => string;

const createTranslate =
  (texts: Texts): AccountTranslate =>
  (key, values) =>
    fill(textOf(texts, key) ?? key, values);

const currentTranslate = createStore<AccountTranslate | undefined>(undefined);

const showTexts = (texts: Texts, lang: string) => {
  document.documentElement.lang = lang;
  currentTranslate.set(createTranslate(texts));
};

// The current language stays until the next one has loaded. If the first one fails to load, English is used.
async function loadLanguage() {
  const wanted = language.get();
  if (wanted === 'en') return showTexts(english, wanted);
  try {
    const { default: spanish } = await import('./spanish.ts');
    if (language.get() === wanted) showTexts(spanish satisfies Same<AccountTexts>, wanted);
  } catch {
    if (!currentTranslate.get()) showTexts(english, 'en');
  }
}
let loading = loadLanguage();
language.subscribe(() => void (loading = loadLanguage()));

/** Resolves when the chosen language, or English instead, is loaded. */
export const whenTextsLoaded = () => loading;

/** Returns undefined until the first language is loaded. */
export const useLoadedAccountText = () => useStoreValue(currentTranslate);

/**
 * Returns the texts. Components below `AccountPages` can use it, because `AccountPages` waits for the first
 * language.
 */
export const useAccountText = () => useLoadedAccountText()!;
