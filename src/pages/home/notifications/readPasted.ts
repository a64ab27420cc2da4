import DOMPurify from 'dompurify';
import { convertWordLists, STYLE } from './convertWordLists.ts';
import { sanitizeHtml } from './sanitizeHtml.ts';

export interface Pasted {
  html: string;
  /** Whether pictures were removed or tables became lines of text. */
  isCut: boolean;
}

const MEDIA = ['IMG', 'SVG', 'PICTURE', 'VIDEO', 'AUDIO', 'IFRAME', 'OBJECT', 'EMBED', 'CANVAS', 'V:SHAPE'];
const BLOCKS = 'p, div, ul, ol, li, h1, h2, h3, h4, h5, h6, blockquote, pre, table';
/** Separates the cells of a row. */
const SEPARATOR = ' | ';

const withoutStyles = (html: string) =>
  html
    .replace(/<style\b[^]*?(<\/style\s*>|$)/gi, '')
    .replace(/<[a-z][^>]*>/gi, tag => tag.replace(/\sstyle\s*=/gi, ` ${STYLE}=`));

/** Replaces an element by its content. */
const unwrap = (one: Element) => one.replaceWith(...one.childNodes);

/** Converts each row of a table to a line. A row with a single cell, as in emails, keeps its blocks. */
function flattenTable(table: Element) {
  const ownerDocument = table.ownerDocument;
  for (const row of table.querySelectorAll('tr')) {
    const cells = [...row.querySelectorAll('td, th')];
    if (cells.length === 1 && cells[0]!.querySelector(BLOCKS)) {
      table.before(...cells[0]!.childNodes);
      continue;
    }
    const line = ownerDocument.createElement('p');
    cells.forEach((cell, at) => {
      if (at) line.append(SEPARATOR);
      if (cell.querySelector(BLOCKS)) line.append(cell.textContent!.replace(/\s+/g, ' ').trim());
      else line.append(...cell.childNodes);
    });
    if (line.textContent!.trim()) table.before(line);
  }
  table.remove();
}

/** Converts bold and italic styles to elements. Unwraps bold elements whose style is not bold. */
function applyStyles(root: Element) {
  for (const one of root.querySelectorAll(`[${STYLE}]`)) {
    const style = one.getAttribute(STYLE)!;
    const isBold = /font-weight\s*:\s*(bold|[6-9]00)/i.test(style);
    const isPlain = /font-weight\s*:\s*(normal|400)/i.test(style);
    if (/^(B|STRONG)$/.test(one.tagName)) {
      if (isPlain) unwrap(one);
      continue;
    }
    if (one.tagName !== 'SPAN') continue;
    for (const [name, applies] of [
      ['strong', isBold],
      ['em', /font-style\s*:\s*italic/i.test(style)],
    ] as const) {
      if (!applies) continue;
      const mark = one.ownerDocument.createElement(name);
      mark.append(...one.childNodes);
      one.append(mark);
    }
  }
}

/** Converts HTML from the clipboard, for example from Word or Excel, to HTML that the editor supports. */
export function readPasted(html: string): Pasted {
  const root = DOMPurify.sanitize(withoutStyles(html), {
    RETURN_DOM: true,
    ADD_TAGS: ['img'],
    ALLOWED_ATTR: ['href', 'start', STYLE],
    // The sanitizer would take `mso-list:l0` for a URL.
    ADD_URI_SAFE_ATTR: [STYLE],
    ALLOW_DATA_ATTR: false,
    FORBID_TAGS: [
      'style',
      'title',
      'form',
      'input',
      'button',
      'select',
      'textarea',
      'svg',
      'math',
      'video',
      'audio',
    ],
  }) as HTMLElement;
  const removed = DOMPurify.removed.some(
    one => 'element' in one && MEDIA.includes(one.element.nodeName.toUpperCase()),
  );
  const tables = [...root.querySelectorAll('table')];
  const pictures = root.querySelectorAll('img, picture');
  for (const picture of pictures) picture.remove();
  convertWordLists(root);
  applyStyles(root);
  for (const table of tables.toReversed()) flattenTable(table);
  return { html: sanitizeHtml(root.innerHTML), isCut: removed || tables.length > 0 || pictures.length > 0 };
}
