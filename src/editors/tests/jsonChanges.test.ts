import { describe, expect, it } from 'vitest';
import { diffJson, pathLabel, type JsonChange } from '../json/changes.ts';

/** A change in one line. */
const changeText = ({ kind, path, was, now, moved }: JsonChange) =>
  [
    kind,
    pathLabel(path),
    ...(moved ? [`${moved.from}>${moved.to}`] : [was, now].filter(text => text !== undefined)),
  ].join(' ');
const changesBetween = (from: unknown, to: unknown) =>
  diffJson(JSON.stringify(from), JSON.stringify(to)).map(changeText).sort();

const fields = ['a', 'b', 'c', 'd', 'e'].map(name => ({ alias: name.toUpperCase(), name }));

describe('differences between JSON documents', () => {
  it('a difference has its name, and the values before and after as written', () => {
    expect(diffJson('{"a":{"x":1.50,"gone":[ 1 ]}}', '{"a":{"x":2,"new":{}}}')).toEqual([
      { kind: 'removed', path: ['a', 'gone'], was: '[ 1 ]' },
      { kind: 'changed', path: ['a', 'x'], was: '1.50', now: '2' },
      { kind: 'added', path: ['a', 'new'], now: '{}' },
    ]);
  });

  it('entries of a list are matched by what identifies them, in any order of their properties', () => {
    const [a, b, c, d, e] = fields;
    expect(
      changesBetween({ fields }, { fields: [a, b, d, { ...e, alias: 'Z' }, { alias: 'N', name: 'new' }] }),
    ).toEqual(
      [
        'added fields › new {"alias":"N","name":"new"}',
        `removed fields › c ${JSON.stringify(c)}`,
        'changed fields › e › alias "E" "Z"',
      ].sort(),
    );
  });

  it('a property with the same value twice does not identify entries, and the next property does', () => {
    const layers = [
      { name: 'Roads', id: 1, on: true },
      { name: 'Roads', id: 2, on: true },
    ];
    expect(changesBetween(layers, [layers[0], { ...layers[1], on: false }])).toEqual([
      'changed 2 › on true false',
    ]);
    const others = layers.map(({ name, id }) => ({ name, key: `k${id}`, z: id }));
    expect(changesBetween(others, [others[0], { ...others[1], z: 9 }])).toEqual(['changed k2 › z 2 9']);
  });

  it('entries with a database id are matched by it and named by their current or former name', () => {
    const [a, b, c] = ['a8b1de40988d35c11bc593f3', 'acfceb90e1383e76da2533da', 'bcca83f05c988d35c11bc593'];
    expect(
      changesBetween(
        [
          { _id: a, name: 'lots' },
          { _id: b, header: 'Owner' },
          { _id: c, on: 1 },
        ],
        [
          { _id: a, name: 'parcels' },
          { _id: c, on: 2 },
        ],
      ),
    ).toEqual(
      [
        'changed parcels › name "lots" "parcels"',
        `changed ${c} › on 1 2`,
        `removed Owner {"_id":"${b}","header":"Owner"}`,
      ].sort(),
    );
  });

  it('a renamed entry that is otherwise the same is one change under its former name', () => {
    const [a, b, c] = fields;
    expect(changesBetween([a, b, c], [a, { ...b, name: 'z' }, c])).toEqual(['changed b › name "b" "z"']);
    expect(changesBetween([a, b, c], [a, { alias: 'New', name: 'z' }, c])).toEqual([
      'added z {"alias":"New","name":"z"}',
      'removed b {"alias":"B","name":"b"}',
    ]);
    expect(changesBetween([{ id: 1, on: true }], [{ id: 2, on: true }])).toEqual([
      'added 2 {"id":2,"on":true}',
      'removed 1 {"id":1,"on":true}',
    ]);
  });

  it('a moved entry is one change although all others change their position', () => {
    const [a, b, c, d, e] = fields;
    expect(changesBetween(fields, [e, a, b, c, d])).toEqual(['moved e 4>0']);
    expect(changesBetween(fields, [b, c, { ...a, alias: 'X' }, d, e])).toEqual([
      'changed a › alias "A" "X"',
      'moved a 0>2',
    ]);
  });

  it('entries without a name are compared by position', () =>
    expect(changesBetween([[1, 'x'], [2], [3]], [[1, 'x'], [9], [2], [3]])).toEqual(['added [1] [9]']));

  it.each([
    [
      'white space, the order of names and another writing',
      '{"a":61.0,"b":"\\u0041"}',
      '{ "b":"A", "a":61 }',
      0,
    ],
    ['the same long number in another writing', '[100000000000000000000]', '[1e20]', 0],
    ['a digit that no number of a computer has', '[9007199254740993]', '[9007199254740992]', 1],
    ['two numbers that are read as endless', '[1e400]', '[1e401]', 1],
  ])('the differences are counted for %s', (_, from, to, count) =>
    expect(diffJson(from, to)).toHaveLength(count),
  );

  it('without an earlier document, all of the document counts as new', () => {
    expect(diffJson('', '{"a":1}')).toEqual([{ kind: 'added', path: [], now: '{"a":1}' }]);
    expect(diffJson('', '')).toEqual([]);
  });
});
