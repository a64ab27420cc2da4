import type { Lookalike } from '../text/lookalikes.ts';
import type { DocumentProblem as Found } from '../text/problem.ts';
import type { Path } from './path.ts';

export type JsonKind = 'object' | 'array' | 'string' | 'number' | 'boolean' | 'null';

/** A value and where it stands; within an object also its name. Positions are offsets into the text, ends exclusive. */
export interface JsonNode {
  kind: JsonKind;
  from: number;
  to: number;
  name?: string;
  nameFrom: number;
  nameTo: number;
  /** What an object or array holds, in the order of the text, names that stand twice included. */
  children?: JsonNode[];
}

export type JsonMistake =
  | 'empty'
  | 'comma'
  | 'extraComma'
  | 'colon'
  | 'name'
  | 'value'
  | 'word'
  | 'number'
  | 'comment'
  | 'openText'
  | 'escape'
  | 'control'
  | 'open'
  | 'mismatch'
  | 'rest';
export type Doubt = 'twice' | 'long';

export interface JsonProblem extends Found {
  kind: JsonMistake | Doubt | Lookalike;
}

export interface JsonReading {
  root?: JsonNode;
  /** The first mistake; a text without one is JSON. */
  mistake?: JsonProblem;
  /** The first doubts, by their place, and how many there are. */
  doubts: JsonProblem[];
  doubtCount: number;
}

const SHOWN = 40;

/** A piece of a text, short enough for a sentence. */
export const brief = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN - 1)}…` : text);

/** The value at a path; of a name that stands twice the last, as the map reads it. */
export function nodeAt(root: JsonNode | undefined, path: Path): JsonNode | undefined {
  let node = root;
  for (const step of path) {
    if (!node?.children) return undefined;
    node =
      node.kind === 'array'
        ? node.children[Number(step)]
        : node.children.findLast(({ name }) => name === String(step));
  }
  return node;
}
