import { DOCUMENT_PARTS, type DocumentPart } from '../../../domain/documents/configs/storedParts.ts';

export const OPTIONS = ['case', 'whole', 'addresses', 'names'] as const;
export type ReplaceOption = (typeof OPTIONS)[number];

/** What is looked for in all configs, where, and what is to stand there instead. */
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

/** As it stands in the address; `find` is the parameter of the page itself. */
export const criteriaIn = (searched: string, own: URLSearchParams): Criteria => ({
  find: searched,
  instead: own.get('with') ?? '',
  parts: chosenOf(DOCUMENT_PARTS, own.get('in'), DOCUMENT_PARTS),
  options: chosenOf(OPTIONS, own.get('options'), USUAL),
});

/** The same as parameters; what is usual is left out. */
export function parametersOf({ instead, parts, options }: Criteria): Record<string, string> {
  return {
    ...(instead && { with: instead }),
    ...(parts.length < DOCUMENT_PARTS.length && { in: parts.join() }),
    ...(options.join() !== USUAL.join() && { options: options.join() }),
  };
}
