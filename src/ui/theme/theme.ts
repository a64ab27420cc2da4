import { createChoice } from '../../storage/createChoice.ts';
import { createStore } from '../../storage/createStore.ts';

/** Light, dark or as the system says: kept on this device, applied as `data-theme` on the root element. */
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

/** What is chosen, and the `mode` that it leads to. */
export const theme = { ...choice, mode };

// Before all others.
choice.subscribe(apply);
systemDark.addEventListener('change', apply);
apply();
