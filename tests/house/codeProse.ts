import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { nodesOf, type AstNode } from './declarations.ts';

/** A comment, or the name of a test. */
export interface CodeProse {
  /** The file, and its first line. */
  position: string;
  text: string;
}

type SourceComment = ReturnType<typeof parseSync>['comments'][number];

interface SourceText {
  start: number;
  text: string;
}

/** Consecutive line comments are one text, because their sentences may be wrapped. */
function joinLineComments(comments: SourceComment[], source: string): SourceText[] {
  const found: SourceText[] = [];
  let lineEnd = -1;
  for (const { type, start, end, value } of comments) {
    const previous = found.at(-1);
    if (previous && type === 'Line' && lineEnd >= 0 && /^\n[^\S\n]*$/.test(source.slice(lineEnd, start)))
      previous.text += `\n${value}`;
    else found.push({ start, text: value });
    lineEnd = type === 'Line' ? end : -1;
  }
  return found;
}

/** The name that a call starts with: `test` for `test.describe.each([])('a')`. */
const calledName = (node: AstNode): string =>
  node.type === 'Identifier'
    ? String(node['name'])
    : nodesOf(node['callee'] ?? node['object'] ?? node['tag'])
        .map(calledName)
        .join('');

/** The value of a literal. The interpolations of a template are left out. */
const literalText = ({ type, value, quasis }: AstNode): string | undefined =>
  type === 'Literal' && typeof value === 'string'
    ? value
    : type === 'TemplateLiteral'
      ? nodesOf(quasis)
          .map(part => (part['value'] as { raw: string }).raw)
          .join('…')
      : undefined;

/** The names in calls of `it`, `test`, `describe` and their methods, such as `each`. */
function testNamesIn(body: AstNode[]): SourceText[] {
  const found: SourceText[] = [];
  const visit = (node: AstNode) => {
    if (node.type === 'CallExpression' && /^(it|test|describe)$/.test(calledName(node))) {
      const [name] = nodesOf(node['arguments']);
      const text = name && literalText(name);
      if (text !== undefined) found.push({ start: name!.start, text });
    }
    for (const child of Object.values(node)) for (const one of nodesOf(child)) visit(one);
  };
  for (const node of body) visit(node);
  return found;
}

const hasTests = (file: string) => /^tests\/|\.(test|spec)\.tsx?$/.test(file);

function textsIn(file: string, source: string): SourceText[] {
  if (file.endsWith('.css'))
    return [...source.matchAll(/\/\*([^]*?)\*\//g)].map(({ index, 1: text = '' }) => ({
      start: index,
      text,
    }));
  const { comments, program } = parseSync(file, source);
  return [
    ...joinLineComments(comments, source),
    ...(hasTests(file) ? testNamesIn(nodesOf(program.body)) : []),
  ];
}

/** The comments and test names of a file, without code in backticks and quoted texts of the interface. */
export const proseInCode = (file: string, source = readFileSync(file, 'utf8')): CodeProse[] =>
  textsIn(file, source).map(({ start, text }) => ({
    position: `${file}:${source.slice(0, start).split('\n').length}`,
    text: text
      .replace(/\s*\n[^\S\n]*\*?\s*/g, ' ')
      .replace(/`[^`]*`|“[^”]*”|(?<!\w)'[^']*'(?!\w)/g, '')
      .trim(),
  }));
