import { describe, expect, it } from 'vitest';
import { seededImports } from '../../mocks/db/seededImport.ts';
import { pathLabel, scalarText } from '../../src/editors/json/changes.ts';
import { diffXml } from '../../src/editors/xml/diffXml.ts';

const describeChanges = (from: string, to: string) =>
  diffXml(from, to)?.map(({ kind, path, was, now, moved }) => [
    kind,
    pathLabel(path),
    moved ?? [was, now].map(text => (text === undefined ? undefined : scalarText(text))),
  ]);

const SEEDED = seededImports()[0]!.config;
const TABLE = 'dailyImport › table Parcels';

describe('differences between XML texts', () => {
  it.each([
    ['nothing', SEEDED, SEEDED, []],
    [
      'only its layout',
      SEEDED,
      SEEDED.replace(/\n\s*/g, '\r\n')
        .replace('"sqlserver"', "'sqlserver'")
        .replace('county="010" version="2"', 'version="2"   county="010"'),
      [],
    ],
    ['only the division of CDATA', '<a><![CDATA[1 2]]></a>', '<a><![CDATA[1 ]]><![CDATA[2]]></a>', []],
    [
      'one CDATA section that is written as two',
      '<a><![CDATA[1]]></a>',
      '<a><![CDATA[1 ]]]]><![CDATA[> 2]]></a>',
      [['changed', 'a', ['1', '1 ]]> 2']]],
    ],
    ['only the notation of a character', '<a b="&#65;">&lt;&#x42;</a>', '<a b="A">&lt;B</a>', []],
    [
      'only its line breaks',
      '<a b="1\r\n2"><!-- 1\r\n2 --><c>1\r2</c><![CDATA[1\r\n2]]>\r\n<?d 1\r\n2?></a>',
      '<a b="1\n2"><!-- 1\n2 --><c>1\n2</c><![CDATA[1\n2]]>\n<?d 1\n2?></a>',
      [],
    ],
    [
      'a carriage return as a character reference',
      '<a>1&#13;&#10;2</a>',
      '<a>1\n2</a>',
      [['changed', 'a', ['1\r\n2', '1\n2']]],
    ],
    [
      'an attribute',
      SEEDED,
      SEEDED.replace('start="02:15"', 'start="03:00"'),
      [['changed', 'dailyImport › schedule › start', ['02:15', '03:00']]],
    ],
    ['an added attribute', '<a/>', '<a b=""/>', [['added', 'a › b', [undefined, '']]]],
    ['a removed attribute', '<a b="1"/>', '<a/>', [['removed', 'a › b', ['1', undefined]]]],
    [
      'a text',
      SEEDED,
      SEEDED.replace('mailing name', 'name'),
      [['changed', `${TABLE} › column 2`, ['Owner & mailing name', 'Owner & name']]],
    ],
    ['an added text', '<a/>', '<a>x</a>', [['changed', 'a', ['', 'x']]]],
    [
      'a CDATA section',
      SEEDED,
      SEEDED.replace('ACRES < 100000', 'ACRES < 5'),
      [
        [
          'changed',
          `${TABLE} › query`,
          [expect.stringContaining('< 100000'), expect.stringContaining('< 5')],
        ],
      ],
    ],
    [
      'a comment',
      SEEDED,
      SEEDED.replace('every night', 'each night'),
      [
        [
          'changed',
          '<!-- -->',
          [
            " What the map reads from the assessor's roll every night. ",
            " What the map reads from the assessor's roll each night. ",
          ],
        ],
      ],
    ],
    [
      'an instruction',
      SEEDED,
      SEEDED.replace('<?notify gis@', '<?notify roll@'),
      [['changed', 'dailyImport › <?notify ?>', ['gis@larkspur.example', 'roll@larkspur.example']]],
    ],
    [
      'the declaration',
      '<?xml version="1.0"?><a/>',
      '<a/>',
      [['removed', '<?xml ?>', ['<?xml version="1.0"?>', undefined]]],
    ],
    [
      'an added element before a changed one',
      '<a><f x="1" y="2"/></a>',
      '<a><f x="7" y="8"/><f x="1" y="3"/></a>',
      [
        ['added', 'a › f 1', [undefined, '<f x="7" y="8"/>']],
        ['changed', 'a › f 2 › y', ['2', '3']],
      ],
    ],
    [
      'a removed element',
      SEEDED,
      SEEDED.replace(/\s*<column from="ACRES".+/, ''),
      [['removed', `${TABLE} › column 3`, ['<column from="ACRES" to="acres" type="number"/>', undefined]]],
    ],
    [
      'one of many equal elements',
      '<a><b/><b/><b/></a>',
      '<a><b/><b/></a>',
      [['removed', 'a › b 3', ['<b/>', undefined]]],
    ],
    [
      'its position',
      '<a><b n="1"/><b n="2"/><b n="3"/></a>',
      '<a><b n="3"/><b n="1"/><b n="2"/></a>',
      [['moved', 'a › b 1', { from: 2, to: 0 }]],
    ],
    [
      'the name of an element',
      '<a><b/></a>',
      '<a><c/></a>',
      [
        ['removed', 'a › b', ['<b/>', undefined]],
        ['added', 'a › c', [undefined, '<c/>']],
      ],
    ],
    [
      'another document',
      '<a/>',
      '<b/>',
      [
        ['removed', 'a', ['<a/>', undefined]],
        ['added', 'b', [undefined, '<b/>']],
      ],
    ],
    [
      'a text as a CDATA section',
      '<a>x</a>',
      '<a><![CDATA[x]]></a>',
      [
        ['removed', 'a › text()', ['x', undefined]],
        ['added', 'a › <![CDATA[]]>', [undefined, '<![CDATA[x]]>']],
      ],
    ],
  ])('the difference between two XML texts is %s', (_, from, to, expected) =>
    expect(describeChanges(from, to)).toEqual(expected),
  );

  it('the difference between XML texts is unknown where one cannot be read', () =>
    expect([diffXml('<a>', '<a/>'), diffXml('<a/>', '')]).toEqual([undefined, undefined]));

  it('a difference between XML texts points to its range in the newer text', () => {
    const [change] = diffXml(SEEDED, SEEDED.replace('start="02:15"', 'start="03:00"'))!;
    expect(SEEDED.replace('start="02:15"', 'start="03:00"').slice(change!.range.from, change!.range.to)).toBe(
      'start="03:00"',
    );
  });

  it.each([
    ['10,000 levels', (leaf: string) => `${'<a>'.repeat(10_000)}${leaf}${'</a>'.repeat(10_000)}`],
    [
      '20,000 entries',
      (leaf: string) =>
        `<a>${Array.from({ length: 20_000 }, (_, n) => `<b n="${n}">${n === 9000 ? leaf : 'x'}</b>`).join('')}</a>`,
    ],
  ])('a difference between XML texts is found in %s', (_, text) =>
    expect(diffXml(text('1'), text('2'))!.map(({ kind, now }) => [kind, now])).toEqual([['changed', '"2"']]),
  );
});
