import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono, type Context } from 'hono';
import { renderDocument, type DocumentSettings } from './documents.ts';
import { compress, readBuilt, type BuiltFile, type Encoding } from './files.ts';

const YEAR = 'public, max-age=31536000, immutable';
/** Paths of the platform, which never return the console's page. */
const PLATFORM = /^\/((api|auth|socket\.io|assets)(\/|$)|demo\/)/;

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

async function sendDocument(c: Context, htmlFile: BuiltFile, shown: DocumentSettings) {
  // A stored document keeps its policy, so the ETag also depends on the settings.
  const settings = createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 12);
  const etag = htmlFile.etag.replace(/"$/, `-${settings}"`);
  const weak = `W/${etag}`;
  // A 304 must not have a policy: it would replace the stored one, whose nonce is in the stored document.
  if (unchanged(c, etag)) return c.body(null, 304, { ETag: weak, 'Cache-Control': 'no-cache' });
  const { html, headers } = renderDocument(htmlFile.content.toString('utf8'), shown);
  const encoding = encodingOf(c);
  const body = encoding ? await compress(html, encoding, 5) : Buffer.from(html);
  return c.body(new Uint8Array(body), 200, {
    ...headers,
    ...(encoding && { 'Content-Encoding': encoding }),
    'Content-Type': htmlFile.type,
    'Cache-Control': 'no-cache',
    ETag: weak,
    Vary: 'Accept-Encoding',
  });
}

/**
 * Moves the documents out of the files: the console's one page, and the prerendered ones by path (`/login` of
 * `login.html`).
 */
function takeDocuments(files: Map<string, BuiltFile>) {
  const documents = new Map<string, BuiltFile>();
  for (const [path, file] of files)
    if (path.endsWith('.html')) {
      documents.set(path.slice(0, -'.html'.length), file);
      files.delete(path);
    }
  return documents;
}

/**
 * Compresses all files ahead, so that the first visitor does not wait for it. Compresses them one by one, so
 * that a request does not wait for all of them.
 */
async function compressAhead(files: Map<string, BuiltFile>) {
  for (const file of files.values()) await file.compressed('br');
}

const baseOf = (htmlFile = '') => /src="(\/[^"]*?)assets\//.exec(htmlFile)?.[1] ?? '/';

/**
 * The path that the console in `folder` was built for (BASE_PATH), read from its document: `/`, or a path
 * with slashes at both ends.
 */
export function basePathOf(folder: string): string {
  const path = join(folder, 'index.html');
  return existsSync(path) ? baseOf(readFileSync(path, 'utf8')) : '/';
}

/**
 * Serves the built console in `folder`: its files, and its one page at every other path below its base path,
 * prerendered if possible. Paths outside the base path are redirected below it, because mailed links do not
 * contain it.
 */
export function consoleApp(
  folder: string,
  shown: DocumentSettings = { newsletter: false, demo: false },
): Hono {
  const files = readBuilt(folder);
  const documents = takeDocuments(files);
  const index = documents.get('/index');
  const base = baseOf(index?.content.toString('utf8'));
  const root = base.slice(0, -1);
  const app = new Hono();
  app.get('*', async c => {
    const isBelow = c.req.path.startsWith(base);
    const path = isBelow ? c.req.path.slice(base.length - 1) : c.req.path;
    const file = isBelow ? files.get(path) : undefined;
    if (file) return sendFile(c, path, file);
    // The token in a mailed link may contain dots, too.
    const isFile = /\.[a-z0-9]{1,11}$/i.test(path) && !path.endsWith('.html');
    if (PLATFORM.test(path) || isFile || !/text\/html|\*\/\*/.test(c.req.header('Accept') ?? '*/*'))
      return c.json({ message: 'Not found' }, 404);
    if (!index) return c.text('The console is not built: run npm run build.', 503);
    if (!isBelow) return c.redirect((path === root ? base : root + path) + new URL(c.req.url).search);
    return sendDocument(c, documents.get(path.replace(/\/$/, '')) ?? index, shown);
  });
  void compressAhead(files);
  return app;
}
