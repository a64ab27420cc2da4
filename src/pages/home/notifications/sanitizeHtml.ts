import DOMPurify from 'dompurify';

/** The allowed HTML of a notification, which the editor also supports. It neither loads nor runs anything. */
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
  // The start number of a list is not a URL.
  ADD_URI_SAFE_ATTR: ['start'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** Removes the empty paragraphs that the editor adds at the end. */
export const trimEmptyParagraphs = (html: string) => html.replace(/(<p><\/p>)+$/, '');

/** Removes everything that is not allowed. */
export const sanitizeHtml = (html: string | null | undefined) =>
  trimEmptyParagraphs(DOMPurify.sanitize(html ?? '', ALLOWED));

/** Returns the plain text of HTML with a line for each paragraph. */
export function plainText(html: string | null | undefined): string {
  const nodes = toDomNodes(html);
  for (const block of nodes.querySelectorAll('br, p, li, h1, h2, h3, h4, h5, h6, pre, div'))
    block.append('\n');
  return nodes.textContent!.replace(/\n{2,}/g, '\n').trim();
}

/** Returns whether sanitizing removes visible content, such as a picture or a table. */
export function isCut(html: string | null | undefined): boolean {
  sanitizeHtml(html);
  return DOMPurify.removed.some(
    one =>
      'element' in one &&
      one.element.nodeType === Node.ELEMENT_NODE &&
      !['SCRIPT', 'STYLE'].includes(one.element.nodeName.toUpperCase()),
  );
}

/** Returns sanitized nodes. Links open in a new tab. */
export function toDomNodes(html: string | null | undefined): DocumentFragment {
  const nodes = DOMPurify.sanitize(html ?? '', { ...ALLOWED, RETURN_DOM_FRAGMENT: true });
  for (const link of nodes.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
  return nodes;
}

interface TrustedTypesFactory {
  defaultPolicy?: unknown;
  createPolicy(name: string, rules: { createHTML(html: string): string }): unknown;
}
const trustedTypes = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes;
// The editor parses HTML with the browser, which accepts it only with a Trusted Types policy
// (`require-trusted-types-for`).
if (trustedTypes && !trustedTypes.defaultPolicy)
  trustedTypes.createPolicy('default', { createHTML: sanitizeHtml });
