import { banner } from './signIn.ts';
import { expect, test } from './test.ts';

test('an unhealthy proxy server is restarted and pinged until it is OK', async ({ staff, demo }) => {
  await demo.fault({
    match: 'GET /api/applications/ping-proxy',
    status: 200,
    body: { 'Configuration File': 'not found' },
  });
  await staff.goto('/#misc');
  const proxy = staff.getByRole('region', { name: 'Proxy', exact: true });
  await expect(proxy.getByRole('status')).toHaveText('Not OK');
  await staff.getByRole('button', { name: 'Restart Proxy Server', exact: true }).click();
  await staff.getByRole('alertdialog').getByRole('button', { name: 'Restart', exact: true }).click();
  await expect(banner(staff, 'Proxy server restarted.')).toBeVisible();
  await expect(staff.getByRole('button', { name: 'Stop', exact: true })).toBeVisible();
  await demo.clearFaults();
  await expect(proxy.getByRole('status')).toHaveText('OK');
  await expect(staff.getByRole('button', { name: 'Restart Proxy Server', exact: true })).toBeHidden();
});

const HOSTILE = `<h1>Proxy</h1>
<script>top.document.title = 'taken'; fetch('/api/users/me')</script>
<style>@import "/demo/hostile.css"; h1 { background: url(/demo/hostile.gif) }</style>
<link rel="stylesheet" href="/demo/hostile.css"><link rel="preload" as="image" href="/demo/hostile.svg">
<img src="/demo/hostile.png" srcset="/demo/hostile.webp 2x" onerror="top.document.title = 'taken'">
<video src="/demo/hostile.mp4" poster="/demo/hostile.jpg"></video><iframe src="/demo/hostile"></iframe>
<meta http-equiv="refresh" content="0; url=/demo/hostile">
<form action="/api/applications/restart-proxy" method="post" target="_top"><button>Send</button></form>
<a href="/demo/hostile" target="_top">Leave</a>`;

// The browser reports each attempt as an error, so this test ignores its errors.
test('a hostile page of the proxy server has no effect', async ({ browser, platform }) => {
  await platform.reset();
  await platform.fault({ match: 'GET /api/applications/check-proxy', status: 200, body: HOSTILE });
  const context = await browser.newContext({ baseURL: platform.url });
  await context.addCookies([platform.cookieOf(await platform.signIn('superadmin'))]);
  const page = await context.newPage();
  const requests: string[] = [];
  await page.goto('/#misc');
  await expect(page.getByRole('region', { name: 'Proxy', exact: true }).getByRole('status')).toHaveText('OK');
  page.on('request', request => {
    if (!/(check|ping)-proxy$|socket\.io|\/assets\//.test(request.url()))
      requests.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await page.getByRole('button', { name: 'Check Proxy Server', exact: true }).click();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: 'Proxy' })).toBeVisible();
  await frame.getByRole('button', { name: 'Send', exact: true }).click();
  await frame.getByRole('link', { name: 'Leave', exact: true }).click();
  await expect(frame.getByRole('heading', { name: 'Proxy' })).toBeVisible();
  await expect(page).toHaveTitle(/^Home/);
  expect(page.url()).toBe(`${platform.url}/#misc`);
  expect(requests).toEqual([]);
  await context.close();
});
