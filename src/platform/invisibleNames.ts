/** The invisible characters of a text by their code points, each once: `U+200B, U+202A`. Empty if the text has no such character. */
export const invisibleNames = (text: string) => {
  const found = new Set(text.match(/\p{Default_Ignorable_Code_Point}/gu));
  return [...found]
    .map(character => `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`)
    .join(', ');
};
