import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};
const COMPRESSED = /^(text|application)\/|svg/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'br' | 'gzip';

/** A built file is kept in memory with its compressed forms. */
export interface BuiltFile {
  type: string;
  etag: string;
  content: Buffer;
  compressed(encoding: Encoding): Promise<Buffer> | undefined;
}

export const etagOf = (content: Buffer | string) =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

/** Files are compressed once, so the best quality is worth its time. */
export const compress = (content: Buffer | string, encoding: Encoding, quality = 11) =>
  encoding === 'br'
    ? brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
    : zip(content, { level: Math.min(quality, 9) });

function builtFile(path: string): BuiltFile {
  const content = readFileSync(path);
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  const done = new Map<Encoding, Promise<Buffer>>();
  return {
    type,
    content,
    etag: etagOf(content),
    compressed(encoding) {
      if (!COMPRESSED.test(type)) return undefined;
      const known = done.get(encoding) ?? compress(content, encoding);
      done.set(encoding, known);
      return known;
    },
  };
}

/** The files below a folder by path (`/assets/…`). Empty if the folder does not exist. */
export function readBuilt(folder: string): Map<string, BuiltFile> {
  const files = new Map<string, BuiltFile>();
  let names: string[] = [];
  try {
    names = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  for (const path of names) files.set(`/${relative(folder, path).split(sep).join('/')}`, builtFile(path));
  return files;
}
