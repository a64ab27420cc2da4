#!/usr/bin/env node
// One small front server for every app under comparison, so that transport, compression and caching are the same for all:
// HTTP/2 over TLS with a self-signed key; brotli 11 for what can be cached (compressed once, kept in memory), brotli 4 for
// other text, gzip for clients without brotli; long caching for files with a hash in their name.
//   node serve.mjs FRONT.json
//   FRONT.json: { "apps": [{ "name", "port", "root"?, "spa"?: true,
//     "proxy"?: { "/api": "http://127.0.0.1:9201", "/": "http://127.0.0.1:3000" } }] }
// A proxy prefix is kept in the forwarded path unless it ends in "!" ("/api!"). The server listens on 127.0.0.1 alone.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import http2 from 'node:http2';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const br = promisify(zlib.brotliCompress);
const gz = promisify(zlib.gzip);
const cfgFile = process.argv[2];
const cfg = JSON.parse(fs.readFileSync(cfgFile, 'utf8'));
const base = path.dirname(path.resolve(cfgFile));

const TYPES = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  woff: 'font/woff',
  ttf: 'font/ttf',
  wasm: 'application/wasm',
  txt: 'text/plain',
  map: 'application/json',
  webmanifest: 'application/manifest+json',
};
const isText = t => /^(text\/|application\/(json|javascript|manifest|xml|wasm)|image\/svg)/.test(t ?? '');
const enc = req => {
  const a = req.headers['accept-encoding'] ?? '';
  return /\bbr\b/.test(a) ? 'br' : /\bgzip\b/.test(a) ? 'gzip' : '';
};
const compress = async (buf, e, quality) =>
  e === 'br'
    ? br(buf, {
        params: {
          [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
          [zlib.constants.BROTLI_PARAM_SIZE_HINT]: buf.length,
        },
      })
    : e === 'gzip'
      ? gz(buf, { level: quality > 6 ? 9 : 6 })
      : buf;

/** Promises of compressed bodies. */
const cache = new Map();
const packed = (key, buf, e, q) => {
  const k = `${e}:${q}:${key}`;
  if (!cache.has(k)) cache.set(k, compress(buf, e, q));
  return cache.get(k);
};

function tls() {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-tls-'));
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-days',
      '30',
      '-subj',
      '/CN=127.0.0.1',
      '-addext',
      'subjectAltName=IP:127.0.0.1',
      '-keyout',
      `${dir}/k.pem`,
      '-out',
      `${dir}/c.pem`,
    ],
    { stdio: 'ignore' },
  );
  const r = { key: fs.readFileSync(`${dir}/k.pem`), cert: fs.readFileSync(`${dir}/c.pem`) };
  fs.rmSync(dir, { recursive: true });
  return r;
}

async function sendStatic(app, req, res, url) {
  const root = path.resolve(base, app.root);
  let file = path.join(root, decodeURIComponent(url.pathname));
  if (!file.startsWith(root)) {
    res.statusCode = 403;
    return res.end();
  }
  if (fs.existsSync(file) && fs.statSync(file).isDirectory()) file = path.join(file, 'index.html');
  if (!fs.existsSync(file)) {
    if (app.spa && !path.extname(file)) file = path.join(root, 'index.html');
    else {
      res.statusCode = 404;
      return res.end();
    }
  }
  const type = TYPES[path.extname(file).slice(1)] ?? 'application/octet-stream';
  const hashed = /[-._][A-Za-z0-9_-]{8,}\.\w+$/.test(file) || /\/assets\//.test(file);
  const e = isText(type) ? enc(req) : '';
  const raw = fs.readFileSync(file);
  const body = await packed(file + fs.statSync(file).mtimeMs, raw, e, 11);
  res.setHeader('content-type', type);
  res.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  res.setHeader('vary', 'accept-encoding');
  if (e) res.setHeader('content-encoding', e);
  res.setHeader('content-length', body.length);
  res.end(body);
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });
const DROP = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-encoding',
  'content-length',
  'upgrade',
  'proxy-connection',
  'http2-settings',
  'host',
  'te',
]);
function proxy(app, req, res, url, prefix, target) {
  const strip = prefix.endsWith('!');
  const p = strip ? url.pathname.slice(prefix.length - 1) || '/' : url.pathname;
  const up = new URL(target);
  const headers = {};
  for (const [k, v] of Object.entries(req.headers)) if (!k.startsWith(':') && !DROP.has(k)) headers[k] = v;
  headers.host = `127.0.0.1:${app.port}`;
  headers['accept-encoding'] = 'identity';
  headers['x-forwarded-proto'] = 'https';
  const u = http.request(
    { host: up.hostname, port: up.port, path: p + url.search, method: req.method, headers, agent },
    r => {
      const chunks = [];
      r.on('data', c => chunks.push(c));
      r.on('end', async () => {
        const raw = Buffer.concat(chunks);
        const type = r.headers['content-type'] ?? '';
        const asset =
          req.method === 'GET' &&
          r.statusCode === 200 &&
          /\.(js|mjs|css|svg|json|wasm)$/.test(url.pathname) &&
          !r.headers['set-cookie'];
        const e = isText(type) && raw.length > 600 && !r.headers['content-encoding'] ? enc(req) : '';
        const body = e
          ? asset
            ? await packed(`${app.name}:${p}:${raw.length}:${r.headers.etag ?? ''}`, raw, e, 11)
            : await compress(raw, e, 4)
          : raw;
        res.statusCode = r.statusCode;
        for (const [k, v] of Object.entries(r.headers)) if (!DROP.has(k)) res.setHeader(k, v);
        if (r.headers['content-encoding']) res.setHeader('content-encoding', r.headers['content-encoding']);
        if (e) res.setHeader('content-encoding', e);
        if (r.statusCode !== 304 && r.statusCode !== 204) res.setHeader('content-length', body.length);
        res.end(req.method === 'HEAD' ? undefined : body);
      });
    },
  );
  u.on('error', err => {
    res.statusCode = 502;
    res.end(String(err));
  });
  req.pipe(u);
}

const cert = tls();
for (const app of cfg.apps) {
  const prefixes = Object.keys(app.proxy ?? {}).sort((a, b) => b.length - a.length);
  const handler = (req, res) => {
    const url = new URL(req.url, 'https://x');
    const hit = prefixes.find(p => url.pathname.startsWith(p.replace(/!$/, '')));
    if (hit) return proxy(app, req, res, url, hit, app.proxy[hit]);
    sendStatic(app, req, res, url).catch(err => {
      res.statusCode = 500;
      res.end(String(err));
    });
  };
  const s = http2.createSecureServer({ ...cert, allowHTTP1: true }, handler);
  s.on('sessionError', () => {});
  // A WebSocket is passed through unchanged.
  s.on('upgrade', (req, socket, head) => {
    const hit = prefixes.find(p => req.url.startsWith(p.replace(/!$/, '')));
    if (!hit) return socket.destroy();
    const up = new URL(app.proxy[hit]);
    const u = http.request({
      host: up.hostname,
      port: up.port,
      path: req.url,
      method: 'GET',
      headers: { ...req.headers, host: `127.0.0.1:${app.port}` },
    });
    u.on('upgrade', (r, s2, h2) => {
      socket.write(
        `HTTP/1.1 101 Switching Protocols\r\n${Object.entries(r.headers)
          .map(([k, v]) => `${k}: ${v}`)
          .join('\r\n')}\r\n\r\n`,
      );
      if (h2.length) socket.write(h2);
      if (head.length) s2.write(head);
      s2.pipe(socket);
      socket.pipe(s2);
      for (const x of [socket, s2])
        x.on('error', () => {
          socket.destroy();
          s2.destroy();
        });
    });
    u.on('response', () => socket.destroy());
    u.on('error', () => socket.destroy());
    u.end();
  });
  s.listen(app.port, '127.0.0.1', () => console.log(`${app.name} https://127.0.0.1:${app.port}`));
}
