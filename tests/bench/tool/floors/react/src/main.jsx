import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

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
const form = ['first_name', 'last_name', 'email', 'address', 'zipcode', 'city', 'birthday', 'nb_orders'];
const useHash = () => {
  const [h, set] = useState(location.hash);
  useEffect(() => {
    const f = () => set(location.hash);
    addEventListener('hashchange', f);
    return () => removeEventListener('hashchange', f);
  }, []);
  return h;
};
const get = u => fetch(u).then(r => r.json());
const Login = () => (
  <main>
    <h1>Sign in</h1>
    <form
      onSubmit={async e => {
        e.preventDefault();
        await fetch('/api/session', { method: 'POST' });
        location.hash = '#/customers';
      }}
    >
      <label>
        Email <input name="u" required />
      </label>
      <label>
        Password <input name="p" type="password" required />
      </label>
      <button type="submit">Sign in</button>
    </form>
  </main>
);
const List = ({ n }) => {
  const [p, setP] = useState(1),
    [q, setQ] = useState(''),
    [d, setD] = useState();
  useEffect(() => {
    let on = true;
    const t = setTimeout(
      () => get(`/api/customers?p=${p}&n=${n}&q=${encodeURIComponent(q)}`).then(x => on && setD(x)),
      q ? 150 : 0,
    );
    return () => {
      on = false;
      clearTimeout(t);
    };
  }, [p, q, n]);
  return (
    <main>
      <h1>Customers</h1>
      <label>
        Search{' '}
        <input
          type="search"
          value={q}
          onChange={e => {
            setQ(e.target.value);
            setP(1);
          }}
        />
      </label>
      <table>
        <thead>
          <tr>
            {cols.map(c => (
              <th key={c} scope="col">
                {c}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {d?.data.map(c => (
            <tr key={c.id}>
              {cols.map((k, i) => (
                <td key={k}>
                  {i ? (
                    String(c[k] ?? '').slice(0, k.includes('seen') || k.includes('purchase') ? 10 : 99)
                  ) : (
                    <a href={'#/customers/' + c.id}>{c[k]}</a>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" className="next" onClick={() => setP(p + 1)}>
        Next page
      </button>
    </main>
  );
};
const Edit = ({ id }) => {
  const [c, setC] = useState();
  useEffect(() => {
    get('/api/customers/' + id).then(setC);
  }, [id]);
  return c ? (
    <main>
      <h1>
        {c.first_name} {c.last_name}
      </h1>
      <form>
        {form.map(k => (
          <label key={k}>
            {k} <input name={k} value={c[k] ?? ''} onChange={e => setC({ ...c, [k]: e.target.value })} />
          </label>
        ))}
        <button type="submit">Save</button>
      </form>
    </main>
  ) : null;
};
const App = () => {
  const h = useHash();
  const m = h.match(/^#\/customers\/(\d+)/);
  return m ? (
    <Edit id={m[1]} />
  ) : h.startsWith('#/customers') ? (
    <List n={h.includes('n=100') ? 100 : 25} />
  ) : (
    <Login />
  );
};
createRoot(document.getElementById('root')).render(<App />);
