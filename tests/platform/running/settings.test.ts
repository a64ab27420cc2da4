import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../../../server/settings.ts';
import { refusedStart, temporaryFolder, usedFolder } from './program.ts';

test('without settings the stand-in runs for this machine only', () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: join(process.cwd(), 'data'),
    databaseUrl: undefined,
    platformUrl: undefined,
    scale: undefined,
  });
});

test('SCALE can also be set on the command line', () => {
  expect(readSettings({ SCALE: '5000' }).scale).toBe(5000);
  expect(readSettings({}, ['--scale', '100000']).scale).toBe(100_000);
  expect(readSettings({ SCALE: '1' }, ['--scale=20']).scale).toBe(20);
});

test('the stand-in listens for this machine only, unless DEMO=1 is set', () => {
  for (const HOST of ['localhost', '127.0.0.1', '127.1.2.3', '::1'])
    expect(readSettings({ HOST }).host).toBe(HOST);
  for (const HOST of ['0.0.0.0', '::', '192.168.1.4', 'console.example', '127.example']) {
    const sentence = `On HOST ${HOST} others reach the stand-in platform, whose passwords are published and whose provider buttons sign anybody in: set PLATFORM_URL to a real platform, HOST to 127.0.0.1, or DEMO=1 if whoever comes may come in.`;
    for (const DEMO of [undefined, '0', 'yes']) expect(() => readSettings({ HOST, DEMO })).toThrow(sentence);
    expect(readSettings({ HOST, DEMO: '1' }).host).toBe(HOST);
    expect(readSettings({ HOST, PLATFORM_URL: 'https://platform.example' }).host).toBe(HOST);
  }
});

test('TRUSTED_PROXIES are addresses and networks, and no proxy is trusted without it', () => {
  const { isTrusted } = readSettings({ TRUSTED_PROXIES: '10.0.0.1, 192.168.0.0/16 fd00::/8' });
  for (const address of ['10.0.0.1', '192.168.7.7', 'fd12::1']) expect(isTrusted(address)).toBe(true);
  for (const address of ['10.0.0.2', '192.169.0.1', 'fe80::1', '']) expect(isTrusted(address)).toBe(false);
  expect(readSettings({}).isTrusted('127.0.0.1')).toBe(false);
});

test('FRAME_ORIGINS are origins, and no other site is framed without it', () => {
  expect(readSettings({}).frameOrigins).toEqual([]);
  expect(
    readSettings({ FRAME_ORIGINS: 'https://Proxy.example/, http://10.0.0.7:8080 https://ñ.example:443' })
      .frameOrigins,
  ).toEqual(['https://proxy.example', 'http://10.0.0.7:8080', 'https://xn--ida.example']);
});

test.each([
  'proxy.example',
  'https://proxy.example/check',
  "https://a;script-src'self'",
  'https://*.example',
  'data:,',
  '*',
])('FRAME_ORIGINS refuses %s, which is not an origin', text => {
  const named = text.split(',')[0]!;
  expect(() => readSettings({ FRAME_ORIGINS: text })).toThrow(
    `FRAME_ORIGINS must be origins, as in https://proxy.example, http://10.0.0.7:8080, not "${named}".`,
  );
});

describe('wrong settings', () => {
  test.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535, not "abc".'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, not "70000".'],
    [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535, not "-1".'],
    [{ HOST: 'http://here' }, 'HOST must be a host name or an IP address, not "http://here".'],
    [
      { DATABASE_URL: 'mysql://user:secret@db' },
      'DATABASE_URL must be an address that begins with postgres:// or postgresql://.',
    ],
    [
      { DATABASE_URL: 'nonsense' },
      'DATABASE_URL must be an address that begins with postgres:// or postgresql://.',
    ],
    [
      { PLATFORM_URL: 'platform.example' },
      'PLATFORM_URL must be an address that begins with http:// or https://.',
    ],
    [
      { PLATFORM_URL: 'ftp://platform.example' },
      'PLATFORM_URL must be an address that begins with http:// or https://.',
    ],
    [
      { TRUSTED_PROXIES: '10.0.0.1, proxy.example' },
      'TRUSTED_PROXIES must be addresses or networks, as in 10.0.0.1, 192.168.0.0/16, not "proxy.example".',
    ],
    [
      { TRUSTED_PROXIES: '10.0.0.0/33' },
      'TRUSTED_PROXIES must be addresses or networks, as in 10.0.0.1, 192.168.0.0/16, not "10.0.0.0/33".',
    ],
    [{ LOG: 'text' }, 'LOG must be json or off, not "text".'],
    [{ SCALE: 'many' }, 'SCALE must be a whole number from 1 to 1000000, not "many".'],
    [{ SCALE: '1e5' }, 'SCALE must be a whole number from 1 to 1000000, not "1e5".'],
    [{ SCALE: '0' }, 'SCALE must be a whole number from 1 to 1000000, not "0".'],
  ])('the wrong setting %o is refused with an explanation', (env, sentence) => {
    expect(() => readSettings(env)).toThrow(sentence);
  });

  test('a DATA_DIR that is a file is refused with an explanation', () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    expect(() => readSettings({ DATA_DIR: file })).toThrow(
      `DATA_DIR must be a folder, but ${file} is a file.`,
    );
  });
});

describe('the program', { timeout: 120_000 }, () => {
  test('the program ends with code 1 and one message for a wrong setting', async () => {
    expect(await refusedStart({ PORT: 'abc' })).toEqual({
      code: 1,
      output: 'PORT must be a whole number from 0 to 65535, not "abc".',
    });
  });

  test('the program reports a port that is in use', async () => {
    const other = createServer();
    await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as { port: number };
    const refused = await refusedStart({ PORT: String(port), DATA_DIR: await usedFolder() });
    other.close();
    expect(refused).toEqual({
      code: 1,
      output: `Port ${port} is in use on 127.0.0.1: stop what uses it, or set PORT to another number.`,
    });
  });

  test('the program reports an unreachable database without its password', async () => {
    const refused = await refusedStart({
      PORT: '0',
      DATABASE_URL: 'postgres://someone:secret@127.0.0.1:1/nothing',
    });
    expect(refused.code).toBe(1);
    expect(refused.output).toMatch(/^The database at DATABASE_URL cannot be used: .+\.$/);
    expect(refused.output).not.toContain('secret');
  });
});
