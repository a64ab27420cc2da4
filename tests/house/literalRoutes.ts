import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor, type ESTree } from 'vite';

/** A route in the code of a test, with `{}` for each computed part: `GET /api/roles/{}/info`. */
export interface LiteralRoute {
  route: string;
  file: string;
}

const ROUTE = /^(GET|POST|PUT|PATCH|DELETE) \/(api|auth)\/\S*$/;

/** The first name of a called expression: `describe` for `describe.each(rows)('…')`. */
function rootOf(callee: ESTree.Expression): string | undefined {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'CallExpression') return rootOf(callee.callee);
  return callee.type === 'MemberExpression' ? rootOf(callee.object) : undefined;
}

function routesIn(source: string, file: string): string[] {
  const routes: string[] = [];
  const titles = new Set<number>();
  const add = (at: number, text: string) => {
    const route = text.replace(/\?.*/s, '').replace(/(?<=.)\/$/, '');
    if (!titles.has(at) && ROUTE.test(route)) routes.push(route);
  };
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      if (first && ['describe', 'it', 'test'].includes(rootOf(callee) ?? '')) titles.add(first.start);
    },
    Literal({ start, value }) {
      if (typeof value === 'string') add(start, value);
    },
    TemplateLiteral({ start, quasis }) {
      add(start, quasis.map(({ value }) => value.cooked).join('{}'));
    },
  }).visit(parseSync(file, source).program);
  return routes;
}

/** Every platform route in the code of a folder's tests, except those in titles of tests. */
export function literalRoutes(folder: string): LiteralRoute[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && entry.name.endsWith('.ts'))
    .map(entry => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
    .flatMap(file => routesIn(readFileSync(file, 'utf8'), file).map(route => ({ route, file })));
}
