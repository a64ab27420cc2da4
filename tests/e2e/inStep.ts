import type { Page } from './test.ts';

/**
 * Opens a URL and waits until the platform has admitted its socket, by any transport: from then on the page
 * receives changes.
 */
export async function inStep(page: Page, address: string) {
  const isIn = (output: string | Buffer) =>
    String(output)
      .split('\u001e')
      .some(packet => packet.startsWith('40{'));
  const letIn = Promise.any([
    page.waitForResponse(async reply => reply.url().includes('/socket.io/') && isIn(await reply.text())),
    page
      .waitForEvent('websocket')
      .then(socket => socket.waitForEvent('framereceived', ({ payload }) => isIn(payload))),
  ]);
  await page.goto(address);
  await letIn;
}
