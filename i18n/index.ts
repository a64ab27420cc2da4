import { createStore } from '../src/storage/createStore.ts';
import { areasOf, type Area, type Areas } from './areas.ts';
import { files } from './en/areas.ts';
import { core } from './en/core.ts';
import type { en } from './en/index.ts';
import { language, type Language } from './language.ts';
import type { KeyOf, Texts } from './translate.ts';

export type { Area };
export type TextKey = KeyOf<typeof en>;

interface LanguageTexts {
  /** The texts of every screen. */
  core: Texts;
  areas: Areas;
}

const languages: Partial<Record<Language, LanguageTexts>> = { en: { core, areas: areasOf(files) } };
/** The texts that have loaded, by language and area. */
const loaded: Record<Language, Partial<Record<Area, Texts>>> = { en: {}, es: {} };
const shown = createStore<Language>('en');

/** The area of a key. Each resource is an area, and so are react-admin's validators. */
export const areaOf = (key: string) => /^(resources\.|ra\.(?=validation\.))?[^.]*/.exec(key)![0];

const inCore = (area: string, lang: Language) =>
  area
    .split('.')
    .reduce<Texts | undefined>((texts, name) => texts?.[name] as Texts | undefined, languages[lang]?.core);

async function loadLanguage(to: Language): Promise<LanguageTexts> {
  const known = languages[to];
  if (known) return known;
  const { core, files } = await import('./es/index.ts');
  return (languages[to] = { core, areas: areasOf(files) });
}

async function load(area: Area, to: Language) {
  if (loaded[to][area]) return;
  const { areas } = await loadLanguage(to);
  const own = await areas[area]();
  loaded[to][area] = { ...inCore(area, to), ...own.default };
}

/**
 * Loads the texts of these areas in the chosen language, and of every area that has loaded in another language. The
 * console then shows the chosen language.
 */
export async function loadTexts(wanted: readonly Area[] = []): Promise<void> {
  let to: Language | undefined;
  // The user may choose another language while these load.
  while (to !== language.get()) {
    to = language.get();
    const known = Object.values(loaded).flatMap(Object.keys) as Area[];
    await Promise.all([
      loadLanguage(to),
      ...[...new Set([...known, ...wanted])].map(area => load(area, to!)),
    ]);
  }
  if (to !== shown.get()) shown.set(to!);
}

// If loading fails, the console keeps the language that it shows.
language.subscribe(() => void loadTexts().catch(() => {}));

export const texts = {
  /** The language that is shown: the chosen one as soon as its texts have loaded. */
  language: shown.get,
  /** The texts of an area in that language; undefined for an unknown area. */
  of: (area: string) => loaded[shown.get()][area as Area] ?? inCore(area, shown.get()),
  subscribe: shown.subscribe,
};
