import { createServer, type RequestListener } from 'node:http';
import { connect, createServer as createTcpServer, type AddressInfo, type Server } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createHttpServer } from '../../../mocks/http/server.ts';
import { createForwarder } from '../../../server/forward.ts';
import { isPlatformUrl } from '../../../server/platformUrls.ts';
import { readSettings } from '../../../server/settings.ts';
import { exchange, message } from './tcp.ts';

const CLOSE = 'Connection: close';
const UPGRADE = ['Connection: Upgrade, x-private', 'Upgrade: websocket', 'x-private: a'];

async function listening(server: Server): Promise<string> {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Starts the program's HTTP server in front of a platform. */
async function before(platform: string, TRUSTED_PROXIES?: string): Promise<string> {
  const { call, upgrade } = createForwarder(new URL(platform), readSettings({ TRUSTED_PROXIES }).isTrusted);
  const httpServer = createHttpServer((req, res) =>
    isPlatformUrl(req.url) ? call(req, res) : res.writeHead(404).end('the console’s'),
  );
  httpServer.server.on('upgrade', upgrade);
  await httpServer.listen(0, '127.0.0.1');
  onTestFinished(() => httpServer.close());
  return `http://127.0.0.1:${(httpServer.server.address() as AddressInfo).port}`;
}

/** A platform that responds to every request with these bytes. */
const saying = (bytes: string) =>
  listening(
    createTcpServer(socket => {
      socket.on('error', () => {});
      socket.once('data', () => socket.end(bytes, 'latin1'));
    }),
  );
const platform = (listener: RequestListener) => listening(createServer(listener));

/** A platform that responds with the request: its line, headers and body. */
const echo = () =>
  platform(async (req, res) => {
    let body = '';
    for await (const part of req) body += part;
    res.end(JSON.stringify({ request: `${req.method} ${req.url}`, headers: req.headers, body }));
  });
interface EchoedRequest {
  request: string;
  headers: Record<string, string | undefined>;
  body: string;
}
const bodyOf = (answer: string) =>
  JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1)) as EchoedRequest;

describe('forwarded addresses', () => {
  test.each([
    '/api/../x',
    '/api/%2e%2e/x',
    '/api/.%2E/x',
    '/api/%252e%252e/x',
    '/api/a/..%2f..%2fx',
    '/api/..;a=b/x',
    '/api/..%3ba/x',
    '/api//../../x',
    '/api/..\\x',
    '/api/\\..\\x',
    '/api/%5c..%5cx',
    '/api/..',
    '/auth/./../x',
    '/socket.io/../x',
    '//api/../x',
    '/\\api/x',
    '/x/../api/y',
  ])('the address %s does not reach the platform', async path => {
    const origin = await before(await echo());
    expect(await exchange(origin, message(`GET ${path} HTTP/1.1`, 'Host: h', CLOSE))).toMatch(
      /^HTTP\/1\.1 404 /,
    );
  });

  test.each([
    '/api/tags/..a',
    '/api/a.b..c/%2e%2e%2e',
    '/api//x',
    '/api/users?query=../..\\x&a=%2e%2e',
    '/api?x=/../y',
    '/api/a%2Fb%25',
  ])('the address %s is forwarded unchanged', async path => {
    const origin = await before(await echo());
    expect(bodyOf(await exchange(origin, message(`GET ${path} HTTP/1.1`, 'Host: h', CLOSE))).request).toBe(
      `GET ${path}`,
    );
  });
});

describe('headers of forwarded calls', () => {
  const headersAtPlatform = async (origin: string, ...lines: string[]) =>
    bodyOf(await exchange(origin, message('GET /api/x HTTP/1.1', 'Host: console.example:3000', ...lines)))
      .headers;
  const CLAIMS = [
    'X-Forwarded-For: 6.6.6.6',
    'X-Forwarded-Host: evil.example',
    'X-Forwarded-Proto: https',
    'Forwarded: for=6.6.6.6',
    'X-Real-IP: 6.6.6.6',
    'X_Forwarded_For: 6.6.6.6',
    CLOSE,
  ];

  test('headers that Connection names, and headers of one connection, are not forwarded', async () => {
    const headers = await headersAtPlatform(
      await before(await echo()),
      'Connection: close, X-Secret,x-other',
      'X-Secret: a',
      'X-Other: b',
      'X-Kept: c',
      'TE: trailers',
      'Proxy-Authorization: d',
      'Keep-Alive: 5',
      'Expect: 100-continue',
    );
    expect(Object.keys(headers).sort()).toEqual([
      'connection',
      'forwarded',
      'host',
      'x-forwarded-for',
      'x-forwarded-host',
      'x-forwarded-proto',
      'x-kept',
      'x-request-id',
    ]);
  });

  test('a forwarded call names its client, and ignores what the client claims in its headers', async () => {
    const headers = await headersAtPlatform(await before(await echo()), ...CLAIMS);
    expect(headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'console.example:3000',
      'x-forwarded-proto': 'http',
      forwarded: 'for="127.0.0.1";host="console.example:3000";proto=http',
    });
    expect(JSON.stringify(headers)).not.toMatch(/6\.6\.6\.6|evil/);
  });

  test('headers of a trusted proxy are kept, and the proxy’s address is added', async () => {
    const headers = await headersAtPlatform(await before(await echo(), '10.0.0.1, 127.0.0.0/8'), ...CLAIMS);
    expect(headers).toMatchObject({
      'x-forwarded-for': '6.6.6.6, 127.0.0.1',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      forwarded: 'for=6.6.6.6, for="127.0.0.1";host="console.example:3000";proto=http',
    });
  });

  test('an invalid host is not forwarded', async () => {
    const origin = await before(await echo());
    const answer = await exchange(origin, message('GET /api/x HTTP/1.1', 'Host: a";for="6.6.6.6', CLOSE));
    expect(bodyOf(answer).headers).toMatchObject({ forwarded: 'for="127.0.0.1";proto=http' });
    expect(bodyOf(answer).headers).not.toHaveProperty('x-forwarded-host');
  });
});

test('a chunked body is forwarded as one call, with every method', async () => {
  const origin = await before(await echo());
  const inner = 'GET /api/smuggled HTTP/1.1\r\nHost: h\r\n\r\n';
  for (const method of ['DELETE', 'GET', 'POST', 'OPTIONS']) {
    const bytes = `${message(`${method} /api/x HTTP/1.1`, 'Host: h', 'Transfer-Encoding: chunked', 'Connection: close, transfer-encoding')}${inner.length.toString(16)}\r\n${inner}\r\n0\r\n\r\n`;
    expect(bodyOf(await exchange(origin, bytes))).toMatchObject({ request: `${method} /api/x`, body: inner });
  }
});

describe('forwarded responses', () => {
  const call = message('GET /api/x HTTP/1.1', 'Host: h', CLOSE);

  test.each(['x-inner: a', 'Set-Cookie: token=a; Path=/'])(
    'a response loses the headers that its Connection names: %s',
    async line => {
      const name = line.slice(0, line.indexOf(':'));
      const origin = await before(
        await saying(
          message('HTTP/1.1 200 OK', `Connection: close, ${name}`, line, 'x-outer: b', 'Content-Length: 0'),
        ),
      );
      const answer = await exchange(origin, call);
      expect(answer).toMatch(/x-outer: b/i);
      expect(answer).not.toMatch(new RegExp(`^${name}:`, 'im'));
    },
  );

  test('a response loses its Location header if its Connection names it', async () => {
    const origin = await before(
      await platform(
        (req, res) =>
          void res
            .writeHead(302, { Connection: 'close, location', Location: `http://${req.headers.host}/login` })
            .end(),
      ),
    );
    expect((await fetch(`${origin}/auth/x`, { redirect: 'manual' })).headers.get('Location')).toBeNull();
  });

  test('cookies of a response are set for the console’s own address', async () => {
    const origin = await before(
      await saying(
        message(
          'HTTP/1.1 200 OK',
          'Set-Cookie: a=1; Domain=platform.example; Path=/',
          'Set-Cookie: b=2',
          'Content-Length: 0',
          CLOSE,
        ),
      ),
    );
    expect((await exchange(origin, call)).match(/^set-cookie: .*$/gim)).toEqual([
      'set-cookie: a=1; Path=/',
      'set-cookie: b=2',
    ]);
  });

  test('redirects and cookies of a platform below a path are rewritten to the console’s address', async () => {
    let redirectUrl = '';
    const target = `${await platform((_, res) => {
      res
        .writeHead(302, {
          location: redirectUrl,
          'Set-Cookie': ['/platform', '/platform/', '/platform/x', '/platforms', '/'].map(
            (path, at) => `c${at}=1; Path=${path}; Secure`,
          ),
        })
        .end();
    })}/platform`;
    const origin = await before(target);
    for (const [sent, heard] of [
      [`${target}/login?a#b`, '/login?a#b'],
      [target, '/'],
      ['/platform/login?a', '/login?a'],
      ['/platform?a', '/?a'],
      ['sign-in', '/auth/sign-in'],
      ['/plain', '/plain'],
      [`${target}//evil.example/x`, '/evil.example/x'],
      [`${target}s/x`, `${target}s/x`],
      [target.replace('/platform', '/elsewhere'), target.replace('/platform', '/elsewhere')],
    ] as const) {
      redirectUrl = sent;
      const { headers } = await fetch(`${origin}/auth/x`, { redirect: 'manual' });
      expect(headers.get('Location')).toBe(heard);
      expect(headers.getSetCookie()).toEqual(
        ['/', '/', '/x', '/platforms', '/'].map((path, at) => `c${at}=1; Path=${path}; Secure`),
      );
    }
  });

  test.each([
    ['that is garbage', 'hello\r\n\r\n'],
    ['with an unknown status', message('HTTP/1.1 099 Odd', 'Content-Length: 0')],
    [
      'that changes the protocol without a request',
      message('HTTP/1.1 101 Switching Protocols', 'Connection: Upgrade', 'Upgrade: odd'),
    ],
    ['that is no HTTP', ''],
    ['with two lengths', message('HTTP/1.1 200 OK', 'Content-Length: 1', 'Content-Length: 2')],
  ])('a response %s becomes a 502', async (_, bytes) => {
    const origin = await before(await saying(bytes));
    expect(await exchange(origin, call)).toMatch(
      /^HTTP\/1\.1 502 [\s\S]*The platform broke off without an answer/,
    );
  });

  test('a response to an upload is forwarded although the platform does not read the complete body', async () => {
    const origin = await before(
      await platform((req, res) => void (req.once('data', () => {}), res.writeHead(413).end('too much'))),
    );
    const upload = `${message('POST /api/x HTTP/1.1', 'Host: h', 'Content-Length: 3000000', CLOSE)}${'x'.repeat(100_000)}`;
    expect(await exchange(origin, upload, { until: /too much/ })).toMatch(/^HTTP\/1\.1 413 /);
  });

  test('a redirect to the platform’s own address leads to the console, and other redirects stay', async () => {
    let redirectUrl = '';
    const target = await platform((_, res) => void res.writeHead(302, { location: redirectUrl }).end());
    const origin = await before(target);
    for (const [sent, heard] of [
      [`${target}/login?a#b`, '/login?a#b'],
      [target, '/'],
      [`${target}.evil.example/x`, `${target}.evil.example/x`],
      ['/plain', '/plain'],
    ] as const) {
      redirectUrl = sent;
      expect((await fetch(`${origin}/auth/x`, { redirect: 'manual' })).headers.get('Location')).toBe(heard);
    }
  });
});

describe('forwarded upgrades', () => {
  const upgrade = message('GET /socket.io/ HTTP/1.1', 'Host: h', ...UPGRADE);

  test('an upgrade to anything but WebSocket gets the response of a normal call on a connection that stays open', async () => {
    const origin = await before(await echo());
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    let came = '';
    socket.setEncoding('latin1').on('data', text => (came += text));
    for (const [method, body] of [
      ['POST', 'a body'],
      ['GET', ''],
    ] as const) {
      came = '';
      socket.write(
        message(
          `${method} /api/x HTTP/1.1`,
          'Host: h',
          'Connection: Upgrade, HTTP2-Settings',
          'Upgrade: h2c',
          'HTTP2-Settings: AAMAAABkAAQ',
          ...(body && [`Content-Length: ${body.length}`]),
        ) + body,
      );
      await expect.poll(() => came).toMatch(/"body":/);
      expect(came).toMatch(/^HTTP\/1\.1 200 /);
      expect(bodyOf(came)).toMatchObject({
        request: `${method} /api/x`,
        headers: { connection: 'keep-alive' },
        body,
      });
      expect(bodyOf(came).headers).not.toHaveProperty('upgrade');
    }
  });

  test('an upgrade that the platform refuses gets the platform’s response', async () => {
    const origin = await before(
      await platform((_, res) => void res.writeHead(403, { 'x-why': 'no' }).end('not you')),
    );
    const answer = await exchange(origin, upgrade);
    expect(answer).toMatch(/^HTTP\/1\.1 403 /);
    expect(answer).toMatch(/x-why: no[\s\S]*not you/i);
  });

  test('an upgrade without a response of the platform gets a 502', async () => {
    expect(await exchange(await before('http://127.0.0.1:1'), upgrade)).toMatch(/^HTTP\/1\.1 502 /);
  });

  test('an upgrade outside the path of the sockets is refused', async () => {
    expect(
      await exchange(
        await before(await echo()),
        message('GET /socket.io/../x HTTP/1.1', 'Host: h', ...UPGRADE),
      ),
    ).toMatch(/^HTTP\/1\.1 404 /);
  });

  test('an accepted upgrade carries bytes in both directions, and only headers that may be forwarded', async () => {
    const far = createServer();
    let headers = {};
    far.on('upgrade', (req, socket) => {
      headers = req.headers;
      socket.write(
        message(
          'HTTP/1.1 101 Switching Protocols',
          'Connection: Upgrade, x-inner',
          'Upgrade: websocket',
          'x-inner: a',
          'x-outer: \xe9',
        ),
        'latin1',
      );
      socket.on('data', bytes => socket.end(`back: ${bytes}`));
    });
    const origin = await before(await listening(far));
    const answer = await exchange(origin, `${upgrade}early`, { until: /back/ });
    expect(answer).toMatch(/^HTTP\/1\.1 101 Switching Protocols\r\n/);
    expect(answer).toMatch(/x-outer: \xe9\r\n/);
    expect(answer).toMatch(/back: early/);
    expect(answer).not.toMatch(/x-inner/);
    expect(headers).toMatchObject({ connection: 'Upgrade', upgrade: 'websocket' });
    expect(headers).not.toHaveProperty('x-private');
  });
});
