import { describe, expect, it } from 'vitest';
import { runBulk, type BulkResult } from '../../src/data/runBulk.ts';

const items = Array.from({ length: 11 }, (_, n) => n);
const watched = () => {
  const results = new Map<number, BulkResult[]>();
  const tell = (item: number, result: BulkResult) =>
    void results.set(item, [...(results.get(item) ?? []), result]);
  return {
    tell,
    states: () =>
      [...results].sort(([a], [b]) => a - b).map(([, all]) => all.map(({ state }) => state).join(' ')),
    results,
  };
};
const tick = () => new Promise(resolve => setTimeout(resolve));

describe('bulk runs', () => {
  it('a bulk run processes four items at a time, each exactly once', async () => {
    const { tell, states } = watched();
    const done: number[] = [];
    let running = 0;
    let most = 0;
    await runBulk(
      items,
      async item => {
        most = Math.max(most, ++running);
        await tick();
        done.push(item);
        running -= 1;
      },
      tell,
      () => false,
    );
    expect(most).toBe(4);
    expect(done.sort((a, b) => a - b)).toEqual(items);
    expect(new Set(states())).toEqual(new Set(['running done']));
  });

  it('a failed item of a bulk run keeps its error and does not stop the others', async () => {
    const { tell, states, results } = watched();
    const no = new Error('no');
    await runBulk(
      [1, 2, 3, 4, 5],
      async item => {
        if (item % 2) throw no;
      },
      tell,
      () => false,
    );
    expect(states()).toEqual([
      'running failed',
      'running done',
      'running failed',
      'running done',
      'running failed',
    ]);
    expect(results.get(1)!.at(-1)!.error).toBe(no);
  });

  it('a cancelled bulk run completes the running items and starts no others', async () => {
    const { tell, states } = watched();
    let cancelled = false;
    const started: number[] = [];
    await runBulk(
      items,
      async item => {
        started.push(item);
        if (item === 2) cancelled = true;
        await tick();
      },
      tell,
      () => cancelled,
    );
    expect(started).toEqual([0, 1, 2]);
    expect(states().slice(0, 3)).toEqual(['running done', 'running done', 'running done']);
    expect(new Set(states().slice(3))).toEqual(new Set(['skipped']));
  });

  it('an ordered bulk run processes items one by one and stops at the first failure', async () => {
    const { tell, states } = watched();
    let running = 0;
    let most = 0;
    await runBulk(
      [1, 2, 3, 4],
      async item => {
        most = Math.max(most, ++running);
        await tick();
        running -= 1;
        if (item === 2) throw new Error('no');
      },
      tell,
      () => false,
      true,
    );
    expect(most).toBe(1);
    expect(states()).toEqual(['running done', 'running failed', 'skipped', 'skipped']);
  });

  it('a bulk run without items ends at once', async () => {
    await expect(
      runBulk(
        [],
        () => Promise.reject(new Error('asked')),
        () => {},
        () => false,
      ),
    ).resolves.toBeUndefined();
  });
});
