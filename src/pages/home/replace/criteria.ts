import { DOCUMENT_PARTS, type DocumentPart } from '../../../domain/documents/configs/storedParts.ts';

export const OPTIONS = ['case', 'whole', 'addresses', 'names'] as const;
export type ReplaceOption = (typeof OPTIONS)[number];

/** The searched text, its replacement, and where and how to search. */
export interface Criteria {
  find: string;
  instead: string;
  parts: readonly DocumentPart[];
  options: readonly ReplaceOption[];
}

const chosenOf = <T extends string>(
  all: readonly T[],
  parameter: string | null,
  usual: readonly T[],
): readonly T[] => (parameter === null ? usual : all.filter(one => parameter.split(',').includes(one)));
const USUAL: readonly ReplaceOption[] = ['case'];

/** Reads the criteria from the URL. `find` is the parameter of the page itself. */
export const readCriteria = (searched: string, own: URLSearchParams): Criteria => ({
  find: searched,
  instead: own.get('with') ?? '',
  parts: chosenOf(DOCUMENT_PARTS, own.get('in'), DOCUMENT_PARTS),
  options: chosenOf(OPTIONS, own.get('options'), USUAL),
});

/** Writes the criteria as parameters. Defaults are left out. */
export function writeCriteria({ instead, parts, options }: Criteria): Record<string, string> {
  return {
    ...(instead && { with: instead }),
    ...(parts.length < DOCUMENT_PARTS.length && { in: parts.join() }),
    ...(options.join() !== USUAL.join() && { options: options.join() }),
  };
}
