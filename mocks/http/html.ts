const ELEMENTS = 'p|br|h[1-6]|strong|b|em|i|u|s|strike|del|ul|ol|li|blockquote|pre|code|hr|a|div|span';
const ATTRIBUTE = '(?:start|title|class|target|rel)="[^"<>]*"|href="(?:(?:https?:|mailto:)[^"]*)?"';
const ELEMENT = new RegExp(`</?(?:${ELEMENTS})(?:\\s+(?:${ATTRIBUTE}))*\\s*/?>`, 'gi');

/**
 * Whether HTML consists only of known elements, written as browsers write them, and text. Any other `<` is
 * refused: text without it cannot load, run or hide anything.
 */
export const isPlainHtml = (html: string) => !html.replace(ELEMENT, '').includes('<');
