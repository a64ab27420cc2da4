import { execFileSync } from 'node:child_process';
import crypto from 'node:crypto';
import { join } from 'node:path';
import tls from 'node:tls';
import { chromium } from 'playwright-core';
import { apps, flags, program, reducedMotion, TIMEOUT } from './options.mjs';

/** The fingerprint of an app's key. */
const spki = async u => {
  const { hostname, port, protocol } = new URL(u);
  if (protocol !== 'https:') return null;
  return new Promise((res, rej) => {
    const s = tls.connect(
      { host: hostname, port, rejectUnauthorized: false, ALPNProtocols: ['h2', 'http/1.1'] },
      () => {
        const c = new crypto.X509Certificate(s.getPeerCertificate(true).raw);
        s.destroy();
        res(
          crypto
            .createHash('sha256')
            .update(c.publicKey.export({ type: 'spki', format: 'der' }))
            .digest('base64'),
        );
      },
    );
    s.on('error', rej);
  });
};
// The browser trusts these self-signed keys, because it would keep no HTTP cache if it ignored certificate
// errors.
const keys = [...new Set((await Promise.all(apps.map(a => spki(a.baseUrl)))).filter(Boolean))];
export async function browser() {
  return chromium.launch({
    executablePath: program,
    headless: false,
    chromiumSandbox: false,
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-extensions',
      `--ignore-certificate-errors-spki-list=${keys.join(',')}`,
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      '--enable-precise-memory-info',
      ...flags,
    ],
  });
}

export const context = (b, state) =>
  b.newContext({
    viewport: { width: 1366, height: 768 },
    locale: 'en-US',
    reducedMotion,
    storageState: state,
  });

export const prepare = app => {
  if (app.prepare)
    execFileSync(app.prepare[0], app.prepare.slice(1), {
      cwd: join(import.meta.dirname, '..'),
      stdio: 'inherit',
    });
};

export const url = (app, u) => (/^https?:/.test(u) ? u : app.baseUrl + u);
export const arms = (app, ...more) => [
  rowArm(app),
  ...(app.mpa ? [{ name: 'detail', sel: app.detail.ready, enabled: true }] : []),
  ...more,
];
export const rowArm = app => ({
  name: 'rows',
  sel: app.list.row,
  min: app.list.min ?? 20,
  not: app.list.loading,
  filled: true,
});

/** Fills the login form. Returns a function that submits it. */
export async function fillLogin(p, app) {
  for (const f of app.login.fields) await p.page.fill(f.sel, f.value);
  return p.point(app.login.submit);
}
/** Goes to the list from the page after the login. */
export async function gotoList(p, app) {
  for (const s of [app.login.navToList ?? []].flat()) {
    await p.page.waitForSelector(s, { timeout: TIMEOUT });
    await p.page.click(s);
  }
}
