import polyglotI18nProvider from 'ra-i18n-polyglot';
import { useEffect, useMemo, useState } from 'react';
import type { I18nProvider, Store, TranslationMessages } from 'react-admin';
import { areaOf, texts } from '../i18n/index.ts';
import { isolate } from '../i18n/isolate.ts';
import { language, type Language } from '../i18n/language.ts';
import type { Texts } from '../i18n/translate.ts';
import { EMPTY } from './ui/formats.ts';

/**
 * The catalogue as react-admin's i18nProvider; a new one for each language, so that every text is drawn again. An area that
 * is loaded later is there at once and draws nothing again.
 */
export function useAppI18nProvider(store: Store): I18nProvider {
  const [shown, setShown] = useState(texts.language);
  useEffect(() => {
    const show = () => {
      // Both at once: react-admin changes the language back where its store says another than the provider.
      store.setItem('locale', texts.language());
      setShown(texts.language());
    };
    show();
    return texts.subscribe(show);
  }, [store]);
  useEffect(() => {
    document.documentElement.lang = shown;
  }, [shown]);
  return useMemo(() => byArea(shown), [shown]);
}

/** What is no name for a gap. */
const SETTINGS = ['_', 'smart_count'];

/** What fills the gaps: names turn nothing but themselves, and what has none is shown as nothing. */
const fillings = (values: object) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? isolate(value) : (value ?? (SETTINGS.includes(name) ? value : EMPTY)),
    ]),
  );

/** Answers keys outside the catalogue with their default. */
const NO_TEXTS: Texts = {};

/** One polyglot for the texts of each area, made at its first text; a resource has other texts once its screens are loaded. */
function byArea(shown: Language): I18nProvider {
  const made = new WeakMap<Texts, I18nProvider>();
  const of = (key: string) => {
    const area = areaOf(key);
    const own = texts.of(area) ?? NO_TEXTS;
    let provider = made.get(own);
    if (!provider) {
      const messages: object = { [area]: own };
      // Of react-admin's own texts the catalogue has those that its headless parts say.
      provider = polyglotI18nProvider(() => messages as TranslationMessages, shown, [], {
        allowMissing: true,
      });
      made.set(own, provider);
    }
    return provider;
  };
  return {
    translate: (key, values) => of(key).translate(key, values && fillings(values)),
    changeLocale: async locale => language.choose(locale as Language),
    getLocale: () => shown,
  };
}
