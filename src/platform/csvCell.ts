/**
 * Characters that readers do not see and spreadsheets ignore before a formula character: spaces, line breaks,
 * control characters, and marks of direction and width.
 */
const INVISIBLE_PREFIX = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*/u;

/**
 * Includes the full-width, small and raised forms of each character, which some spreadsheets read as the
 * character itself.
 */
const isFormulaCharacter = (character: string) => /^[=+\-@]$/.test(character.normalize('NFKC'));

/**
 * Returns the text of a CSV cell. A text that a spreadsheet would compute (CSV injection) gets an apostrophe
 * in front. So does a text that begins with a tab or a line break, which some spreadsheets drop.
 */
export function csvCell(text: string): string {
  const visible = text.replace(INVISIBLE_PREFIX, '');
  return isFormulaCharacter(visible.charAt(0)) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
}
