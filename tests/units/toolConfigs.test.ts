import { describe, expect, it } from 'vitest';
import {
  configIn,
  configsWith,
  distanceFrom,
  toolConfigText,
} from '../../src/resources/tools/toolConfigs.ts';

const tool = {
  toolDefaultConfig: { a: 1 },
  toolConfigs: [
    { applicationId: 'x', config: { a: 2 }, note: 'kept' },
    { applicationId: 'y', config: null },
  ],
};

describe('the configs of a tool', () => {
  it('are an application’s own, else the default, else nothing', () => {
    expect(configIn(tool, 'x')).toEqual({ config: { a: 2 }, from: 'application' });
    expect(configIn(tool, 'y')).toEqual({ config: null, from: 'application' });
    expect(configIn(tool, 'z')).toEqual({ config: { a: 1 }, from: 'default' });
    expect(configIn({}, 'z')).toEqual({ config: {}, from: 'nothing' });
  });

  it('are read and written where an application came whole', () => {
    const reply = { toolConfigs: [{ applicationId: { _id: 'x', applicationName: 'X' }, config: 1 }] };
    expect(configIn(reply, 'x')).toEqual({ config: 1, from: 'application' });
    expect(configsWith(reply, ['x'], 2)).toEqual([{ ...reply.toolConfigs[0], config: 2 }]);
  });

  it('are written for several applications at once, one entry each, and the others stay', () => {
    expect(configsWith(tool, ['z', 'x'], { b: 1 })).toEqual([
      { applicationId: 'x', config: { b: 1 }, note: 'kept' },
      { applicationId: 'y', config: null },
      { applicationId: 'z', config: { b: 1 } },
    ]);
    expect(configsWith({}, ['z'], [])).toEqual([{ applicationId: 'z', config: [] }]);
  });

  it('are written with short lists in one line, and read as they were', () => {
    const config = {
      sizes: [1, 2.5, 'a, b', null],
      empty: [],
      deep: [[1], { a: ['x]', '[y', '{\n'] }],
      long: Array.from({ length: 60 }, (_, n) => n),
    };
    expect(toolConfigText(config)).toMatch(/^  "sizes": \[1, 2.5, "a, b", null\],$/m);
    expect(JSON.parse(toolConfigText(config))).toEqual(config);
    expect([toolConfigText(undefined), toolConfigText(null), toolConfigText([1, 2])]).toEqual([
      '{}',
      '{}',
      '[1, 2]',
    ]);
  });

  it('of three thousand levels are written whole, and compared', () => {
    const deep = '['.repeat(3000) + ']'.repeat(3000);
    expect(toolConfigText(JSON.parse(deep)).replace(/\s/g, '')).toBe(deep);
    expect(distanceFrom(JSON.parse(deep), JSON.parse(deep))).toBe(0);
  });

  it.each([
    [{ a: 1 }, { a: 1 }, 0],
    // As in the editor, a list of plain values counts as one place, and other items are matched by their
    // keys.
    [{ a: 1, b: { c: [1, 2] } }, { b: { c: [1, 3, 4] }, a: 1 }, 1],
    [
      {
        l: [
          { id: 1, v: 1 },
          { id: 2, v: 2 },
        ],
      },
      {
        l: [
          { id: 2, v: 2 },
          { id: 1, v: 1 },
        ],
      },
      1,
    ],
    [{ a: 1 }, { b: 1 }, 2],
    [[], {}, 1],
    [null, {}, 1],
    [{ a: { b: 1 } }, { a: null }, 1],
    [{ constructor: 1 }, {}, 1],
    [{ visible: false }, {}, 1],
    [{ separator: ', ' }, { separator: ',' }, 1],
  ])('%j and %j differ in their places', (one, other, places) => {
    expect([distanceFrom(one, other), distanceFrom(other, one)]).toEqual([places, places]);
  });

  it('that are long are told apart, and their places counted in the editor only', () => {
    const long = { rows: Array.from({ length: 20_000 }, (_, n) => n) };
    expect([distanceFrom(long, structuredClone(long)), distanceFrom(long, { rows: [] })]).toEqual([
      0,
      undefined,
    ]);
  });
});
