import { brief, type JsonMistake, type JsonProblem } from './node.ts';

/** Backslashes and what may not stand in a text. */
// oxlint-disable-next-line no-control-regex
const ODD = /[\\\u0000-\u001f]/;
const QUOTE = 34;
const SLASH = 47;
const BACKSLASH = 92;
const isBlank = (code: number) => code === 32 || code === 10 || code === 13 || code === 9;
/** One of `{}[]:,`. */
const isMark = (code: number) =>
  code === 44 || code === 58 || code === 91 || code === 93 || code === 123 || code === 125;
/** Ends a bare word: white space, punctuation of JSON, a quote. */
const endsWord = (code: number) => isMark(code) || code === QUOTE || isBlank(code);

/** A sign of JSON, a string or another word, with its positions. */
export interface Token {
  type: '{' | '}' | '[' | ']' | ':' | ',' | 'string' | 'word' | 'end';
  from: number;
  to: number;
}

type Fail = (kind: JsonMistake, from: number, to: number, about?: JsonProblem['about']) => void;

/** Returns a function that reads the next token of a text. */
export function scanner(text: string, fail: Fail): () => Token {
  // A byte-order mark is skipped at the beginning. Anywhere else it is a mistake.
  let at = text.startsWith('\uFEFF') ? 1 : 0;

  function string(from: number): Token {
    // Most texts hold nothing that has to be looked at sign by sign.
    const end = text.indexOf('"', from + 1);
    if (end > 0 && !ODD.test(text.slice(from + 1, end))) return { type: 'string', from, to: (at = end + 1) };
    for (at = from + 1; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code === QUOTE) return { type: 'string', from, to: (at += 1) };
      if (code === 10 || code === 13) break;
      if (code < 32) fail('control', at, at + 1, { code: `\\u${code.toString(16).padStart(4, '0')}` });
      if (code !== BACKSLASH) continue;
      const sign = text[at + 1] ?? '';
      if (sign === 'u' ? !/^[\da-f]{4}$/i.test(text.slice(at + 2, at + 6)) : !'"\\/bfnrt'.includes(sign))
        fail('escape', at, at + 2, { found: `\\${sign.trim()}` });
      at += 1;
    }
    at = Math.min(at, text.length);
    fail('openText', from, at, { found: brief(text.slice(from, at)) });
    return { type: 'string', from, to: at };
  }

  /** White space, and comments, which are a mistake. */
  function skip() {
    for (;;) {
      while (at < text.length && isBlank(text.charCodeAt(at))) at += 1;
      const second = text.charCodeAt(at) === SLASH ? text[at + 1] : undefined;
      if (second !== '/' && second !== '*') return;
      const [end, length] = second === '*' ? ['*/', 2] : ['\n', 0];
      const from = at;
      const until = text.indexOf(end, at + 2);
      at = until < 0 ? text.length : until + length;
      fail('comment', from, at);
    }
  }

  return function next(): Token {
    skip();
    const from = at;
    if (at >= text.length) return { type: 'end', from, to: from };
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) return string(from);
    if (isMark(sign)) return { type: text[at] as '{', from, to: (at += 1) };
    while (at < text.length && !endsWord(text.charCodeAt(at))) at += 1;
    return { type: 'word', from, to: at };
  };
}

/** Calls `visit` at each position outside of the strings of a JSON text. A string that does not end ends with its line. */
export function visitOutsideStrings(text: string, visit: (at: number) => number) {
  const string = /"(?:\\.|[^"\\\r\n])*"?/y;
  for (let at = text.startsWith('\uFEFF') ? 1 : 0; at < text.length;) {
    string.lastIndex = at;
    at = string.test(text) ? string.lastIndex : visit(at);
  }
}
