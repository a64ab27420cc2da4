import { onlyText, significantNodes, type XmlNode, type XmlReading } from './node.ts';

/**
 * The maximum number of rows that are expanded initially, and the number of children that are rendered at a
 * time.
 */
const INITIAL_ROWS = 120;
export const ELEMENTS_PER_BATCH = 100;

export interface XmlRow {
  /** The indexes of its ancestors and itself: `1.0.4`. */
  key: string;
  node: XmlNode;
  depth: number;
  /** The only child, if it is a text or a CDATA section. It is shown on the same line. */
  onlyChild?: XmlNode | undefined;
  /** The number of children, and whether they are shown. */
  childCount: number;
  isExpanded: boolean;
  /** Includes the node itself. */
  siblings: readonly XmlNode[];
}
/** The children that are not rendered yet. */
export interface RemainingElements {
  key: string;
  depth: number;
  more: number;
}

/** The rows that the user expanded or collapsed, and how many children are rendered in each. */
export interface ExpandedElements {
  open: ReadonlyMap<string, boolean>;
  drawn: ReadonlyMap<string, number>;
}

/** Expands elements level by level up to `INITIAL_ROWS`. */
function initiallyExpanded(text: string, { children }: XmlReading): Set<XmlNode> {
  const opens = new Set<XmlNode>();
  let rows = significantNodes(text, children).length;
  const left = [...children];
  for (let at = 0; at < left.length; at += 1) {
    const node = left[at]!;
    const content = significantNodes(text, node.children);
    if (!content.length || onlyText(content)) continue;
    if (node.parent && rows + content.length > INITIAL_ROWS) break;
    rows += Math.min(content.length, ELEMENTS_PER_BATCH);
    opens.add(node);
    left.push(...content.slice(0, ELEMENTS_PER_BATCH));
  }
  return opens;
}

/** Returns the visible rows of a document. */
export function visibleXmlRows(
  text: string,
  reading: XmlReading,
  { open: expanded, drawn }: ExpandedElements,
): (XmlRow | RemainingElements)[] {
  const first = initiallyExpanded(text, reading);
  const rows: (XmlRow | RemainingElements)[] = [];
  type PendingRow =
    { node: XmlNode; key: string; depth: number; siblings: readonly XmlNode[] } | RemainingElements;
  const entries = (children: readonly XmlNode[], parentKey: string, depth: number): PendingRow[] => {
    const siblings = significantNodes(text, children);
    const shown = drawn.get(parentKey) ?? ELEMENTS_PER_BATCH;
    const some: PendingRow[] = siblings
      .slice(0, shown)
      .map((node, at) => ({ node, key: childKey(parentKey, at), depth, siblings }));
    if (siblings.length > shown) some.push({ key: parentKey, depth, more: siblings.length - shown });
    return some.reverse();
  };
  const left = entries(reading.children, '', 0);
  for (let next = left.pop(); next; next = left.pop()) {
    if ('more' in next) {
      rows.push(next);
      continue;
    }
    const { node, key, depth, siblings } = next;
    const content = significantNodes(text, node.children);
    const only = onlyText(content);
    const within = only ? 0 : content.length;
    const isOpen = within > 0 && (expanded.get(key) ?? first.has(node));
    rows.push({ key, node, depth, onlyChild: only, childCount: within, isExpanded: isOpen, siblings });
    if (isOpen) left.push(...entries(node.children, key, depth + 1));
  }
  return rows;
}

export const childKey = (parentKey: string, index: number) =>
  parentKey ? `${parentKey}.${index}` : String(index);

/** Groups rows by the key of their parent. */
export function groupByParent(
  rows: readonly (XmlRow | RemainingElements)[],
): ReadonlyMap<string, readonly (XmlRow | RemainingElements)[]> {
  const by = new Map<string, (XmlRow | RemainingElements)[]>();
  for (const row of rows) {
    const parentKey = 'more' in row ? row.key : row.key.split('.').slice(0, -1).join('.');
    const own = by.get(parentKey);
    if (own) own.push(row);
    else by.set(parentKey, [row]);
  }
  return by;
}

/** Updates keys after a sibling has moved. */
export function moveKeys(
  { open: expanded, drawn }: ExpandedElements,
  parentKey: string,
  at: number,
  to: number,
): ExpandedElements {
  const before = parentKey ? `${parentKey}.` : '';
  const next = (key: string) => {
    if (!key.startsWith(before)) return key;
    const [index = '', ...within] = key.slice(before.length).split('.');
    const was = Number(index);
    const is = was === at ? to : was > at && was <= to ? was - 1 : was < at && was >= to ? was + 1 : was;
    return index === '' ? key : [before + String(is), ...within].join('.');
  };
  const moveAll = <T>(map: ReadonlyMap<string, T>) =>
    new Map([...map].map(([key, value]) => [next(key), value]));
  return { open: moveAll(expanded), drawn: moveAll(drawn) };
}

/** A row and one of its fields: the name of an attribute, or its text. */
export interface RowLocation {
  key: string;
  field: string | undefined;
  /** The rows that must be expanded, and how many children must be rendered. */
  opens: readonly string[];
  drawn: ReadonlyMap<string, number>;
}
/** Differs from all attribute names. */
export const TEXT_FIELD = '';

/** Returns the row at an offset, or undefined between rows. */
export function locateRow(text: string, { children }: XmlReading, at: number): RowLocation | undefined {
  const opens: string[] = [];
  const drawn = new Map<string, number>();
  let row: { key: string; node: XmlNode } | undefined;
  for (let content = significantNodes(text, children); ;) {
    const index = content.findIndex(node => node.from <= at && at < node.to);
    const node = content[index];
    if (!node) break;
    if (row) opens.push(row.key);
    if (index >= ELEMENTS_PER_BATCH)
      drawn.set(row?.key ?? '', (Math.floor(index / ELEMENTS_PER_BATCH) + 1) * ELEMENTS_PER_BATCH);
    row = { key: childKey(row?.key ?? '', index), node };
    content = significantNodes(text, node.children);
    if (onlyText(content)) break;
  }
  if (!row) return undefined;
  const { key, node } = row;
  const attribute = node.attributes.find(({ from, to }) => from <= at && at < to);
  const isText =
    node.kind !== 'element' || (at >= node.insideFrom && onlyText(significantNodes(text, node.children)));
  return { key, field: attribute?.name ?? (isText ? TEXT_FIELD : undefined), opens, drawn };
}
