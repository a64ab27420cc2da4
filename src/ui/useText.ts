import { useTranslate } from 'react-admin';
import type { en } from '../../i18n/en/index.ts';
import type { TextKey } from '../../i18n/index.ts';
import type { GapsOf, TextAt, Values } from '../../i18n/translate.ts';

export type { TextKey };
/** What fills the gaps of a text: `%{name}`. */
export type Gaps = Values;

/** The names of the gaps of the text of a key. */
type GapOf<Key extends TextKey> = GapsOf<TextAt<typeof en, Key>>;
/** What fills all gaps of the texts of these keys. */
export type GapsOfText<Key extends TextKey> = Record<GapOf<Key>, string>;

/** Every gap has to be filled, unless the key is known only when the console runs. */
type Filling<Key extends TextKey> = TextKey extends Key
  ? [values?: Values]
  : [GapOf<Key>] extends [never]
    ? [values?: Values]
    : [values: Values & Record<GapOf<Key>, unknown>];

/** Says the catalogue's text for a key, its gaps filled in. */
export type TranslateText = <Key extends TextKey>(key: Key, ...values: Filling<Key>) => string;

/** The catalogue's text for a key, its gaps filled in, in the language of the moment. */
export const useText = () => useTranslate() as TranslateText;
