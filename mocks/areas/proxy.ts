import { html } from 'hono/html';
import { proxy as calls } from '../../src/platform/proxy.ts';
import type { AnswerRoute } from '../http/answer.ts';
import type { Environment } from '../http/environment.ts';

/** How long the proxy is unavailable after a restart. */
const RESTART_MS = 8_000;
const VERSION = '1.1.2';

export function proxyArea(answer: AnswerRoute, env: Environment) {
  const state = env.faults ?? { proxyBack: 0 };
  const statusText = () => {
    const isBack = env.now().getTime() >= state.proxyBack;
    return { 'Proxy Version': VERSION, 'Configuration File': isBack ? 'OK' : 'not found', 'Log File': 'OK' };
  };

  answer(calls.ping, 'staff', async () => statusText());
  answer(calls.check, 'staff', async ({ c }) => {
    const lines = Object.entries(statusText()).map(([name, value]) => html`<li>${name}: ${value}</li>`);
    return c.html(
      html`<!doctype html><html lang="en"><title>Resource proxy</title><h1>Resource proxy</h1><ul>${lines}</ul></html>`,
    );
  });
  answer(calls.restart, 'staff', async () => {
    state.proxyBack = env.now().getTime() + RESTART_MS;
    return {};
  });
}
