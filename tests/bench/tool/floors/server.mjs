// The two floors with the same 900 customers: a console of hand-written HTML without scripts, and the JSON
// endpoints of the page that React alone renders.
//   node server.mjs CUSTOMERS.json [port]
import fs from 'node:fs';
import http from 'node:http';

const all = JSON.parse(fs.readFileSync(process.argv[2], 'utf8'));
const rows = [...(all.customers ?? all)].sort((a, b) => (a.last_seen < b.last_seen ? 1 : -1));
const esc = s =>
  String(s ?? '').replace(/[&<>"]/g, c => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c]);
const CSS =
  'body{font:14px system-ui,sans-serif;margin:0;color:#1b1b1b}header,main{padding:12px 24px}header{background:#1f3a5f;color:#fff}table{border-collapse:collapse;width:100%}td,th{padding:8px 12px;border-bottom:1px solid #ddd;text-align:left}input{font:inherit;padding:6px 8px;border:1px solid #767676;border-radius:4px}label{display:block;margin:8px 0}button,a.b{font:inherit;padding:6px 12px;background:#1f3a5f;color:#fff;border:0;border-radius:4px;text-decoration:none}.login{max-width:320px;margin:15vh auto}';
const pageHtml = (title, body) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><link rel="icon" href="data:,"><style>${CSS}</style>${body}</html>`;
const cols = [
  'last_name',
  'first_name',
  'email',
  'last_seen',
  'nb_orders',
  'total_spent',
  'latest_purchase',
  'has_newsletter',
];
const cell = (c, k) => (/seen|purchase/.test(k) ? esc(c[k]).slice(0, 10) : esc(c[k]));
const query = p => {
  const q = (p.get('q') ?? '').toLowerCase(),
    n = +(p.get('n') ?? 25),
    pg = +(p.get('p') ?? 1);
  const r = q
    ? rows.filter(c => (c.first_name + ' ' + c.last_name + ' ' + c.email).toLowerCase().includes(q))
    : rows;
  return { q, n, pg, total: r.length, data: r.slice((pg - 1) * n, pg * n) };
};
http
  .createServer(async (req, res) => {
    const u = new URL(req.url, 'http://x');
    for await (const _ of req) void _;
    const html = s => {
      res.setHeader('content-type', 'text/html; charset=utf-8');
      res.setHeader('cache-control', 'no-store');
      res.end(s);
    };
    const json = o => {
      res.setHeader('content-type', 'application/json');
      res.end(JSON.stringify(o));
    };
    if (u.pathname === '/api/session') {
      res.statusCode = 204;
      res.setHeader('set-cookie', 's=1; Path=/; HttpOnly; SameSite=Lax');
      return res.end();
    }
    if (u.pathname === '/api/customers') return json(query(u.searchParams));
    if (u.pathname.startsWith('/api/customers/'))
      return json(rows.find(c => c.id == u.pathname.split('/').pop()));
    if (u.pathname === '/login' && req.method === 'POST') {
      res.statusCode = 303;
      res.setHeader('set-cookie', 's=1; Path=/; HttpOnly; SameSite=Lax');
      res.setHeader('location', '/customers');
      return res.end();
    }
    if (u.pathname === '/login' || u.pathname === '/')
      return html(
        pageHtml(
          'Sign in',
          '<main class="login"><h1>Sign in</h1><form method="post" action="/login"><label>Email<br><input name="u" type="text" autocomplete="username" required></label><label>Password<br><input name="p" type="password" autocomplete="current-password" required></label><button>Sign in</button></form></main>',
        ),
      );
    if (u.pathname === '/customers') {
      const r = query(u.searchParams);
      return html(
        pageHtml(
          'Customers',
          `<header>Console</header><main><h1>Customers</h1><form><label>Search <input name="q" type="search" value="${esc(r.q)}"></label></form><table><thead><tr>${cols.map(c => `<th scope="col">${c}</th>`).join('')}</tr></thead><tbody>${r.data.map(c => `<tr>${cols.map((k, i) => `<td>${i ? cell(c, k) : `<a href="/customers/${c.id}">${cell(c, k)}</a>`}</td>`).join('')}</tr>`).join('')}</tbody></table><p>${r.total} <a class="b next" href="?p=${r.pg + 1}&amp;n=${r.n}&amp;q=${esc(r.q)}">Next page</a></p></main>`,
        ),
      );
    }
    const c = rows.find(x => x.id == u.pathname.split('/').pop());
    if (!c) {
      res.statusCode = 404;
      return res.end();
    }
    html(
      pageHtml(
        'Customer',
        `<header>Console</header><main><h1>${esc(c.first_name)} ${esc(c.last_name)}</h1><form method="post">${['first_name', 'last_name', 'email', 'address', 'zipcode', 'city', 'birthday', 'nb_orders'].map(k => `<label>${k}<br><input name="${k}" value="${esc(c[k])}"></label>`).join('')}<button>Save</button></form></main>`,
      ),
    );
  })
  .listen(+(process.argv[3] ?? 9203), '127.0.0.1');
