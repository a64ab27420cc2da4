// A REST endpoint in the dialect of ra-data-simple-rest over the 900 customers of data-generator-retail, in memory.
//   node api.mjs [port] [CUSTOMERS.json]
// It writes the customers into the file, which the server of the floors reads.
import fs from 'node:fs';
import http from 'node:http';
import { faker } from '@faker-js/faker';

const gen = await import('data-generator-retail');
const fr = await import('fakerest');
// The seed makes the customers the same in every run. Some of them have the name that the descriptions of the
// yardsticks search for.
faker.seed(1);
const data = (gen.default?.default ?? gen.default)();
const server = new (fr.SimpleRestServer ?? fr.default.SimpleRestServer)({
  baseUrl: 'http://x/api',
  data,
  loggingEnabled: false,
});
if (process.argv[3]) fs.writeFileSync(process.argv[3], JSON.stringify(data));
http
  .createServer(async (req, res) => {
    const u = new URL(req.url, 'http://x');
    let body = '';
    for await (const c of req) body += c;
    const p = Object.fromEntries(u.searchParams);
    for (const k of ['filter', 'sort', 'range', 'embed'])
      if (p[k]) {
        try {
          p[k] = JSON.parse(p[k]);
        } catch {}
      }
    try {
      const r = await server.handle({
        url: 'http://x' + u.pathname,
        method: req.method,
        headers: new Headers(req.headers),
        params: p,
        requestBody: body ? JSON.parse(body) : undefined,
      });
      res.statusCode = r.status;
      for (const [k, v] of Object.entries(
        r.headers instanceof Headers ? Object.fromEntries(r.headers) : (r.headers ?? {}),
      ))
        res.setHeader(k, v);
      res.setHeader('content-type', 'application/json');
      res.end(typeof r.body === 'string' ? r.body : JSON.stringify(r.body));
    } catch (e) {
      res.statusCode = 500;
      res.end(String(e.stack));
    }
  })
  .listen(+(process.argv[2] ?? 9201), '127.0.0.1');
