import { describe, expect, it } from 'vitest';
import { configChecks } from '../../src/domain/documents/rules/configChecks.ts';
import { createChecker } from '../../src/editors/json/check.ts';
import { pathText } from '../../src/editors/json/path.ts';

const S = { type: 'esriSFS', style: 'esriSFSSolid', color: [1, 2, 3, 255] };
const T = { ...S, color: [4, 5, 6, 255] };
const problems = (symbol: object) => {
  const texts = createChecker(configChecks);
  texts.choose({ check: 'results' });
  return texts.check(
    JSON.stringify([{ name: 'a', config: { symbol: { type: 'uniqueValue', field1: 'A', ...symbol } } }]),
  ).problems;
};
const findDuplicates = (symbol: object) =>
  problems(symbol).map(({ kind, path }) => `${kind} ${pathText(path).replace('[0].config.symbol.', '')}`);
const infos = (...values: string[]) => ({
  uniqueValueInfos: values.map(value => ({ value, label: value, symbol: S })),
});
const groups = (...classes: object[]) => ({ uniqueValueGroups: [{ heading: 'Zone', classes }] });

describe('unique values of several fields', () => {
  const VALUES = infos('x, <Null>', 'x,y', 'x', 'x, y, z');

  it('a unique value with more or fewer parts than fields is reported', () => {
    expect(findDuplicates({ field2: 'B', fieldDelimiter: ', ', ...VALUES })).toEqual([
      'parts uniqueValueInfos[1].value',
      'parts uniqueValueInfos[2].value',
      'parts uniqueValueInfos[3].value',
    ]);
    expect(problems({ field2: 'B', fieldDelimiter: ', ', ...VALUES })[2]!.about).toEqual({
      value: 'x, y, z',
      parts: 3,
      delimiter: ', ',
      count: 2,
      example: 'A, B',
    });
  });

  it('a unique value is split at commas where no delimiter is given', () => {
    expect(findDuplicates({ field2: 'B', ...VALUES })).toEqual([
      'parts uniqueValueInfos[2].value',
      'parts uniqueValueInfos[3].value',
    ]);
  });

  it('a unique value of one field may contain the delimiter', () => {
    expect(findDuplicates({ fieldDelimiter: ', ', ...VALUES })).toEqual([]);
    expect(findDuplicates({ valueExpression: '$feature.A', field2: 'B', ...VALUES })).toEqual([]);
  });

  it('the parts of unique values are also counted in the classes of groups', () => {
    const entry = { label: 'x', symbol: S, values: [['x'], ['x', 'y']] };
    expect(findDuplicates({ field2: 'B', ...groups(entry) })).toEqual([
      'parts uniqueValueGroups[0].classes[0].values[0]',
    ]);
    expect(findDuplicates(groups(entry))).toEqual(['parts uniqueValueGroups[0].classes[0].values[1]']);
  });
});

describe('unique values in groups and in a list', () => {
  const R = { label: 'R', symbol: S, values: [['R'], ['R1']] };
  const list = (value: string, label: string, symbol: object) => ({ value, label, symbol });
  const both = (...uniqueValueInfos: object[]) => findDuplicates({ ...groups(R), uniqueValueInfos });

  it('unique values in both a group and the list are no problem if their symbols are the same', () => {
    expect(both(list('R', 'R', S), list('R1', 'R', { ...S }))).toEqual([]);
  });

  it('unique values that the groups lack or draw differently are reported', () => {
    expect(both(list('R', 'R', S), list('R1', 'R', T), list('C', 'C', S))).toEqual([
      'otherInGroups uniqueValueInfos[1].value',
      'notInGroups uniqueValueInfos[2].value',
    ]);
  });

  it('the symbols of unique values are also checked in groups', () => {
    expect(findDuplicates(groups({ ...R, symbol: { ...S, color: [1, 2, 300] } }))).toEqual([
      'colour uniqueValueGroups[0].classes[0].symbol.color',
    ]);
    expect(findDuplicates({ uniqueValueGroups: [{ classes: 'R' }, 5] })).toEqual([
      'type uniqueValueGroups[0].classes',
      'type uniqueValueGroups[1]',
    ]);
  });
});
