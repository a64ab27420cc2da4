import type { XmlProblem } from './node.ts';

const NAMED_REFERENCES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};
const REFERENCE = /&(?:#x([0-9a-fA-F]+)|#([0-9]+)|([^\s&;<]+));/y;

/** Returns whether XML allows a code point (1.0 §2.2). */
const isXmlCharacter = (code: number) =>
  code === 9 ||
  code === 10 ||
  code === 13 ||
  (code >= 0x20 && code <= 0xd7ff) ||
  (code >= 0xe000 && code <= 0xfffd) ||
  (code >= 0x10000 && code <= 0x10ffff);

/** Common HTML entities that XML lacks, with their code points. */
const HTML_NAMES = new Map(
  (
    'nbsp 160, copy 169, laquo 171, shy 173, reg 174, deg 176, raquo 187, times 215, ndash 8211, mdash 8212, ' +
    'lsquo 8216, rsquo 8217, ldquo 8220, rdquo 8221, bull 8226, hellip 8230, euro 8364, trade 8482'
  )
    .split(', ')
    .map(one => one.split(' ') as [name: string, number: string]),
);

/** Converts `&nbsp;` to `&#160;`, which is valid in XML. Returns undefined for other names. */
export function toNumericReference(reference: string): string | undefined {
  const number = HTML_NAMES.get(reference.slice(1, -1));
  return number && `&#${number};`;
}

interface Reference {
  /** The end offset. */
  end: number;
  /** The referenced character. */
  value: string;
  fault?: 'ampersand' | 'entity';
}

/** Reads the reference at an offset, such as `&amp;`. XML knows only character references and five names. */
export function referenceAt(text: string, at: number, end = text.length): Reference {
  REFERENCE.lastIndex = at;
  const [reference = '', hex, decimal, name = ''] = REFERENCE.exec(text) ?? [];
  const referenceEnd = at + reference.length;
  if (!reference || referenceEnd > end) return { end: at + 1, value: '&', fault: 'ampersand' };
  const code = hex ? parseInt(hex, 16) : decimal ? Number(decimal) : undefined;
  if (code !== undefined)
    return isXmlCharacter(code)
      ? { end: referenceEnd, value: String.fromCodePoint(code) }
      : { end: referenceEnd, value: reference, fault: 'entity' };
  return Object.hasOwn(NAMED_REFERENCES, name)
    ? { end: referenceEnd, value: NAMED_REFERENCES[name]! }
    : { end: referenceEnd, value: reference, fault: 'entity' };
}

/** Splits a text into characters with their notation. */
function splitReferences(written: string): { value: string; written: string }[] {
  const characters = [];
  for (let at = 0; at < written.length;) {
    const { end, value } =
      written[at] === '&' ? referenceAt(written, at) : { end: at + 1, value: written[at]! };
    characters.push({ value, written: written.slice(at, end) });
    at = end;
  }
  return characters;
}

/** Returns the content of a text or an attribute value. */
export const decodeXml = (written: string) =>
  written.includes('&')
    ? splitReferences(written)
        .map(({ value }) => value)
        .join('')
    : written;

/** The characters that must be escaped in a text and in both kinds of quotes. */
const ESCAPED = { text: /[&<>\r]/g, '"': /[&<"\t\n\r]/g, "'": /[&<'\t\n\r]/g };
const REPLACEMENTS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes a text for the content of an element or for the quotes of an attribute. */
export const encodeXml = (text: string, within: keyof typeof ESCAPED) =>
  text.replace(ESCAPED[within], char => REPLACEMENTS[char] ?? `&#${char.codePointAt(0)};`);

/** Replaces a text, and keeps the notation of the common beginning and end. */
export function rewriteXml(written: string, text: string, within: keyof typeof ESCAPED): string {
  const characters = splitReferences(written);
  let start = 0;
  let head = 0;
  while (start < characters.length && text.startsWith(characters[start]!.value, head))
    head += characters[start++]!.value.length;
  let end = characters.length;
  let tail = text.length;
  while (
    end > start &&
    tail - characters[end - 1]!.value.length >= head &&
    text.endsWith(characters[end - 1]!.value, tail)
  )
    tail -= characters[--end]!.value.length;
  const source = (some: typeof characters) => some.map(piece => piece.written).join('');
  return (
    source(characters.slice(0, start)) +
    encodeXml(text.slice(head, tail), within) +
    source(characters.slice(end))
  );
}

type Fail = (
  kind: 'ampersand' | 'entity',
  from: number,
  to: number,
  about?: XmlProblem['about'],
  quickFix?: XmlProblem['quickFix'] | '',
) => never;

/** Returns a function that checks the references in a range of a text. Successive ranges must ascend. */
export function createReferenceChecker(text: string, fail: Fail) {
  /** The next ampersand that is not checked yet. */
  let ampersand = text.indexOf('&');
  return (from: number, to: number) => {
    if (ampersand >= 0 && ampersand < from) ampersand = text.indexOf('&', from);
    for (; ampersand >= 0 && ampersand < to; ampersand = text.indexOf('&', ampersand + 1)) {
      const found = referenceAt(text, ampersand, to);
      if (!found.fault) continue;
      const written = text.slice(ampersand, found.end);
      const replacement = toNumericReference(written);
      fail(
        found.fault,
        ampersand,
        found.end,
        { found: written, ...(replacement && { closest: replacement }) },
        replacement && { from: ampersand, to: found.end, insert: replacement },
      );
    }
  };
}
