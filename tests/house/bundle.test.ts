import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';

interface Chunk {
  type: 'chunk' | 'asset';
  fileName: string;
  isEntry?: boolean;
  imports?: string[];
  moduleIds?: string[];
  code?: string;
}

let chunks: Map<string, Chunk>;
/** The entry and everything that loads with it. */
let entry: Chunk[];

beforeAll(async () => {
  // The test runner's own mode would bring React's development build.
  const mode = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  const result = await build({ mode: 'production', logLevel: 'error', build: { write: false } });
  process.env.NODE_ENV = mode;
  const { output } = (Array.isArray(result) ? result[0] : result) as unknown as { output: Chunk[] };
  chunks = new Map(output.map(chunk => [chunk.fileName, chunk]));
  const reached = new Set<string>();
  const follow = (name: string) => {
    if (reached.has(name)) return;
    reached.add(name);
    for (const next of chunks.get(name)?.imports ?? []) follow(next);
  };
  for (const chunk of output) if (chunk.isEntry) follow(chunk.fileName);
  entry = [...reached].map(name => chunks.get(name)!);
}, 120_000);

const packageOf = (id: string) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id.replaceAll('\\', '/'))?.[1];
const packagesIn = (list: Iterable<Chunk>) => new Set([...list].flatMap(chunk => chunk.moduleIds ?? []).map(packageOf).filter(name => name !== undefined));

describe('what the login page loads', () => {
  it.each(['react-admin', 'ra-core', 'ra-ui-materialui', 'react-router', 'react-router-dom', '@mui/material', '@mui/system', '@emotion/react', '@emotion/cache', '@tanstack/react-query', '@tanstack/query-core', 'react-hook-form', '@mui/icons-material', '@mui/x-date-pickers', 'dayjs', 'socket.io-client', 'papaparse', 'zod'])(
    'There is no %s in it.',
    name => expect([...packagesIn(entry)]).not.toContain(name),
  );

  it('There is React in it, so the look at its packages is not blind.', () => {
    expect([...packagesIn(entry)]).toEqual(expect.arrayContaining(['react', 'react-dom']));
    expect([...packagesIn(chunks.values())]).toEqual(expect.arrayContaining(['ra-core', 'zod']));
  });

  it('It is at most 60 KiB of JavaScript, compressed.', () => {
    const bytes = entry.reduce((sum, { code = '' }) => sum + brotliCompressSync(code).byteLength, 0);
    expect(bytes).toBeGreaterThan(20 * 1024);
    expect(bytes).toBeLessThanOrEqual(60 * 1024);
  });
});

it('The built console holds nothing of the stand-in platform.', () => {
  const ids = [...chunks.values()].flatMap(chunk => chunk.moduleIds ?? []);
  expect(ids.filter(id => /\/(mocks|server|tests)\//.test(id) && !id.includes('node_modules'))).toEqual([]);
});

it('The document bears no inline script: the policy would refuse it.', () => {
  const html = [...chunks.values()].find(({ fileName }) => fileName === 'index.html') as unknown as { source: string };
  expect(html.source).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>/);
  expect(html.source).not.toMatch(/\son\w+=/);
});
