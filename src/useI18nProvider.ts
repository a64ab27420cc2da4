import polyglotI18nProvider from 'ra-i18n-polyglot';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { I18nProvider, Store, TranslationMessages } from 'react-admin';
import { loadTexts, textsNow } from '../i18n/index.ts';
import { language, type Language } from '../i18n/language.ts';

/** The catalogue as react-admin's i18nProvider; a new one for each language, so that every text is drawn again. */
export function useI18nProvider(store: Store): I18nProvider {
  const chosen = useSyncExternalStore(language.subscribe, language.now);
  const [shown, setShown] = useState(chosen);
  useEffect(() => {
    let left = false;
    loadTexts(chosen).then(
      () => {
        if (left) return;
        // Both at once: react-admin changes the language back where its store says another than the provider.
        store.setItem('locale', chosen);
        setShown(chosen);
      },
      () => {},
    );
    return () => {
      left = true;
    };
  }, [chosen, store]);
  useEffect(() => {
    document.documentElement.lang = shown;
  }, [shown]);
  return useMemo(
    () => ({
      // Of react-admin's own texts the catalogue has those that its headless parts say.
      ...polyglotI18nProvider(() => textsNow(shown) as object as TranslationMessages, shown, [], { allowMissing: true }),
      changeLocale: async locale => language.choose(locale as Language),
    }),
    [shown],
  );
}
