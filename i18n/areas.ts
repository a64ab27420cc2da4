import type { core } from './en/core.ts';
import type { en } from './en/index.ts';
import resources from './en/resources.ts';
import type { Texts } from './en/same.ts';

type Catalogue = typeof en;
type Resources = Catalogue['resources'];

/** An area: texts that load with the first screen that uses them. Each resource is an area. */
export type Area =
  Exclude<keyof Catalogue, keyof typeof core> | `resources.${keyof Resources}` | 'ra.validation';

type Load = () => Promise<{ default: Texts }>;

/** Loads the texts of each area in one language. */
export type Areas = Readonly<Record<Area, Load>>;

function areaOf(file: string): string {
  const name = file.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
  // Layers have the texts of a resource but are not one: they exist only within an application.
  if (name in resources || name === 'layers') return `resources.${name}`;
  return file === 'validation' ? `ra.${file}` : file;
}

/** The areas of one language: `./<name>.ts` has the texts of the area `<name>`. */
export const areasOf = (files: Record<string, Load>) =>
  Object.fromEntries(
    Object.keys(files).map(path => [areaOf(path.slice('./'.length, -'.ts'.length)), () => files[path]!()]),
  ) as Areas;
