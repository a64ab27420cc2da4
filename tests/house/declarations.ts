import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/** A name that a file declares. */
export interface Declaration {
  file: string;
  /** The first line is 1. */
  line: number;
  name: string;
  kind: 'function' | 'variable' | 'type' | 'property';
  isExported: boolean;
}

export interface AstNode {
  type: string;
  start: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is AstNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The AST nodes of a property: its node, or those of its list. */
export const nodesOf = (value: unknown): AstNode[] =>
  Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];

/** The identifiers that a pattern binds: `{ a, b: [c] }` binds a and c. */
function boundNames(pattern: AstNode): AstNode[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern];
    case 'ObjectPattern':
      return nodesOf(pattern['properties']).flatMap(boundNames);
    case 'Property':
      return nodesOf(pattern['value']).flatMap(boundNames);
    case 'ArrayPattern':
      return nodesOf(pattern['elements']).flatMap(boundNames);
    case 'AssignmentPattern':
      return nodesOf(pattern['left']).flatMap(boundNames);
    case 'RestElement':
      return nodesOf(pattern['argument']).flatMap(boundNames);
    case 'TSParameterProperty':
      return nodesOf(pattern['parameter']).flatMap(boundNames);
    default:
      return [];
  }
}

const IS_FUNCTION = /^(ArrowFunctionExpression|FunctionExpression|FunctionDeclaration)$/;
const KINDS: Partial<Record<string, Declaration['kind']>> = {
  FunctionDeclaration: 'function',
  FunctionExpression: 'function',
  TSDeclareFunction: 'function',
  ClassDeclaration: 'type',
  TSInterfaceDeclaration: 'type',
  TSTypeAliasDeclaration: 'type',
};

type Declared = [id: AstNode, kind: Declaration['kind']];

/** The name that a declaration may export. */
function declared(node: AstNode): Declared[] {
  const kind = KINDS[node.type];
  if (kind) return nodesOf(node['id']).map(id => [id, kind]);
  if (node.type !== 'VariableDeclarator') return [];
  const [init] = nodesOf(node['init']);
  return nodesOf(node['id'])
    .flatMap(boundNames)
    .map(id => [id, init && IS_FUNCTION.test(init.type) ? 'function' : 'variable']);
}

/** The names that are invisible to other files: parameters and the properties of types. */
function declaredWithin(node: AstNode): Declared[] {
  if (IS_FUNCTION.test(node.type))
    return nodesOf(node['params'])
      .flatMap(boundNames)
      .map(id => [id, 'variable']);
  if (node.type === 'CatchClause')
    return nodesOf(node['param'])
      .flatMap(boundNames)
      .map(id => [id, 'variable']);
  if (!/^TS(Property|Method)Signature$/.test(node.type)) return [];
  return nodesOf(node['key'])
    .filter(key => key.type === 'Identifier')
    .map(key => [key, 'property']);
}

/** Every name that a file declares, in the order of the file. Properties are those of its types. */
export function declarationsOf(file: string, text = readFileSync(file, 'utf8')): Declaration[] {
  const found: Declaration[] = [];
  const lineAt = (at: number) => text.slice(0, at).split('\n').length;
  const visit = (node: AstNode, isExported: boolean) => {
    const add = ([id, kind]: Declared, isSeen: boolean) =>
      found.push({ file, line: lineAt(id.start), name: String(id['name']), kind, isExported: isSeen });
    for (const one of declared(node)) add(one, isExported);
    for (const one of declaredWithin(node)) add(one, false);
    for (const [key, child] of Object.entries(node)) {
      const isDirect =
        node.type === 'ExportNamedDeclaration' ? key === 'declaration' : key === 'declarations';
      for (const one of nodesOf(child))
        visit(one, isDirect && (isExported || node.type === 'ExportNamedDeclaration'));
    }
  };
  for (const node of nodesOf(parseSync(file, text).program.body)) visit(node, false);
  return found;
}
