import type { ListName } from '../platform/lists.ts';
import type { TextKey } from '../ui/useText.ts';

/** Texts that follow from an area's name: `<area>.empty` and so on. What the catalogue of the area lacks has to be given; the rest may be. */
export type OwnTexts<Area extends string, Word extends string> = {
  [W in Word as `${Area}.${W}` extends TextKey ? never : W]: TextKey;
} & {
  [W in Word | 'loadError']?: TextKey;
};

/** The keys of an area's usual texts, with what it says differently; that rows cannot be loaded is said alike unless it does. */
export const usualTexts = <Word extends string>(
  area: string,
  words: readonly Word[],
  own: { [W in Word | 'loadError']?: TextKey } = {},
) =>
  ({
    loadError: 'error.load',
    ...Object.fromEntries(words.map(word => [word, `${area}.${word}`])),
    ...own,
  }) as Record<Word | 'loadError', TextKey>;

const words = ['search', 'empty', 'invite', 'notAuthorized'] as const;
type Word = (typeof words)[number];

/** The texts of a list; its title is the name of many. */
export type ListTexts = Record<Word | 'title' | 'loadError', TextKey>;
export type OwnListTexts<Name extends ListName> = OwnTexts<`resources.${Name}`, Word> & { title?: TextKey };

export const listTexts = (name: ListName, own: Partial<ListTexts> = {}): ListTexts => ({
  title: `resources.${name}.name`,
  ...usualTexts(`resources.${name}`, words),
  ...own,
});
