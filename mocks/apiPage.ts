import type { Context } from 'hono';
import { html } from 'hono/html';
import { openApi, type JsonSchema, type Operation } from '../openapi/document.ts';
import { SCHEMA_REFERENCE } from '../openapi/schemas.ts';
import { htmlPage } from './page.ts';

type Piece = ReturnType<typeof html> | string | Piece[];

const style = `#asked{display:block;scroll-margin-top:1rem}#asked+details{border-color:var(--link)}h2{margin:2rem 0 .5rem}h3{font-size:1rem;margin:.75rem 0 .25rem}summary{cursor:pointer;overflow-wrap:anywhere}summary span{color:var(--soft)}
pre{margin:.25rem 0;white-space:pre-wrap;overflow-wrap:anywhere;font:12px/1.5 ui-monospace,monospace}nav ul{columns:12rem;padding:0;list-style:none}.soft{color:var(--soft)}`;

const joined = (pieces: Piece[], by: string): Piece[] =>
  pieces.flatMap((piece, at) => (at ? [by, piece] : [piece]));

/** A schema in the syntax of TypeScript; named schemas are links. */
function shape(schema: JsonSchema, indent = ''): Piece {
  if (schema.$ref) {
    const name = schema.$ref.slice(SCHEMA_REFERENCE.length);
    return html`<a href="#${name}">${name}</a>`;
  }
  if (schema.anyOf)
    return joined(
      schema.anyOf.map(one => shape(one, indent)),
      ' | ',
    );
  if (schema.enum) return schema.enum.map(value => JSON.stringify(value)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.type === 'array') return ['[', shape(schema.items ?? {}, indent), ']'];
  const fields = Object.entries(schema.properties ?? {});
  if (!fields.length) return schema.type ?? 'anything';
  const rows = fields.map(([name, field]) => [
    '\n',
    indent,
    '  ',
    /^\w+$/.test(name) ? name : JSON.stringify(name),
    schema.required?.includes(name) ? ': ' : '?: ',
    shape(field, `${indent}  `),
  ]);
  return ['{', ...rows, '\n', indent, '}'];
}

const titled = (title: string, schema: JsonSchema | undefined) =>
  schema ? html`<h3>${title}</h3><pre role="group" aria-label="${title}">${shape(schema)}</pre>` : '';

/** Routes of one call may differ in the names of their parameters, so the names are removed. */
const normalizeRoute = (route: string) => route.replace(/\{\w+\}/g, '{}').replace(/\/$/, '');

const call = (
  method: string,
  path: string,
  isAsked: boolean,
  { operationId, summary, description, parameters = [], requestBody, responses }: Operation,
) => {
  const named = (where: string) => parameters.filter(one => one.in === where);
  const query = named('query');
  const requestSchema: JsonSchema | undefined = query.length
    ? {
        properties: Object.fromEntries(query.map(({ name, schema }) => [name, schema])),
        required: query.filter(one => one.required).map(({ name }) => name),
      }
    : undefined;
  const answers = Object.entries(responses[200].content ?? {});
  return html`${isAsked ? html`<span id="asked"></span>` : ''}<details id="${operationId}"${isAsked ? ' open' : ''}><summary><code>${method.toUpperCase()} ${path}</code> <span>${summary}</span></summary>
${description.split('\n\n').map(text => html`<p>${text}</p>`)}
${titled('Query', requestSchema)}${titled('Body', requestBody?.content['application/json'].schema)}
${answers.length ? answers.map(([type, { schema }]) => titled(`Answer, ${type}`, schema)) : html`<p>${responses[200].description}</p>`}</details>`;
};

/** Documents the calls of the platform. The call in the query (`?call=GET /api/users`) is expanded. */
export function apiPage(c: Context) {
  const { info, paths, components } = openApi();
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const requestSchema = normalizeRoute(c.req.query('call') ?? '');
  const areaName = ({ operationId }: Operation) => operationId.slice(0, operationId.indexOf('.'));
  const names = [...new Set(operations.map(({ operation }) => areaName(operation)))].sort();
  const areas = names.map(
    name => html`<section><h2 id="area-${name}">${name}</h2>
${operations.filter(({ operation }) => areaName(operation) === name).map(({ method, path, operation }) => call(method, path, normalizeRoute(`${method.toUpperCase()} ${path}`) === requestSchema, operation))}</section>`,
  );
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) =>
      html`<article id="${name}"><h3>${name}</h3><pre role="group" aria-label="${name}">${shape(schema)}</pre></article>`,
  );
  return htmlPage(
    c,
    'The calls of the platform',
    html`<p>${info.description.replaceAll('`', '')}</p><p class="soft">${operations.length} calls; the same as <a href="/demo/openapi.json">OpenAPI 3.1</a>.</p>
<nav aria-label="Areas"><ul>${names.map(name => html`<li><a href="#area-${name}">${name}</a></li>`)}<li><a href="#schemas">Schemas</a></li></ul></nav>
${areas}<section><h2 id="schemas">Schemas</h2>${schemas}</section>`,
    style,
  );
}
