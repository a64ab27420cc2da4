import { en, type Catalogue } from './en/index.ts';
import type { Language } from './language.ts';
import type { KeyOf } from './translate.ts';

export type TextKey = KeyOf<typeof en>;

const loaded: Partial<Record<Language, Catalogue>> = { en };

/** Loads a language's catalogue; English is always there. */
export async function loadTexts(language: Language): Promise<Catalogue> {
  return (loaded[language] ??= (await import('./es/index.ts')).es);
}

/** A language's catalogue where it is loaded already, else the English one. */
export const textsNow = (language: Language): Catalogue => loaded[language] ?? en;
