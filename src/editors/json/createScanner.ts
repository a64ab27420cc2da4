import { truncate, type JsonMistake, type JsonProblem } from './node.ts';

/** Backslashes, and characters that a string may not contain. */
// oxlint-disable-next-line no-control-regex
const ESCAPE_OR_CONTROL = /[\\\u0000-\u001f]/;
const QUOTE = 34;
const SLASH = 47;
const BACKSLASH = 92;
const isBlank = (code: number) => code === 32 || code === 10 || code === 13 || code === 9;
/** One of `{}[]:,`. */
const isPunctuation = (code: number) =>
  code === 44 || code === 58 || code === 91 || code === 93 || code === 123 || code === 125;
/** Ends an unquoted word: white space, punctuation of JSON, a quote. */
const endsWord = (code: number) => isPunctuation(code) || code === QUOTE || isBlank(code);

/** A punctuation mark, a string or another word, with its positions. */
export interface Token {
  type: '{' | '}' | '[' | ']' | ':' | ',' | 'string' | 'word' | 'end';
  from: number;
  to: number;
}

type Fail = (kind: JsonMistake, from: number, to: number, about?: JsonProblem['about']) => void;

/** Returns a function that reads the next token of a text. */
export function createScanner(text: string, fail: Fail): () => Token {
  // A byte-order mark is skipped at the beginning. Anywhere else it is a mistake.
  let at = text.startsWith('\uFEFF') ? 1 : 0;

  function string(from: number): Token {
    // Most strings have no escapes or control characters, and need no loop.
    const end = text.indexOf('"', from + 1);
    if (end > 0 && !ESCAPE_OR_CONTROL.test(text.slice(from + 1, end)))
      return { type: 'string', from, to: (at = end + 1) };
    for (at = from + 1; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code === QUOTE) return { type: 'string', from, to: (at += 1) };
      if (code === 10 || code === 13) break;
      if (code < 32) fail('control', at, at + 1, { code: `\\u${code.toString(16).padStart(4, '0')}` });
      if (code !== BACKSLASH) continue;
      const escaped = text[at + 1] ?? '';
      if (
        escaped === 'u' ? !/^[\da-f]{4}$/i.test(text.slice(at + 2, at + 6)) : !'"\\/bfnrt'.includes(escaped)
      )
        fail('escape', at, at + 2, { found: `\\${escaped.trim()}` });
      at += 1;
    }
    at = Math.min(at, text.length);
    fail('openText', from, at, { found: truncate(text.slice(from, at)) });
    return { type: 'string', from, to: at };
  }

  /** Skips white space, and comments, which are a mistake. */
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
    const code = text.charCodeAt(at);
    if (code === QUOTE) return string(from);
    if (isPunctuation(code)) return { type: text[at] as '{', from, to: (at += 1) };
    while (at < text.length && !endsWord(text.charCodeAt(at))) at += 1;
    return { type: 'word', from, to: at };
  };
}

/** Calls `visit` at each position outside the strings of a JSON text. An unterminated string ends with its line. */
export function visitOutsideStrings(text: string, visit: (at: number) => number) {
  const string = /"(?:\\.|[^"\\\r\n])*"?/y;
  for (let at = text.startsWith('\uFEFF') ? 1 : 0; at < text.length;) {
    string.lastIndex = at;
    at = string.test(text) ? string.lastIndex : visit(at);
  }
}
