// The platform's answers at size: `node --import tsx tests/bench/platform.mjs [users]`, over DATABASE_URL or in memory.
import { CHEAP_PASSWORDS } from '../../mocks/db/passwords.ts';
import { openPlatform } from '../../mocks/openPlatform.ts';

const size = Number(process.argv[2] ?? process.env.SCALE ?? 100_000);
const where = process.env.DATABASE_URL ? { databaseUrl: process.env.DATABASE_URL } : process.env.DATA_DIR ? { folder: process.env.DATA_DIR } : { memory: true };
const started = performance.now();
const { app, database } = await openPlatform({ where, demo: false, scale: size, passwordCost: CHEAP_PASSWORDS });
console.log(`${size} users ready in ${((performance.now() - started) / 1000).toFixed(1)} s`);

const signIn = async email => {
  const reply = await app.request('/auth/local', { method: 'POST', body: JSON.stringify({ email, password: 'Assessor1' }) });
  return (await reply.json()).token;
};
const far = Math.min(5_000, Math.ceil(size / 8));
const words = 'mar smith james garcia titleco .99 zzz ann reyes son lopez jennifer wil .example 1234 kowal ing que nguyen hel rob ward ana novak'.split(' ');
const short = 'a e jo st x mc ö 9 le @ i ba z 77 an u ra .e o th y in k w'.split(' ');
const columns = ['firstName', 'lastName', 'email', 'phone', 'provider', 'role', 'loginCount', 'averageTime'];
const cases = {
  'first page': () => 'page=1&pageSize=8&sortBy=firstName&sortDirection=asc',
  [`page ${far}`]: () => `page=${far}&pageSize=8&sortBy=firstName&sortDirection=asc`,
  'last page, 100 rows': () => `page=${Math.ceil(size / 100)}&pageSize=100&sortBy=firstName&sortDirection=asc`,
  sort: i => `page=1&pageSize=8&sortBy=${columns[i % columns.length]}&sortDirection=${i % 3 ? 'asc' : 'desc'}`,
  [`sort, page ${far}`]: i => `page=${far}&pageSize=8&sortBy=${columns[i % columns.length]}&sortDirection=${i % 3 ? 'asc' : 'desc'}`,
  'search, 3 characters and more': i => `page=1&pageSize=8&sortBy=firstName&sortDirection=asc&query=${encodeURIComponent(words[i % words.length])}`,
  'search, 1 and 2 characters': i => `page=1&pageSize=8&sortBy=firstName&sortDirection=asc&query=${encodeURIComponent(short[i % short.length])}`,
  'provider google': () => 'page=1&pageSize=8&sortBy=firstName&provider=google',
  'filter admin': () => 'page=1&pageSize=8&sortBy=firstName&filter=admin',
  'active subscription': () => 'page=1&pageSize=8&sortBy=firstName&subscriptionFilter=active',
  'last logged in, a month': () => `page=1&pageSize=8&sortBy=firstName&lastLoggedIn=${new Date(Date.now() - 30 * 86_400_000).toISOString()},${new Date().toISOString()}`,
  'top 100': () => 'page=1&pageSize=100&sortBy=loginCount&sortDirection=desc&activeUserPercent=100',
};
const rows = [];
for (const email of ['superadmin@map.example', 'admin@map.example']) {
  const headers = { Authorization: `Bearer ${await signIn(email)}` };
  for (const [name, query] of Object.entries(cases)) {
    const times = [];
    for (let i = 0; i < 23; i++) {
      const from = performance.now();
      const reply = await app.request(`/api/users?${query(i)}`, { headers });
      await reply.text();
      if (reply.status !== 200) throw new Error(`${name}: ${reply.status}`);
      if (i > 2) times.push(performance.now() - from);
    }
    times.sort((a, b) => a - b);
    rows.push({ as: email.split('@')[0], what: name, 'median ms': +times[10].toFixed(1), 'worst ms': +times.at(-1).toFixed(1) });
  }
}
console.table(rows);
await database.close();
