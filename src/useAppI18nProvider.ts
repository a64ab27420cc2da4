import polyglotI18nProvider from 'ra-i18n-polyglot';
import { useEffect, useMemo, useState } from 'react';
import type { I18nProvider, Store, TranslationMessages } from 'react-admin';
import { areaOf, texts } from '../i18n/index.ts';
import { isolate } from '../i18n/isolate.ts';
import { language, type Language } from '../i18n/language.ts';
import type { Texts } from '../i18n/translate.ts';
import { EMPTY } from './ui/formats.ts';

/**
 * Returns react-admin's i18nProvider for the catalogue. Changing the language creates a new one, so that all
 * texts render again. Areas that load later are available without rendering again.
 */
export function useAppI18nProvider(store: Store): I18nProvider {
  const [shown, setShown] = useState(texts.language);
  useEffect(() => {
    const show = () => {
      // Sets both together, because react-admin restores the language of its store if they differ.
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

/** Values that are not names for a gap. */
const SETTINGS = ['_', 'smart_count'];

/** Isolates the direction of names, and shows missing ones as a dash. */
const fillings = (values: object) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? isolate(value) : (value ?? (SETTINGS.includes(name) ? value : EMPTY)),
    ]),
  );

/** Returns the default text for keys outside the catalogue. */
const NO_TEXTS: Texts = {};

/**
 * Creates one polyglot per area when its first text is needed. A resource gets other texts once its screens
 * are loaded.
 */
function byArea(shown: Language): I18nProvider {
  const made = new WeakMap<Texts, I18nProvider>();
  const of = (key: string) => {
    const area = areaOf(key);
    const own = texts.of(area) ?? NO_TEXTS;
    let provider = made.get(own);
    if (!provider) {
      const messages: object = { [area]: own };
      // The catalogue contains those of react-admin's own texts that its headless components use.
      provider = polyglotI18nProvider(() => messages as TranslationMessages, shown, [], {
        allowMissing: true,
      });
      made.set(own, provider);
    }
    return provider;
  };
  return {
    translate: (key, values) => of(key).translate(key, values && fillings(values)),
    changeLocale: async locale => language.set(locale as Language),
    getLocale: () => shown,
  };
}
