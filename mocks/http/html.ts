const ELEMENTS = 'p|br|h[1-6]|strong|b|em|i|u|s|strike|del|ul|ol|li|blockquote|pre|code|hr|a|div|span';
const ATTRIBUTE = '(?:start|title|class|target|rel)="[^"<>]*"|href="(?:(?:https?:|mailto:)[^"]*)?"';
const ELEMENT = new RegExp(`</?(?:${ELEMENTS})(?:\\s+(?:${ATTRIBUTE}))*\\s*/?>`, 'gi');

/**
 * Whether HTML loads, runs and hides nothing: all that begins like an element is a known one, written as browsers write it.
 * Whatever a browser makes of the rest, without a `<` it is text.
 */
export const isPlainHtml = (html: string) => !html.replace(ELEMENT, '').includes('<');
