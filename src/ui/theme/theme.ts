/** Light, dark or as the system says: kept on this device, applied as `data-theme` on the root element. */
export const THEMES = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof THEMES)[number];

const KEPT = 'theme';
const systemDark = matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();
let choice = (THEMES as readonly string[]).includes(localStorage.getItem(KEPT) ?? '')
  ? (localStorage.getItem(KEPT) as ThemeChoice)
  : 'system';

const shown = () => (choice === 'system' ? (systemDark.matches ? 'dark' : 'light') : choice);

const apply = () => {
  document.documentElement.dataset.theme = shown();
  listeners.forEach(listener => listener());
};

export const theme = {
  choice: () => choice,
  shown,
  choose(next: ThemeChoice) {
    choice = next;
    localStorage.setItem(KEPT, next);
    apply();
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

systemDark.addEventListener('change', apply);
apply();
