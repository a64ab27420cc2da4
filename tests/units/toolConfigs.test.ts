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
  it('the config of a tool is the application’s own, or else the default, or else empty', () => {
    expect(configIn(tool, 'x')).toEqual({ config: { a: 2 }, from: 'application' });
    expect(configIn(tool, 'y')).toEqual({ config: null, from: 'application' });
    expect(configIn(tool, 'z')).toEqual({ config: { a: 1 }, from: 'default' });
    expect(configIn({}, 'z')).toEqual({ config: {}, from: 'nothing' });
  });

  it('the config of a tool is read and written although the application came as an object', () => {
    const reply = { toolConfigs: [{ applicationId: { _id: 'x', applicationName: 'X' }, config: 1 }] };
    expect(configIn(reply, 'x')).toEqual({ config: 1, from: 'application' });
    expect(configsWith(reply, ['x'], 2)).toEqual([{ ...reply.toolConfigs[0], config: 2 }]);
  });

  it('a tool config is written for several applications at once, and other applications keep theirs', () => {
    expect(configsWith(tool, ['z', 'x'], { b: 1 })).toEqual([
      { applicationId: 'x', config: { b: 1 }, note: 'kept' },
      { applicationId: 'y', config: null },
      { applicationId: 'z', config: { b: 1 } },
    ]);
    expect(configsWith({}, ['z'], [])).toEqual([{ applicationId: 'z', config: [] }]);
  });

  it('a tool config is written with short lists in one line, and read back the same', () => {
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

  it('a tool config of 3,000 levels is written completely and compared', () => {
    const deep = '['.repeat(3000) + ']'.repeat(3000);
    expect(toolConfigText(JSON.parse(deep)).replace(/\s/g, '')).toBe(deep);
    expect(distanceFrom(JSON.parse(deep), JSON.parse(deep))).toBe(0);
  });

  it.each([
    [{ a: 1 }, { a: 1 }, 0],
    // As in the editor, a list of plain values counts as one difference, and other items are matched by their
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
  ])('the number of differences between the tool configs %j and %j is counted', (one, other, differences) => {
    expect([distanceFrom(one, other), distanceFrom(other, one)]).toEqual([differences, differences]);
  });

  it('the differences between very long tool configs are not counted in lists', () => {
    const long = { rows: Array.from({ length: 20_000 }, (_, n) => n) };
    expect([distanceFrom(long, structuredClone(long)), distanceFrom(long, { rows: [] })]).toEqual([
      0,
      undefined,
    ]);
  });
});
