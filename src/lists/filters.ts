import type { TextKey } from '../ui/useText.ts';

interface Named {
  /** The parameter's name, in the call and in the address. */
  source: string;
  label: TextKey;
}

/** One filter of a list. A choice's value `all` is no filter. */
export type Filter =
  | (Named & { kind: 'choice'; options: { value: string; label: TextKey }[] })
  | (Named & { kind: 'days' })
  | (Named & { kind: 'count' });

export const ALL = 'all';
