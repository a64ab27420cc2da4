import { createChoice } from '../src/storage/createChoice.ts';

/** The languages of the console. The choice is stored on this device; the default is the browser's language. */
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

const known = (name: string | null | undefined): Language | undefined =>
  LANGUAGES.find(l => name?.toLowerCase().startsWith(l));

export const language = createChoice<Language>(
  'language',
  kept => known(kept) ?? navigator.languages?.map(known).find(l => l) ?? 'en',
);
