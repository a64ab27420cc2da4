import { createChoice } from '../../storage/createChoice.ts';
import { createStore } from '../../storage/createStore.ts';

/** The theme is stored on this device and set as `data-theme` on the root element. */
export const THEMES = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof THEMES)[number];

const systemDark = matchMedia('(prefers-color-scheme: dark)');
const choice = createChoice<ThemeChoice>('theme', kept => THEMES.find(name => name === kept) ?? 'system');

const modeOf = (chosen: ThemeChoice) =>
  chosen === 'system' ? (systemDark.matches ? 'dark' : 'light') : chosen;
const mode = createStore(modeOf(choice.get()));
const apply = () => {
  document.documentElement.dataset.theme = modeOf(choice.get());
  mode.set(modeOf(choice.get()));
};

/** The choice, and the resulting `mode`. */
export const theme = { ...choice, mode };

// Subscribes before all other listeners.
choice.subscribe(apply);
systemDark.addEventListener('change', apply);
apply();
