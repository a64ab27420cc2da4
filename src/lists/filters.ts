import type { FieldArea } from '../ui/fieldLabel.ts';
import type { TextKey } from '../ui/useText.ts';

type Within<Group extends string> = TextKey extends infer Key
  ? Key extends `${Group}.${infer Name}`
    ? Name
    : never
  : never;

/**
 * One filter of a list. `source` is the parameter's name, in the call and in the address; its label is the text
 * `<area>.filter.<source>`, those of a choice's values are `<area>.option.<value>`. The value `all` is no filter.
 */
export type ListFilter<Area extends FieldArea> = {
  source: Within<`${Area}.filter`>;
  kind: 'choice';
  options: readonly Within<`${Area}.option`>[];
};

/** A filter of any list. */
export interface AnyListFilter {
  source: string;
  kind: 'choice';
  options: readonly string[];
}

interface Named {
  source: string;
  label: TextKey;
}

/** A filter with its labels, as it is drawn. */
export interface Filter extends Named {
  kind: 'choice';
  options: { value: string; label: TextKey }[];
}

/** What one filter's input is given. */
export interface FilterInput {
  label: string;
  value: string;
  autoFocus: boolean;
  /** Answers whether it was set: unsaved input may hold it back. */
  set(value: string): Promise<boolean>;
}

export const ALL = 'all';

export const labelled = (area: FieldArea, filter: AnyListFilter): Filter => {
  const named = { source: filter.source, label: `${area}.filter.${filter.source}` as TextKey };
  return {
    ...named,
    kind: 'choice',
    options: filter.options.map(value => ({ value, label: `${area}.option.${value}` as TextKey })),
  };
};
