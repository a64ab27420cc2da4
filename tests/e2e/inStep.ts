import type { Page } from './test.ts';

/** Opens an address and waits until the platform has let its socket in, by whichever transport: from then on the page is in step. */
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
