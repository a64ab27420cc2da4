/** Which language the console speaks: chosen once, kept on this device, else the browser's. */
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

const KEPT = 'language';

const known = (name: string | null | undefined): Language | undefined => LANGUAGES.find(l => name?.toLowerCase().startsWith(l));

let now: Language = known(localStorage.getItem(KEPT)) ?? navigator.languages?.map(known).find(l => l) ?? 'en';
const listeners = new Set<() => void>();

export const language = {
  now: () => now,
  choose(next: Language) {
    now = next;
    localStorage.setItem(KEPT, next);
    listeners.forEach(listener => listener());
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
