/**
 * Replaces the `style` attribute, because the page's policy reports a `style` attribute even when it is only
 * parsed.
 */
export const STYLE = 'data-style';
const LIST = /mso-list\s*:\s*(l\d+)?\s*level(\d+)(?:\s+(lfo\d+))?/i;

/** The text that Word writes before an item: `·`, `3.`, `b)`. */
interface Marker {
  isNumbered: boolean;
  start: number;
}

function readMarker(text: string): Marker {
  const [, number, letter] = /^\s*\(?(?:(\d+)|([a-z]))[.)]/i.exec(text.replace(/\u00a0/g, ' ')) ?? [];
  if (number) return { isNumbered: true, start: Number(number) };
  const isRoman = /^\s*\(?[ivx]{2,}[.)]/i.test(text);
  if (letter) return { isNumbered: true, start: letter.toLowerCase().charCodeAt(0) - 96 };
  return { isNumbered: isRoman, start: 1 };
}

/** Removes the marker of an item and returns its text. */
function takeMarker(item: Element): string {
  const marker = [...item.querySelectorAll(`[${STYLE}]`)].find(one =>
    /mso-list\s*:\s*ignore/i.test(one.getAttribute(STYLE)!),
  );
  const text = marker?.textContent ?? '';
  marker?.remove();
  return text;
}

/**
 * Word writes the items of a list as paragraphs with a level. This converts them to nested lists with their
 * start numbers.
 */
export function convertWordLists(root: Element) {
  const { ownerDocument } = root;
  let openLists: { level: number; id: string; list: Element }[] = [];
  let previous: Element | null = null;
  for (const item of root.querySelectorAll(`[${STYLE}*="mso-list"]`)) {
    const [, list = '', depth, override = ''] = LIST.exec(item.getAttribute(STYLE)!) ?? [];
    if (!depth || item.tagName === 'LI') continue;
    const [level, id] = [Number(depth), `${list} ${override}`];
    if (item.previousElementSibling !== previous || previous === null) openLists = [];
    const { isNumbered, start } = readMarker(takeMarker(item));
    openLists = openLists.filter(one => one.level <= level);
    const tag = isNumbered ? 'OL' : 'UL';
    const top = openLists.at(-1);
    if (top?.level === level && (top.list.tagName !== tag || top.id !== id)) openLists.pop();
    const innermost = openLists.at(-1);
    let target = innermost;
    if (!innermost || innermost.level < level) {
      const newList = ownerDocument.createElement(tag);
      if (isNumbered && start !== 1) newList.setAttribute('start', String(start));
      if (innermost) innermost.list.lastElementChild!.append(newList);
      else item.before(newList);
      openLists.push((target = { level, id, list: newList }));
    }
    const entry = ownerDocument.createElement('li');
    const paragraph = ownerDocument.createElement('p');
    paragraph.append(...item.childNodes);
    entry.append(paragraph);
    target!.list.append(entry);
    item.remove();
    previous = openLists[0]!.list;
  }
}
