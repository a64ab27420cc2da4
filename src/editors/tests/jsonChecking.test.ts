// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { createChecker, type CheckRequest } from '../json/check.ts';
import { startCheckingJson } from '../json/startCheckingJson.ts';
import type { DocumentReport } from '../text/problem.ts';

const LONG = `[${'1,'.repeat(60_000)}]`;

/** Workers that reply when they are told to, and never after their end. */
function workers() {
  const all: Beside[] = [];
  class Beside extends EventTarget {
    readonly checks = createChecker();
    asked: CheckRequest[] = [];
    isOver = false;
    constructor() {
      super();
      all.push(this);
    }
    postMessage(checkRequest: CheckRequest) {
      this.asked.push(checkRequest);
    }
    terminate() {
      this.isOver = true;
    }
    answer() {
      const { text, compare } = this.asked.shift()!;
      if (compare !== undefined) this.checks.compare(compare);
      if (!this.isOver)
        this.dispatchEvent(Object.assign(new Event('message'), { data: this.checks.check(text) }));
    }
    fail() {
      if (!this.isOver) this.dispatchEvent(new Event('error'));
    }
  }
  vi.stubGlobal('Worker', Beside);
  return all;
}
function checking() {
  const reports: DocumentReport[] = [];
  return {
    ...startCheckingJson(checked => reports.push(checked)),
    found: () => reports.map(({ valid, differingRanges }) => [valid, differingRanges?.length]),
  };
}

afterEach(() => vi.unstubAllGlobals());

it('only the short text that replaced a long one is reported, although the long one is checked to its end', () => {
  const all = workers();
  const { check, found } = checking();
  check(LONG);
  check('[1]');
  all[0]!.answer();
  expect(found()).toEqual([[true, undefined]]);
});

it('a long text that follows is compared with the same document as before', () => {
  const all = workers();
  const { check, compare, found } = checking();
  compare('[1]');
  check(LONG);
  check('[2]');
  check(LONG.replace(',]', ']'));
  for (const worker of all) while (worker.asked.length) worker.answer();
  expect(found()).toEqual([
    [true, 1],
    [true, 1],
  ]);
});

it('if the worker fails, the newest texts are checked on the page', () => {
  const all = workers();
  const { check, found } = checking();
  check(`${LONG} `);
  check(LONG.replace(',]', ']'));
  all[0]!.fail();
  check(LONG);
  all[1]!.fail();
  expect(found()).toEqual([
    [true, undefined],
    [false, undefined],
  ]);
});
