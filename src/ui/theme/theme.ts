import { createChoice } from '../../storage/createChoice.ts';
import { createStore } from '../../storage/createStore.ts';

/** The theme is stored on this device and set as `data-theme` on the root element. */
export const THEMES = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof THEMES)[number];

const systemDark = matchMedia('(prefers-color-scheme: dark)');
const choice = createChoice<ThemeChoice>('theme', kept => THEMES.find(name => name === kept) ?? 'system');

const toMode = (chosen: ThemeChoice) =>
  chosen === 'system' ? (systemDark.matches ? 'dark' : 'light') : chosen;
const mode = createStore(toMode(choice.get()));
const apply = () => {
  document.documentElement.dataset.theme = toMode(choice.get());
  mode.set(toMode(choice.get()));
};

/** The choice, and the resulting `mode`. */
export const theme = { ...choice, mode };

// Subscribes before all other listeners.
choice.subscribe(apply);
systemDark.addEventListener('change', apply);
apply();
