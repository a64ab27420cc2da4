import { useTranslate } from 'react-admin';
import type { en } from '../../i18n/en/index.ts';
import type { TextKey } from '../../i18n/index.ts';
import type { GapsOf, TextAt, Values } from '../../i18n/translate.ts';

export type { TextKey };
/** The values of a text's gaps: `%{name}`. */
export type Gaps = Values;

/** The names of the gaps of a text. */
type GapOf<Key extends TextKey> = GapsOf<TextAt<typeof en, Key>>;
/** The values of all gaps of these texts. */
export type PlaceholdersOf<Key extends TextKey> = Record<GapOf<Key>, string>;

/** Requires a value for every gap, unless the key is known only at run time. */
type Filling<Key extends TextKey> = TextKey extends Key
  ? [values?: Values]
  : [GapOf<Key>] extends [never]
    ? [values?: Values]
    : [values: Values & Record<GapOf<Key>, unknown>];

/** Returns the text of a key with its gaps filled in. */
export type TranslateText = <Key extends TextKey>(key: Key, ...values: Filling<Key>) => string;

/** Returns a function that translates keys to the current language. */
export const useText = () => useTranslate() as TranslateText;
