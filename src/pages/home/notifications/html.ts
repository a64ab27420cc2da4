import DOMPurify from 'dompurify';

/** What the text of a notification may be made of: what the editor knows, too. Nothing of it loads or runs. */
const ALLOWED = {
  ALLOWED_TAGS: [
    'p',
    'br',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'strike',
    'del',
    'ul',
    'ol',
    'li',
    'blockquote',
    'pre',
    'code',
    'hr',
    'a',
    'div',
    'span',
    'body',
  ],
  ALLOWED_ATTR: ['href', 'start'],
  ALLOWED_URI_REGEXP: /^(https?|mailto):/i,
  // The number that a list starts at is no address.
  ADD_URI_SAFE_ATTR: ['start'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** HTML without the empty paragraphs that an editor ends with. */
export const trimmed = (html: string) => html.replace(/(<p><\/p>)+$/, '');

/** The same without what may not be in it. */
export const clean = (html: string | null | undefined) => trimmed(DOMPurify.sanitize(html ?? '', ALLOWED));

/** The text of HTML, a line for each paragraph. */
export function plainText(html: string | null | undefined): string {
  const nodes = nodesOf(html);
  for (const block of nodes.querySelectorAll('br, p, li, h1, h2, h3, h4, h5, h6, pre, div'))
    block.append('\n');
  return nodes.textContent!.replace(/\n{2,}/g, '\n').trim();
}

/** Whether something that can be seen is left out of it, such as a picture or a table. */
export function isCut(html: string | null | undefined): boolean {
  clean(html);
  return DOMPurify.removed.some(
    one =>
      'element' in one &&
      one.element.nodeType === Node.ELEMENT_NODE &&
      !['SCRIPT', 'STYLE'].includes(one.element.nodeName.toUpperCase()),
  );
}

/** The same as nodes; a link opens beside the console. */
export function nodesOf(html: string | null | undefined): DocumentFragment {
  const nodes = DOMPurify.sanitize(html ?? '', { ...ALLOWED, RETURN_DOM_FRAGMENT: true });
  for (const link of nodes.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
  return nodes;
}

interface Types {
  defaultPolicy?: unknown;
  createPolicy(name: string, rules: { createHTML(html: string): string }): unknown;
}
const types = (globalThis as { trustedTypes?: Types }).trustedTypes;
// The editor reads HTML by the browser's own parser, which takes it where a policy has seen to it (`require-trusted-types-for`).
if (types && !types.defaultPolicy) types.createPolicy('default', { createHTML: clean });
