import type { Lookalike } from '../text/lookalikes.ts';
import type { DocumentProblem as Found } from '../text/problem.ts';

export type XmlKind = 'element' | 'text' | 'cdata' | 'comment' | 'instruction' | 'declaration';

/** `name="value"`. The value excludes the quotes. */
export interface Attribute {
  name: string;
  from: number;
  to: number;
  valueFrom: number;
  valueTo: number;
}

/** A node in a document. Positions are offsets into the text, and ends are exclusive. */
export interface XmlNode {
  kind: XmlKind;
  from: number;
  to: number;
  /**
   * The range between the delimiters. For an element it lies between its start and end tag, and is empty if the element is
   * self-closing.
   */
  insideFrom: number;
  insideTo: number;
  /** The name of an element, or the target of an instruction. */
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
  | 'character'
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
  /** The top-level nodes in order, including the root element. */
  children: XmlNode[];
  root?: XmlNode;
  /** Undefined if the platform accepts the text. */
  mistake?: XmlProblem;
}

/** Stops parsing at a mistake. */
export class XmlParseError extends Error {
  constructor(readonly mistake: XmlProblem) {
    super(mistake.kind);
  }
}

export const isBlank = (text: string, node: XmlNode) =>
  node.kind === 'text' && !text.slice(node.from, node.to).trim();
/** Returns the children without white space that only formats the text. */
export const significantNodes = (text: string, children: readonly XmlNode[]): readonly XmlNode[] =>
  children.filter(
    child =>
      !isBlank(text, child) || (children.length === 1 && !text.slice(child.from, child.to).includes('\n')),
  );
/** Joins adjacent CDATA sections, which are needed to write `]]>`. */
export const cdataText = (written: string) => written.replaceAll(']]><![CDATA[', '');
/** Returns the only child if it is a text or a CDATA section. */
export const onlyText = (content: readonly XmlNode[]): XmlNode | undefined =>
  content.length === 1 && (content[0]!.kind === 'text' || content[0]!.kind === 'cdata')
    ? content[0]
    : undefined;

/** Returns the path step of a node among its siblings: `table[2]`, counted from 1. */
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
