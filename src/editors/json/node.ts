import type { Lookalike } from '../text/lookalikes.ts';
import type { DocumentProblem } from '../text/problem.ts';
import type { Path } from './path.ts';

export type JsonKind = 'object' | 'array' | 'string' | 'number' | 'boolean' | 'null';

/** A value with its positions, in an object also its name. Positions are offsets into the text, ends exclusive. */
export interface JsonNode {
  kind: JsonKind;
  from: number;
  to: number;
  name?: string;
  nameFrom: number;
  nameTo: number;
  /** The entries of an object or array in the order of the text, duplicate names included. */
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
export type JsonWarning = 'twice' | 'long';

export interface JsonProblem extends DocumentProblem {
  kind: JsonMistake | JsonWarning | Lookalike;
}

export interface JsonReading {
  root?: JsonNode;
  /** The first mistake; a text without one is valid JSON. */
  mistake?: JsonProblem;
  /** The first warnings, in the order of the text. */
  warnings: JsonProblem[];
  warningCount: number;
}

const MAX_LENGTH = 40;

/** Shortens a text for a message. */
export const truncate = (text: string) =>
  text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text;

/** The value at a path. Of duplicate names the last one counts, as the map reads it. */
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
