const OPAQUE = /<!--[^]*?(?:-->|$)|<!\[CDATA\[[^]*?(?:\]\]>|$)/y;
const VALUE = /"[^"<]*"|'[^'<]*'/y;

/**
 * Visits the characters outside of values, texts and comments: in each tag, before the first element and after
 * the last.
 */
export function visitXmlMarkup(text: string, visit: (at: number) => number) {
  const last = text.lastIndexOf('>');
  let isTag = false;
  let wasTag = false;
  for (let at = text.startsWith('\uFEFF') ? 1 : 0; at < text.length;) {
    const skipped = isTag ? VALUE : OPAQUE;
    skipped.lastIndex = at;
    const char = text[at];
    if (skipped.test(text)) at = skipped.lastIndex;
    else if (char === '<' || char === '>') {
      isTag = char === '<';
      wasTag = true;
      at += 1;
    } else at = isTag || !wasTag || at > last ? visit(at) : at + 1;
  }
}
