import { EventEmitter } from 'node:events';
import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { createSharedSession } from '../../mocks/db/cursor.ts';

/** A pool that records which connection it gave out and how it was returned. */
function poolWith(statements: string[]) {
  const clients: EventEmitter[] = [];
  const connect = async () => {
    const name = clients.length + 1;
    statements.push(`${name} taken`);
    const client = Object.assign(new EventEmitter(), {
      release: (isLost: boolean) => statements.push(`${name} ${isLost ? 'dropped' : 'given back'}`),
    });
    clients.push(client);
    return client;
  };
  return { pool: { connect } as unknown as Pool, clients };
}

test('simultaneous cursor reads share one database connection, which returns to the pool after the last', async () => {
  const statements: string[] = [];
  const openSession = createSharedSession(poolWith(statements).pool);
  const [first, second] = await Promise.all([openSession(), openSession()]);
  first.release();
  expect(statements).toEqual(['1 taken']);
  second.release();
  expect(statements).toEqual(['1 taken', '1 given back']);
  (await openSession()).release();
  expect(statements.slice(2)).toEqual(['2 taken', '2 given back']);
});

test('a lost database connection is neither used for the next read nor returned to the pool', async () => {
  const statements: string[] = [];
  const { pool, clients } = poolWith(statements);
  const openSession = createSharedSession(pool);
  const lost = await openSession();
  clients[0]!.emit('error', new Error('terminated'));
  const next = await openSession();
  lost.release();
  next.release();
  expect(statements).toEqual(['1 taken', '2 taken', '1 dropped', '2 given back']);
});

test('a lost database connection that several reads share is dropped after the last of them', async () => {
  const statements: string[] = [];
  const { pool, clients } = poolWith(statements);
  const openSession = createSharedSession(pool);
  const [first, second] = await Promise.all([openSession(), openSession()]);
  clients[0]!.emit('error', new Error('terminated'));
  first.release();
  second.release();
  expect(statements).toEqual(['1 taken', '1 dropped']);
});
