import { keptChoice } from '../../../i18n/keptChoice.ts';

/** Light, dark or as the system says: kept on this device, applied as `data-theme` on the root element. */
export const THEMES = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof THEMES)[number];

const systemDark = matchMedia('(prefers-color-scheme: dark)');
const {
  now: choice,
  choose,
  subscribe,
  tell,
} = keptChoice<ThemeChoice>('theme', kept => THEMES.find(name => name === kept) ?? 'system');

const shown = () => (choice() === 'system' ? (systemDark.matches ? 'dark' : 'light') : choice());
const apply = () => void (document.documentElement.dataset.theme = shown());

export const theme = { choice, shown, choose, subscribe };

// Before all others.
subscribe(apply);
systemDark.addEventListener('change', tell);
apply();
