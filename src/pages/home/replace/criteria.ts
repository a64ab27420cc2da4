import {
  DOCUMENT_PARTS,
  type DocumentPart,
  type StoredNames,
} from '../../../domain/documents/configs/storedParts.ts';
import type { TextReplacement } from '../../../editors/json/findAndReplace.ts';

export const OPTIONS = ['case', 'whole', 'addresses', 'names'] as const;
export type ReplaceOption = (typeof OPTIONS)[number];

/** The searched text, its replacement, and where and how to search. */
export interface Criteria {
  find: string;
  instead: string;
  parts: readonly DocumentPart[];
  options: readonly ReplaceOption[];
}

const selectedValues = <T extends string>(
  all: readonly T[],
  parameter: string | null,
  usual: readonly T[],
): readonly T[] => (parameter === null ? usual : all.filter(one => parameter.split(',').includes(one)));
const DEFAULT_OPTIONS: readonly ReplaceOption[] = ['case'];

/** Reads the criteria from the URL. `find` is the parameter of the page itself. */
export const readCriteria = (searched: string, params: URLSearchParams): Criteria => ({
  find: searched,
  instead: params.get('with') ?? '',
  parts: selectedValues(DOCUMENT_PARTS, params.get('in'), DOCUMENT_PARTS),
  options: selectedValues(OPTIONS, params.get('options'), DEFAULT_OPTIONS),
});

/** Writes the criteria as parameters. Defaults are left out. */
export function writeCriteria({ instead, parts, options }: Criteria): Record<string, string> {
  return {
    ...(instead && { with: instead }),
    ...(parts.length < DOCUMENT_PARTS.length && { in: parts.join() }),
    ...(options.join() !== DEFAULT_OPTIONS.join() && { options: options.join() }),
  };
}

export const toTextReplacement = (
  { find: searched, instead, parts, options }: Criteria,
  names: StoredNames,
): TextReplacement => ({
  search: searched,
  replacement: instead,
  scope: parts.map(part => names[part]),
  matchCase: options.includes('case'),
  matchWhole: options.includes('whole'),
  addressesOnly: options.includes('addresses'),
  includeNames: options.includes('names'),
});
