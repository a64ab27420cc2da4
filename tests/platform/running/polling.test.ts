import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { Server } from 'socket.io';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createForwarder } from '../../../server/forward.ts';
import { connectSocket } from '../../../src/activity/live/socket.ts';
import { session } from '../../../src/auth/session.ts';
import type { RecordChange } from '../../../src/data/refetch.ts';

/**
 * A proxy whose platform never responds to WebSocket requests until `mend` is called. `begun` has the first
 * transport of each connection.
 */
async function swallowing(origin: string) {
  const { call, upgrade } = createForwarder(new URL(origin), () => true);
  const startedPolls: string[] = [];
  const note = (url = '') => {
    const params = new URL(url, origin).searchParams;
    if (params.has('transport') && !params.has('sid')) startedPolls.push(params.get('transport')!);
  };
  let held: Duplex[] | undefined = [];
  const polls = new Set<ServerResponse>();
  const proxy = createServer((req, res) => {
    note(req.url);
    if (req.method === 'GET') {
      polls.add(res);
      res.on('close', () => polls.delete(res));
    }
    call(req, res);
  });
  proxy.on('upgrade', (req, socket, head) => {
    note(req.url);
    if (held) held.push(socket);
    else upgrade(req, socket, head);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const cut = () => {
    held?.forEach(socket => socket.destroy());
    proxy.closeAllConnections();
  };
  onTestFinished(() => {
    cut();
    proxy.close();
  });
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    begun: startedPolls,
    /**
     * Ends all connections, and responds from then on. Waits for a poll, because the client would not notice
     * the end of a connection between two polls.
     */
    async mend() {
      await vi.waitFor(() => expect(polls.size).toBe(1), 20_000);
      cut();
      held = undefined;
    },
  };
}

test('behind a proxy that ignores WebSocket, changes arrive by polling after ten seconds', async () => {
  const http = createServer().listen(0, '127.0.0.1');
  await once(http, 'listening');
  const platform = new Server(http);
  onTestFinished(() => platform.close());
  const onConnect = vi.fn<(auth: unknown) => void>();
  platform.on('connection', ({ handshake }) => onConnect(handshake.auth));
  const proxy = await swallowing(`http://127.0.0.1:${(http.address() as AddressInfo).port}`);
  vi.stubGlobal('location', new URL(proxy.url));
  vi.spyOn(session, 'token').mockReturnValue('a-token');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const changed = vi.fn<(change: RecordChange) => void>();
  const back = vi.fn<() => void>();
  const leave = connectSocket('a-token', { onChange: changed, onReconnect: back });
  onTestFinished(() => {
    leave();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  const connected = (times: number) =>
    vi.waitFor(() => expect(onConnect).toHaveBeenCalledTimes(times), 20_000);
  const hears = async (id: string) => {
    platform.emit('tags:save', { _id: id });
    await vi.waitFor(
      () => expect(changed).toHaveBeenLastCalledWith({ entity: 'tags', id, removed: false }),
      20_000,
    );
  };

  await vi.waitFor(() => expect(proxy.begun).toEqual(['websocket']));
  vi.advanceTimersByTime(9_000);
  expect(proxy.begun).toEqual(['websocket']);
  vi.advanceTimersByTime(1_000);
  await connected(1);
  await hears('by polling');
  expect(proxy.begun).toEqual(['websocket', 'polling']);
  expect(onConnect).toHaveBeenLastCalledWith({ token: 'a-token' });
  expect(back).not.toHaveBeenCalled();

  await proxy.mend();
  await connected(2);
  await hears('by WebSocket');
  expect(proxy.begun).toEqual(['websocket', 'polling', 'websocket']);
  expect(back).toHaveBeenCalledTimes(1);
});
