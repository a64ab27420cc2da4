import type { ListName } from '../platform/lists.ts';
import type { TextKey } from '../ui/useText.ts';

/** Texts that follow from an area's name: `<area>.empty` and so on. What the catalogue of the area lacks has to be given; the rest may be. */
export type OwnTexts<Area extends string, Word extends string> = {
  [W in Word as `${Area}.${W}` extends TextKey ? never : W]: TextKey;
} & {
  [W in Word]?: TextKey;
};

/** The keys of an area's usual texts, with what it says differently. */
export const usualTexts = <Word extends string>(
  area: string,
  words: readonly Word[],
  own: { [W in Word]?: TextKey } = {},
) =>
  ({ ...Object.fromEntries(words.map(word => [word, `${area}.${word}`])), ...own }) as Record<Word, TextKey>;

const words = ['search', 'empty', 'emptyHint', 'loadError'] as const;
type Word = (typeof words)[number];
/** Said of a resource without its screens, too. */
const nameWords = ['title', 'notAuthorized'] as const;
type NameWord = (typeof nameWords)[number];

/** What a list says. */
export type ListTexts = Record<Word | NameWord, TextKey>;
export type OwnListTexts<Name extends ListName> = OwnTexts<Name, Word> & OwnTexts<`names.${Name}`, NameWord>;

export const listTexts = (name: ListName, own: Partial<ListTexts> = {}): ListTexts => ({
  ...usualTexts(`names.${name}`, nameWords),
  ...usualTexts(name, words),
  ...own,
});
