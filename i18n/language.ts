import { createChoice } from '../src/storage/createChoice.ts';

/** Which language the console speaks: chosen once, kept on this device, else the browser's. */
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

const known = (name: string | null | undefined): Language | undefined =>
  LANGUAGES.find(l => name?.toLowerCase().startsWith(l));

export const language = createChoice<Language>(
  'language',
  kept => known(kept) ?? navigator.languages?.map(known).find(l => l) ?? 'en',
);
