import { EventEmitter } from 'node:events';
import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { sharedSession } from '../../mocks/db/cursor.ts';

/** A pool that says whom it gave a connection and how that came back. */
function poolWith(said: string[]) {
  const clients: EventEmitter[] = [];
  const connect = async () => {
    const name = clients.length + 1;
    said.push(`${name} taken`);
    const client = Object.assign(new EventEmitter(), {
      release: (isLost: boolean) => said.push(`${name} ${isLost ? 'dropped' : 'given back'}`),
    });
    clients.push(client);
    return client;
  };
  return { pool: { connect } as unknown as Pool, clients };
}

test('Those who read in pieces take one connection of the pool together, and give it back when the last has read.', async () => {
  const said: string[] = [];
  const open = sharedSession(poolWith(said).pool);
  const [first, second] = await Promise.all([open(), open()]);
  first.giveBack();
  expect(said).toEqual(['1 taken']);
  second.giveBack();
  expect(said).toEqual(['1 taken', '1 given back']);
  (await open()).giveBack();
  expect(said.slice(2)).toEqual(['2 taken', '2 given back']);
});

test('A connection that was lost is not given to the next who reads, nor back to the pool.', async () => {
  const said: string[] = [];
  const { pool, clients } = poolWith(said);
  const open = sharedSession(pool);
  const lost = await open();
  clients[0]!.emit('error', new Error('terminated'));
  const next = await open();
  lost.giveBack();
  next.giveBack();
  expect(said).toEqual(['1 taken', '2 taken', '1 dropped', '2 given back']);
});

test('A connection that is lost while several read, who came at once, is dropped by the last of them.', async () => {
  const said: string[] = [];
  const { pool, clients } = poolWith(said);
  const open = sharedSession(pool);
  const [first, second] = await Promise.all([open(), open()]);
  clients[0]!.emit('error', new Error('terminated'));
  first.giveBack();
  second.giveBack();
  expect(said).toEqual(['1 taken', '1 dropped']);
});
