import { type Context, Hono } from 'hono';
import { type Shown, freshDocument } from './documents.ts';
import { type BuiltFile, type Encoding, compress, readBuilt } from './files.ts';

const YEAR = 'public, max-age=31536000, immutable';
/** Addresses that belong to the platform: never answered with the console's page. */
const PLATFORM = /^\/(api|auth|socket\.io|demo|assets)(\/|$)/;

const encodingOf = (c: Context): Encoding | undefined => {
  const accepted = c.req.header('Accept-Encoding') ?? '';
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
};

const unchanged = (c: Context, etag: string) =>
  (c.req.header('If-None-Match') ?? '').split(',').some(tag => tag.trim().replace(/^W\//, '') === etag);

async function sendFile(c: Context, path: string, file: BuiltFile) {
  const headers: Record<string, string> = {
    'Content-Type': file.type,
    'Cache-Control': path.startsWith('/assets/') ? YEAR : 'no-cache',
    ETag: file.etag,
    Vary: 'Accept-Encoding',
  };
  if (unchanged(c, file.etag)) return c.body(null, 304, headers);
  const encoding = encodingOf(c);
  const compressed = encoding && (await file.compressed(encoding));
  if (compressed) headers['Content-Encoding'] = encoding;
  return c.body(new Uint8Array(compressed ?? file.content), 200, headers);
}

async function sendDocument(c: Context, index: BuiltFile, shown: Shown) {
  const etag = shown.newsletter ? index.etag.replace(/"$/, '-newsletter"') : index.etag;
  const weak = `W/${etag}`;
  // A 304 must not carry a policy: it would replace the stored one, whose nonce the stored document bears.
  if (unchanged(c, etag)) return c.body(null, 304, { ETag: weak, 'Cache-Control': 'no-cache' });
  const { html, headers } = freshDocument(index.content.toString('utf8'), shown);
  const encoding = encodingOf(c);
  const body = encoding ? await compress(html, encoding, 5) : Buffer.from(html);
  return c.body(new Uint8Array(body), 200, {
    ...headers,
    ...(encoding && { 'Content-Encoding': encoding }),
    'Content-Type': index.type,
    'Cache-Control': 'no-cache',
    ETag: weak,
    Vary: 'Accept-Encoding',
  });
}

/** The built console in `folder`: its files, and its one page at every address that is nobody else's. */
export function consoleApp(folder: string, shown: Shown = { newsletter: false }): Hono {
  const files = readBuilt(folder);
  const index = files.get('/index.html');
  files.delete('/index.html');
  const app = new Hono();
  app.get('*', async c => {
    const path = c.req.path;
    const file = files.get(path);
    if (file) return sendFile(c, path, file);
    const isFile = /\.[a-z0-9]+$/i.test(path) && !path.endsWith('.html');
    if (PLATFORM.test(path) || isFile || !/text\/html|\*\/\*/.test(c.req.header('Accept') ?? '*/*')) return c.json({ message: 'Not found' }, 404);
    if (!index) return c.text('The console is not built: run npm run build.', 503);
    return sendDocument(c, index, shown);
  });
  // Compressed ahead, so that the first visitor does not wait for it.
  for (const file of files.values()) void file.compressed('br');
  return app;
}
