/**
 * The functions of inflection that react-admin uses to label fields and resources without a text. They follow the rules of English;
 * irregular words (people, mice) are not converted.
 */

/** Converts `MessageTexts` to `message_texts`. */
export const underscore = (text: string) =>
  text
    .split('::')
    .map(part => part.replace(/([A-Z])/g, '_$1').replace(/^_/, ''))
    .join('/')
    .toLowerCase();

export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();

/** Converts `message_texts` to `Message texts`, and `user_id` to `User`. */
export const humanize = (text: string) =>
  capitalize(
    text
      .toLowerCase()
      .replace(/(_ids|_id)$/, '')
      .replace(/_/g, ' '),
  );

const steps = { underscore, humanize };

export const transform = (text: string, names: (keyof typeof steps)[]) =>
  names.reduce((done, name) => steps[name](done), text);

export function pluralize(word: string) {
  if (/[^aeiou]y$/i.test(word)) return word.replace(/y$/i, 'ies');
  if (/(ss|us|x|z|ch|sh)$/i.test(word)) return `${word}es`;
  return /s$/i.test(word) ? word : `${word}s`;
}

export const singularize = (word: string) =>
  /[^aeiou]ies$/i.test(word)
    ? word.replace(/ies$/i, 'y')
    : /(ss|us|x|z|ch|sh)es$/i.test(word)
      ? word.slice(0, -2)
      : word.replace(/([^su])s$/i, '$1');

export const inflect = (word: string, count: number) =>
  Number.isNaN(count) ? word : count === 1 ? singularize(word) : pluralize(word);
