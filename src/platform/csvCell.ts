/** What may stand before a sign without a reader seeing it, or a spreadsheet heeding it: spaces, line breaks, controls, marks of direction and width. */
const INVISIBLE_PREFIX = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*/u;

/** Of each sign also its full-width, small and raised forms, which some spreadsheets read as the sign itself. */
const isFormulaSign = (character: string) => /^[=+\-@]$/.test(character.normalize('NFKC'));

/**
 * A cell of a CSV file as text: what a spreadsheet would compute (CSV injection) gets an apostrophe before it.
 * So does a cell that begins with a tab or a line break, which some of them drop on the way in.
 */
export function csvCell(text: string): string {
  const visible = text.replace(INVISIBLE_PREFIX, '');
  return isFormulaSign(visible.charAt(0)) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
}
