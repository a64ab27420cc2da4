import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startPlatform } from './platform.ts';
import { fakeClock, visit } from './visit.tsx';

const standIn = startPlatform();
const PING = 'GET /api/applications/ping-proxy';
const CHECK = 'GET /api/applications/check-proxy';
const RESTART = 'POST /api/applications/restart-proxy';
const count = (call: string) => standIn.calls().filter(one => one === call).length;
const statusWith = async (text: string) =>
  waitFor(() =>
    expect(within(screen.getByRole('region', { name: 'Proxy' })).getByRole('status').textContent).toBe(text),
  );
const fact = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling!.textContent;
const openPage = (who = 'admin') => visit(standIn, who, '/#misc');
/** Waits for this many pings, and for the last reply. */
const pinged = (times: number) =>
  waitFor(() => {
    if (count(PING) !== times || !screen.queryByText(/, next check in/)) throw new Error('not yet');
  });
const notOk = () => standIn.fault({ match: PING, status: 200, body: { 'Configuration File': 'not found' } });
const restartButton = () => screen.queryByRole('button', { name: 'Restart Proxy Server' });

describe('the state of the proxy server', () => {
  it('a working proxy server is shown as OK with its latency, and without a restart', async () => {
    await openPage();
    await statusWith('OK');
    expect([fact('Configuration File'), restartButton()]).toEqual(['OK', null]);
    screen.getByRole('img', { name: /^Latency from .+, at most .+ ms\.$/ });
  });

  it('a proxy server without its configuration file is shown as not OK, and can be restarted', async () => {
    notOk();
    await openPage();
    await statusWith('Not OK');
    expect([fact('Configuration File'), fact('Last OK on this visit'), fact('Latency')]).toEqual([
      'not found',
      '–',
      '–',
    ]);
    expect(restartButton()).not.toBeNull();
    screen.getByRole('img', { name: /was never OK\.$/ });
  });

  it('a proxy server that does not respond is shown as not OK, with the reason', async () => {
    standIn.fault({ match: PING, status: 503, body: { message: 'The gateway is busy.' } });
    await openPage();
    await statusWith('Not OK');
    screen.getByText('The gateway is busy.');
    expect(restartButton()).not.toBeNull();
  });

  it('the proxy server is pinged every thirty seconds, and only while its tab is open', async () => {
    const page = await openPage();
    await statusWith('OK');
    fakeClock.start();
    await page.person.click(screen.getByRole('tab', { name: 'Organizations' }));
    fakeClock.advance(90_000);
    await page.person.click(screen.getByRole('tab', { name: 'Misc' }));
    await pinged(2);
    fakeClock.advance(30_000);
    await waitFor(() => expect(count(PING)).toBe(3));
  });
});

describe('restarting the proxy server', () => {
  it('restarting the proxy server asks first, reports the restart, and waits until it is OK', async () => {
    notOk();
    const page = await openPage();
    await page.press('Restart Proxy Server');
    await page.answer('Cancel');
    expect(count(RESTART)).toBe(0);
    await page.press('Restart Proxy Server');
    within(await page.question('Restart the proxy?')).getByText(
      /maps of all applications will not show their secured layers/,
    );
    fakeClock.start();
    await page.answer('Restart');
    await page.banner('Proxy server restarted.');
    await screen.findByRole('progressbar', { name: 'Waiting for OK…' });
    await pinged(2);
    standIn.clearFaults();
    fakeClock.advance(5_000);
    await statusWith('OK');
    expect([count(RESTART), screen.queryByRole('progressbar')]).toEqual([1, null]);
  });

  it('a restarted proxy server that is still not OK after two minutes is reported, and can be restarted', async () => {
    notOk();
    const page = await openPage();
    await page.press('Restart Proxy Server');
    fakeClock.start();
    await page.answer('Restart');
    await screen.findByRole('progressbar', { name: 'Waiting for OK…' });
    fakeClock.advance(121_000);
    await screen.findByText(/^The proxy was restarted at .+ and is still not OK after 2 minutes\./);
    expect(restartButton()).not.toBeNull();
    expect(page.banners()).toEqual([]);
  });

  it('waiting for the restarted proxy server can be stopped', async () => {
    notOk();
    const page = await openPage();
    await page.press('Restart Proxy Server');
    await page.answer('Restart');
    await page.press('Stop');
    await screen.findByRole('button', { name: 'Restart Proxy Server' });
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('a failed restart of the proxy server is reported with the reason, and not waited for', async () => {
    notOk();
    standIn.fault({ match: RESTART, status: 500, body: { message: 'No such service.' } });
    const page = await openPage();
    await page.press('Restart Proxy Server');
    await page.answer('Restart');
    await page.banner('There was an error saving the data. No such service.');
    await waitFor(() => expect(count(PING)).toBe(2));
    expect([count(RESTART), screen.queryByRole('progressbar')]).toEqual([1, null]);
  });
});

describe('the response of the proxy server', () => {
  const proxyFrame = () => screen.findByTitle<HTMLIFrameElement>('Proxy response');
  const check = async (body?: unknown) => {
    if (body !== undefined) standIn.fault({ match: CHECK, status: 200, body });
    const page = await openPage();
    expect(count(CHECK)).toBe(0);
    await page.press('Check Proxy Server');
    return page;
  };

  it('the response of the proxy server is shown in a sandboxed frame', async () => {
    await check();
    expect((await proxyFrame()).getAttribute('sandbox')).toBe('');
    expect((await proxyFrame()).srcdoc).toMatch(
      /^<meta http-equiv="Content-Security-Policy" content="default-src 'none';.*Configuration File: OK/,
    );
  });

  it('a response of the proxy server that is a URL is framed, with a link to open it in a new tab', async () => {
    await check('https://proxy.example/check');
    expect([(await proxyFrame()).getAttribute('sandbox'), (await proxyFrame()).src]).toEqual([
      '',
      'https://proxy.example/check',
    ]);
    const link = screen.getByRole('link', { name: 'Open in a new tab' });
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
      'https://proxy.example/check',
      'noopener noreferrer',
    ]);
  });

  it('a response URL that the content security policy blocks is shown as a link with the reason', async () => {
    await check('https://proxy.example/check');
    await proxyFrame();
    fireEvent(
      document,
      Object.assign(new Event('securitypolicyviolation'), {
        effectiveDirective: 'frame-src',
        blockedURI: 'https://proxy.example/',
      }),
    );
    await screen.findByText(
      'Pages of https://proxy.example cannot be shown inside this console. Open the page in a new tab.',
    );
    expect(screen.queryByTitle('Proxy response')).toBeNull();
    screen.getByRole('link', { name: 'Open in a new tab' });
  });

  it('a response of the proxy server that is neither HTML nor a URL is shown as text', async () => {
    await check('javascript:alert(1)');
    expect((await screen.findByText('javascript:alert(1)')).tagName).toBe('PRE');
  });

  it('each press checks the proxy server again, and a failure appears in its place', async () => {
    const page = await check();
    await proxyFrame();
    standIn.fault({ match: CHECK, status: 400, body: { message: 'Nobody is there.' }, times: 1 });
    await page.press('Check Proxy Server');
    await screen.findByText('Nobody is there.');
    await page.press('Retry');
    await proxyFrame();
    expect(count(CHECK)).toBe(3);
  });
});
