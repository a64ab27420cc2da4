import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHEAP_PASSWORDS } from '../../../mocks/db/passwords.ts';
import { servePlatform, type RunningPlatform } from '../../../mocks/server.ts';
import { inMemory } from '../../database/inMemory.ts';
import { prepareDataFolder, startProgram, usedFolder } from './program.ts';
import { exchange, message, torn } from './tcp.ts';

let platform: RunningPlatform;
beforeAll(prepareDataFolder);
beforeAll(async () => {
  platform = await servePlatform({
    where: await inMemory(),
    demo: false,
    passwordCost: CHEAP_PASSWORDS,
    port: 0,
    host: '127.0.0.1',
  });
});
afterAll(() => platform.close());

const WEBSOCKET = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
];
const CLOSE = 'Connection: close';

const LINE = /^HTTP\/1\.1 \d{3} .*\r\n/;

/** Complete messages, each of which gets a response. */
const answered = {
  'HTTP/1.0 without a host': message('GET /api/users/me HTTP/1.0'),
  'HTTP/1.1 without a host': message('GET /api/users/me HTTP/1.1', CLOSE),
  'an invalid host': message('GET /api/users/me HTTP/1.1', 'Host: a b\\c/"d', CLOSE),
  'an empty host': message('GET /api/users/me HTTP/1.1', 'Host:', CLOSE),
  'a page for an invalid host': message('GET /users HTTP/1.1', 'Host: [::', 'Accept: text/html', CLOSE),
  'an invalid header name': message('GET /api/users/me HTTP/1.1', 'Host: h', 'a b: c', CLOSE),
  'a header value with a control character': message(
    'GET /api/users/me HTTP/1.1',
    'Host: h',
    'x-odd: a\x01b\x7f',
    CLOSE,
  ),
  'a header value beyond ASCII': message(
    'GET /api/users/me HTTP/1.1',
    'Host: h',
    'x-odd: \xff\x80',
    'Accept-Language: \xe9',
    CLOSE,
  ),
  'headers named like properties of every object': message(
    'GET /api/users/me HTTP/1.1',
    'Host: h',
    '__proto__: a',
    'constructor: b',
    'toString: c',
    CLOSE,
  ),
  'a head that is too large': message(
    'GET /api/users/me HTTP/1.1',
    'Host: h',
    `x-odd: ${'a'.repeat(20_000)}`,
    CLOSE,
  ),
  'an address beyond ASCII': message('GET /api/\xff\xfe HTTP/1.1', 'Host: h', CLOSE),
  'an address that does not decode': message('GET /api/%ff%zz HTTP/1.1', 'Host: h', CLOSE),
  'an address of another server': message(
    'GET http://elsewhere.example/api/users/me HTTP/1.1',
    'Host: h',
    CLOSE,
  ),
  'no address': message('OPTIONS * HTTP/1.1', 'Host: h', CLOSE),
  'an unknown method': message('SMUGGLE /api/users/me HTTP/1.1', 'Host: h', CLOSE),
  'a method Node knows and fetch does not': message('TRACE /api/users/me HTTP/1.1', 'Host: h', CLOSE),
  'two lengths': `${message('POST /api/tags HTTP/1.1', 'Host: h', 'Content-Length: 2', 'Content-Length: 3', CLOSE)}{}`,
  'a length and chunks': `${message('POST /api/tags HTTP/1.1', 'Host: h', 'Content-Length: 2', 'Transfer-Encoding: chunked', CLOSE)}0\r\n\r\n`,
  'chunks that are none': `${message('POST /auth/local HTTP/1.1', 'Host: h', 'Transfer-Encoding: chunked', CLOSE)}zz\r\n`,
  'an expectation that cannot be met': message(
    'POST /api/tags HTTP/1.1',
    'Host: h',
    'Expect: a miracle',
    'Content-Length: 0',
    CLOSE,
  ),
  'an upgrade without a host': message('GET /socket.io/?EIO=4&transport=websocket HTTP/1.0', ...WEBSOCKET),
  'an upgrade where there is none': message('GET /users HTTP/1.1', 'Host: h', ...WEBSOCKET),
  garbage: '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03 hello\r\n\r\n',
};
/** Incomplete or interrupted messages. */
const half = {
  nothing: '',
  'half a line': 'GET /api/us',
  'half a head': 'GET /api/users/me HTTP/1.1\r\nHost: h\r\nx-',
  'half a body': `${message('POST /auth/local HTTP/1.1', 'Host: h', 'Content-Type: application/json', 'Content-Length: 100000')}{"email":"`,
  'half a body of chunks': `${message('POST /auth/local HTTP/1.1', 'Host: h', 'Transfer-Encoding: chunked')}ff\r\n{"email":"`,
  'half a large body': `${message('POST /api/tags HTTP/1.1', 'Host: h', 'Content-Length: 4000000')}${'x'.repeat(300_000)}`,
  'a call whose client disconnects': message('GET /api/users/me HTTP/1.1', 'Host: h'),
  'a page whose client disconnects': message('GET / HTTP/1.1', 'Host: h', 'Accept: text/html'),
  'a socket whose client disconnects': message(
    'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
    'Host: h',
    ...WEBSOCKET,
  ),
  'an upgrade whose client disconnects': message('GET /api/users/me HTTP/1.1', 'Host: h', ...WEBSOCKET),
  'a tunnel': message('CONNECT platform.example:443 HTTP/1.1', 'Host: h'),
};

describe.each(['on the stand-in', 'before a platform'])('raw requests %s', { timeout: 120_000 }, where => {
  const started = async () => {
    const { port } = platform.server.address() as { port: number };
    return where === 'on the stand-in'
      ? startProgram({ DATA_DIR: await usedFolder() })
      : startProgram({ PLATFORM_URL: `http://127.0.0.1:${port}` });
  };

  test('no raw message over TCP ends the program or makes it print a stack trace', async () => {
    const program = await started();
    for (const [name, bytes] of Object.entries(answered))
      expect([name, await exchange(program.origin, bytes, { until: LINE })]).toEqual([
        name,
        expect.stringMatching(LINE),
      ]);
    for (const bytes of Object.values(half)) await exchange(program.origin, bytes, { last: true });
    for (const bytes of [...Object.values(half), ...Object.values(answered)])
      await torn(program.origin, bytes);
    for (const bytes of [half['a socket whose client disconnects'], half['a call whose client disconnects']])
      await torn(program.origin, bytes, 'answered');
    for (let round = 0; round < 3; round++)
      await Promise.all(Array.from({ length: 20 }, () => torn(program.origin, half['half a large body'])));
    expect((await fetch(`${program.origin}/api/users/me`)).status).toBe(401);
    expect([program.child.exitCode, program.errors()]).toEqual([null, '']);
  });
});
