import { useTranslate } from 'react-admin';
import type { TextKey } from '../../i18n/index.ts';
import type { Values } from '../../i18n/translate.ts';

export type { TextKey };
/** Says the catalogue's text for a key, its gaps filled in. */
export type Text = (key: TextKey, values?: Values) => string;
/** What fills the gaps of a text: `%{name}`. */
export type Gaps = Values;

/** The catalogue's text for a key, its gaps filled in, in the language of the moment. */
export const useText = () => useTranslate() as Text;
