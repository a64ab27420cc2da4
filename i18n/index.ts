import { areas, type Area } from './areas.ts';
import { core } from './en/core.ts';
import type { en } from './en/index.ts';
import { language, type Language } from './language.ts';
import type { KeyOf, Texts } from './translate.ts';

export type { Area };
export type TextKey = KeyOf<typeof en>;

/** What is loaded, by language and area. */
const loaded: Record<Language, Record<string, Texts>> = { en: { ...core }, es: {} };
let shown: Language = 'en';
const listeners = new Set<() => void>();

const isArea = (name: string): name is Area => name in areas;

async function loadCore(to: Language) {
  if (to === 'es' && !loaded.es.ui) Object.assign(loaded.es, (await import('./es/core.ts')).core);
}

async function load(area: Area, to: Language) {
  loaded[to][area] ??= (await areas[area][to]()).default;
}

/**
 * Loads the texts of these areas in the language of the moment; with them that language is shown, since what is known
 * already is loaded in it, too.
 */
export async function loadTexts(wanted: readonly Area[] = []): Promise<void> {
  let to: Language | undefined;
  // Another language may be chosen while these are on their way.
  while (to !== language.now()) {
    to = language.now();
    const known = Object.values(loaded).flatMap(Object.keys).filter(isArea);
    await Promise.all([loadCore(to), ...[...new Set([...known, ...wanted])].map(area => load(area, to!))]);
  }
  if (to === shown) return;
  shown = to;
  listeners.forEach(listener => listener());
}

// Where that fails, what is shown stays as it is.
language.subscribe(() => void loadTexts().catch(() => {}));

export const texts = {
  /** The language shown: the chosen one, once what is known is there in it. */
  language: () => shown,
  /** The texts of an area in that language; undefined where there is no such area. */
  of: (area: string): Texts | undefined => loaded[shown][area],
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
