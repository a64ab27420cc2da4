import { readdirSync } from 'node:fs';
import type { Screen } from './screen.ts';

const others = ['index.ts', 'screen.ts'];
const files = readdirSync(new URL('.', import.meta.url)).filter(file => !others.includes(file));
const areas: Record<string, Screen[]>[] = await Promise.all(files.map(file => import(`./${file}`)));

/** Every screen, dialog, menu and state that is checked as a whole, from all files of this folder. */
export const allScreens: Screen[] = areas.flatMap(area => Object.values(area).flat());
