import type { Lookalike } from '../text/lookalikes.ts';
import type { DocumentProblem as Found } from '../text/problem.ts';

export type XmlKind = 'element' | 'text' | 'cdata' | 'comment' | 'instruction' | 'declaration';

/** `name="value"`; the value stands between its quotes. */
export interface Attribute {
  name: string;
  from: number;
  to: number;
  valueFrom: number;
  valueTo: number;
}

/** Something in a document, and where it stands. Positions are offsets into the text, ends exclusive. */
export interface XmlNode {
  kind: XmlKind;
  from: number;
  to: number;
  /** What is within its marks: of an element what is between its begin and its end, empty where it is closed at once. */
  insideFrom: number;
  insideTo: number;
  /** Of an element, and what an instruction is for. */
  name: string;
  attributes: Attribute[];
  children: XmlNode[];
  parent: XmlNode | undefined;
}

export type XmlMistake =
  | 'empty'
  | 'declaration'
  | 'doctype'
  | 'outside'
  | 'second'
  | 'tag'
  | 'sign'
  | 'value'
  | 'twice'
  | 'less'
  | 'open'
  | 'mismatch'
  | 'rest'
  | 'unended'
  | 'dashes'
  | 'ampersand'
  | 'entity'
  | 'cdataEnd'
  | 'name'
  | 'prefix'
  | 'unseen';

export interface XmlProblem extends Found {
  kind: XmlMistake | Lookalike;
}

export interface XmlReading {
  /** What stands in the document itself, in its order: its one element, and what is around it. */
  children: XmlNode[];
  root?: XmlNode;
  /** A text without one is XML that the platform takes. */
  mistake?: XmlProblem;
}

/** Ends the reading at a mistake. */
export class XmlParseError extends Error {
  constructor(readonly mistake: XmlProblem) {
    super(mistake.kind);
  }
}

export const isBlank = (text: string, node: XmlNode) =>
  node.kind === 'text' && !text.slice(node.from, node.to).trim();
/** The content of an element, or of the document, without the white space that only lays it out. */
export const significantNodes = (text: string, children: readonly XmlNode[]): readonly XmlNode[] =>
  children.filter(
    child =>
      !isBlank(text, child) || (children.length === 1 && !text.slice(child.from, child.to).includes('\n')),
  );
/** The text of CDATA sections that follow each other, as `]]>` is written in two of them. */
export const cdataText = (written: string) => written.replaceAll(']]><![CDATA[', '');
/** The one text or CDATA section that is all its content. */
export const onlyText = (content: readonly XmlNode[]): XmlNode | undefined =>
  content.length === 1 && (content[0]!.kind === 'text' || content[0]!.kind === 'cdata')
    ? content[0]
    : undefined;

/** The place of a node among those of its name, from 1: `table[2]`; of an attribute `@name`. */
export function pathStep(node: XmlNode, siblings: readonly XmlNode[]): string {
  if (node.kind !== 'element') return node.kind === 'instruction' ? `?${node.name}` : `${node.kind}()`;
  const same = siblings.filter(({ kind, name }) => kind === 'element' && name === node.name);
  return same.length > 1 ? `${node.name}[${same.indexOf(node) + 1}]` : node.name;
}

export function xmlPath(node: XmlNode, roots: readonly XmlNode[]): string[] {
  const path: string[] = [];
  for (let within: XmlNode | undefined = node; within; within = within.parent)
    path.push(pathStep(within, within.parent?.children ?? roots));
  return path.reverse();
}

export const xmlPathText = (path: readonly (string | number)[]): string =>
  path.length ? `/${path.join('/')}` : '';
