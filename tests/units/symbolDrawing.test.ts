import { describe, expect, it } from 'vitest';
import { getMainColor, getSymbolShapes } from '../../src/domain/documents/symbol/symbolShapes.ts';

const box = { width: 88, height: 64 };
const RED = [255, 0, 0, 255];
const sms = (style: string, rest: object = {}) =>
  getSymbolShapes({ type: 'esriSMS', style, color: RED, size: 12, ...rest }, box);

const numbersIn = (path: string) => [...path.matchAll(/-?\d+(\.\d+)?/g)].map(([number]) => Number(number));

describe('markers', () => {
  it('a marker of 12 points is drawn 16 pixels wide in the middle', () => {
    expect(sms('esriSMSSquare')).toEqual([{ path: 'M36 24H52V40H36Z', fill: RED }]);
    expect(sms('esriSMSDiamond')).toEqual([{ path: 'M44 24L52 32 44 40 36 32Z', fill: RED }]);
    expect(sms('esriSMSTriangle')).toEqual([{ path: 'M44 24L52 40 36 40Z', fill: RED }]);
    expect(sms('esriSMSCircle')).toEqual([{ path: 'M36 32a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z', fill: RED }]);
  });

  it('a cross and an x are drawn as lines in the color of their outline, or in their own', () => {
    expect(sms('esriSMSCross')).toEqual([{ path: 'M44 24V40M36 32H52', stroke: RED, width: 2 }]);
    expect(sms('esriSMSX', { outline: { type: 'esriSLS', color: [0, 0, 255, 255], width: 3 } })).toEqual([
      { path: 'M36 24L52 40M52 24L36 40', stroke: [0, 0, 255, 255], width: 4 },
    ]);
  });

  it('the angle of a marker turns it counterclockwise', () =>
    expect(sms('esriSMSSquare', { angle: 30 })?.[0]?.rotation).toBe(-30));

  it('a marker without properties is a circle of size 15 in RGB 17,138,225 without an outline', () => {
    expect(getSymbolShapes({ type: 'esriSMS' }, box)).toEqual([
      { path: 'M34 32a10 10 0 1 0 20 0a10 10 0 1 0 -20 0Z', fill: [17, 138, 225, 255] },
    ]);
  });
});

describe('lines', () => {
  const sls = (rest: object) => getSymbolShapes({ type: 'esriSLS', ...rest }, box);

  it('a line is 3 points wide as a default, and its dashes grow with its width', () => {
    expect(sls({})).toMatchObject([{ stroke: [17, 138, 225, 255], width: 4 }]);
    expect(sls({ style: 'esriSLSDash', width: 1.5 })).toMatchObject([{ width: 2, dash: [8, 4] }]);
    expect(sls({ style: 'esriSLSDashDotDot' })?.[0]?.dash).toHaveLength(6);
  });

  it('a line without a visible style, width or color is not drawn', () => {
    expect([sls({ style: 'esriSLSNull' }), sls({ width: 0 }), sls({ color: null })]).toEqual([[], [], []]);
  });
});

describe('fills', () => {
  const sfs = (style: string, rest: object = {}) =>
    getSymbolShapes({ type: 'esriSFS', style, color: RED, ...rest }, box)!;
  const outline = { type: 'esriSLS', color: [0, 0, 0, 128], width: 1.5 };

  it('a solid fill is drawn under its outline, and an empty fill has only the outline', () => {
    const border = 'M4 4H84V60H4Z';
    expect(sfs('esriSFSSolid', { outline })).toEqual([
      { path: border, fill: RED },
      { path: border, stroke: [0, 0, 0, 128], width: 2 },
    ]);
    expect(sfs('esriSFSNull', { outline })).toEqual([{ path: border, stroke: [0, 0, 0, 128], width: 2 }]);
  });

  it('a forward diagonal fill falls to the right, and a backward one rises', () => {
    const [x, y, right, below] = numbersIn(sfs('esriSFSForwardDiagonal')[0]!.path.split('M').at(-1)!);
    expect([right! > x!, below! > y!, Math.round(right! - x!)]).toEqual([
      true,
      true,
      Math.round(below! - y!),
    ]);
    const [, low, , high] = numbersIn(sfs('esriSFSBackwardDiagonal')[0]!.path.split('M').at(-1)!);
    expect(high).toBeLessThan(low!);
  });

  it('a cross fill has the lines of both directions', () => {
    const lines = (style: string) => sfs(style)[0]!.path.split('M').length - 1;
    expect(lines('esriSFSCross')).toBe(lines('esriSFSHorizontal') + lines('esriSFSVertical'));
    expect(lines('esriSFSDiagonalCross')).toBe(2 * lines('esriSFSForwardDiagonal'));
  });
});

it.each([
  ['a picture', { type: 'esriPMS', url: 'x' }],
  ['a picture fill', { type: 'esriPFS' }],
  ['a text', { type: 'esriTS' }],
  ['an unknown style', { type: 'esriSMS', style: 'esriSMSStar' }],
  ['the name of an object property', { type: 'constructor' }],
  ['no type', {}],
  ['no object', 'esriSMS'],
  ['nothing', null],
  ['a list', [{ type: 'esriSMS' }]],
])('there is no drawing of %s', (_, symbol) => expect(getSymbolShapes(symbol, box)).toBeUndefined());

const hostile = [NaN, Infinity, -1e9, 1e9, 1e308, '15', null, undefined, [], {}, true];
it('a drawing stays in its box, even if numbers and colors are invalid or huge', () => {
  for (const type of ['esriSMS', 'esriSLS', 'esriSFS'])
    for (const style of [undefined, 'esriSMSX', 'esriSLSDash', 'esriSFSDiagonalCross'])
      for (const hostileValue of hostile)
        for (const shape of getSymbolShapes(
          {
            type,
            style,
            size: hostileValue,
            width: hostileValue,
            angle: hostileValue,
            color: [hostileValue, hostileValue, hostileValue, hostileValue],
            outline: { width: hostileValue, color: hostileValue, style: hostileValue },
          },
          box,
        ) ?? []) {
          expect(shape.path.length).toBeLessThan(3000);
          for (const number of numbersIn(shape.path)) expect(Math.abs(number)).toBeLessThanOrEqual(box.width);
          expect(shape.path).not.toMatch(/NaN|Infinity|e/);
          expect(shape.width ?? 0).toBeLessThanOrEqual(box.height / 2);
          expect(Math.abs(shape.rotation ?? 0)).toBeLessThanOrEqual(360);
        }
});

it('the main color of a symbol is its own, or that of its outline where it has none', () => {
  expect(getMainColor({ color: [1, 2, 3] })).toEqual([1, 2, 3, 255]);
  expect(getMainColor({ color: null, outline: { color: [4, 5, 6, 7] } })).toEqual([4, 5, 6, 7]);
  expect(getMainColor({ color: 'red' })).toBeUndefined();
});
