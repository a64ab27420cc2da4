import polyglotI18nProvider from 'ra-i18n-polyglot';
import { useEffect, useMemo, useState } from 'react';
import type { I18nProvider, Store, TranslationMessages } from 'react-admin';
import { texts } from '../i18n/index.ts';
import { isolate } from '../i18n/isolate.ts';
import { language, type Language } from '../i18n/language.ts';
import { EMPTY } from './ui/formats.ts';

/**
 * The catalogue as react-admin's i18nProvider; a new one for each language, so that every text is drawn again. An area that
 * is loaded later is there at once and draws nothing again.
 */
export function useI18nProvider(store: Store): I18nProvider {
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

/** One polyglot for each area, made when it is first said; `''` says what is no text of the catalogue. */
function byArea(shown: Language): I18nProvider {
  const said = new Map<string, I18nProvider>();
  const saying = (area: string, messages: object) => {
    // Of react-admin's own texts the catalogue has those that its headless parts say.
    const made = polyglotI18nProvider(() => messages as TranslationMessages, shown, [], {
      allowMissing: true,
    });
    said.set(area, made);
    return made;
  };
  const of = (key: string) => {
    const area = key.slice(0, key.indexOf('.'));
    const known = said.get(area);
    if (known) return known;
    const own = texts.of(area);
    return own ? saying(area, { [area]: own }) : (said.get('') ?? saying('', {}));
  };
  return {
    translate: (key, values) => of(key).translate(key, values && fillings(values)),
    changeLocale: async locale => language.choose(locale as Language),
    getLocale: () => shown,
  };
}
