import { expect, onTestFinished, test } from 'vitest';
import { CHEAP_PASSWORDS } from '../../../mocks/db/passwords.ts';
import { LIMITS } from '../../../mocks/http/limits.ts';
import { servePlatform } from '../../../mocks/server.ts';
import { inMemory } from '../../database/inMemory.ts';

test('wrong passwords count for the address of the connection, not for one in a header', async () => {
  const limits = { ...LIMITS, passwordsOfAddress: { free: 2, first: 600, longest: 900 } };
  const platform = await servePlatform({
    where: await inMemory(),
    demo: false,
    passwordCost: CHEAP_PASSWORDS,
    limits,
    port: 0,
    host: '127.0.0.1',
  });
  onTestFinished(() => platform.close());
  const { port } = platform.server.address() as { port: number };
  const enter = async (name: string, password: string) => {
    const headers = {
      'Content-Type': 'application/json',
      'X-Forwarded-For': `192.0.2.${name.length}`,
      Forwarded: `for=192.0.2.${name.length}`,
    };
    return fetch(`http://127.0.0.1:${port}/auth/local`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ email: `${name}@map.example`, password }),
    });
  };
  expect((await enter('user', 'Wrong1234')).status).toBe(401);
  expect((await enter('keeper', 'Wrong1234')).status).toBe(401);
  const refused = await enter('superadmin', 'Assessor1');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(590);
  expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(600);
});
