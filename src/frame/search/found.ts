import { foldText } from '../../platform/fold.ts';
import type { DialogProps } from '../../ui/dialog/DialogButton.tsx';
import type { Part } from '../../ui/part.tsx';
import type { signs } from './signs.tsx';

/** What the search found: it is gone to, opened as a dialog, or done. */
export type Found = {
  key: string;
  kind: keyof typeof signs;
  /** What it stands under. */
  group: string;
  /** Where the same heading stands twice: which of them it stands under. */
  section?: string;
  label: string;
  note?: string | undefined;
} & ({ to: string } | { dialog: Part<DialogProps> } | { act(): void });

const folded = (text: string) => foldText(text.trim());

/** Whether a label has what is typed in it. */
export const fits = (label: string, typed: string) => folded(label).includes(folded(typed));

/** So many pages of records are offered. */
export const MOST_PARTS = 3;

export const wordsOf = (text: string) => [...new Set(text.toLowerCase().split(/\s+/).filter(Boolean))];
export const has = (label: string, words: string[]) =>
  words.every(word => foldText(label).includes(foldText(word)));

/** How well a label fits what is typed: 0 where it is the same, then where it begins so, a word of it does, it is within, it is not. */
export function distance(label: string, typed: string): number {
  const [text, wanted] = [folded(label), folded(typed)];
  if (text === wanted) return 0;
  const at = text.indexOf(wanted);
  if (at <= 0) return at ? 4 : 1;
  return text.includes(` ${wanted}`) ? 2 : 3;
}

export const sectionOf = ({ section, group }: Found) => section ?? group;

/** By section, in the order in which they come. */
export function inSections(found: readonly Found[]): Map<string, Found[]> {
  const sections = new Map<string, Found[]>();
  for (const one of found) sections.set(sectionOf(one), [...(sections.get(sectionOf(one)) ?? []), one]);
  return sections;
}

/** What fits best first, and first the section in which it is; what fits alike stays in its order. */
export function inOrderOfFit(found: readonly Found[], typed: string): Found[] {
  // What belongs to a record stands behind the records, unless it is what was begun to be typed.
  const far = ({ label, section }: Found) =>
    section && distance(label, typed) > 1 ? Infinity : distance(label, typed);
  const nearer = (a: Found, b: Found) => (far(a) === far(b) ? 0 : far(a) - far(b));
  return [...inSections(found).values()]
    .map(rows => rows.toSorted(nearer))
    .toSorted(([a], [b]) => nearer(a!, b!))
    .flat();
}

/** The one whose name fits best, if any does. */
export function nearest<T>(rows: readonly T[], nameOf: (row: T) => string, typed: string): T | undefined {
  const [first] = rows
    .filter(row => fits(nameOf(row), typed))
    .toSorted((a, b) => distance(nameOf(a), typed) - distance(nameOf(b), typed));
  return first;
}
