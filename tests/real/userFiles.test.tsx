import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readImportFile } from '../../src/resources/users/import/readImportFile.ts';
import { REAL } from './folder.ts';

const read = (name: string) => {
  const file = readImportFile(
    name,
    new Uint8Array(readFileSync(join(REAL!, 'public', `csvkit-${name}.csv`))),
  );
  return 'reason' in file ? file : { encoding: file.encoding, heads: file.headers, rows: file.rows };
};
const utf8 = { encoding: 'utf-8', heads: ['a', 'b', 'c'] };

describe('files of users from other programs', () => {
  it.each([
    [
      'test_latin1',
      {
        ...utf8,
        encoding: 'windows-1252',
        rows: [
          ['1', '2', '3'],
          ['4', '5', '\u00a9'],
        ],
      },
    ],
    [
      'test_utf16_big',
      {
        ...utf8,
        encoding: 'utf-16',
        rows: [
          ['1', '2', '3'],
          ['4', '5', '\u02a4'],
        ],
      },
    ],
    [
      'test_utf16_little',
      {
        ...utf8,
        encoding: 'utf-16',
        rows: [
          ['1', '2', '3'],
          ['4', '5', '\u02a4'],
        ],
      },
    ],
    [
      'test_utf8_bom',
      {
        ...utf8,
        heads: ['foo', 'bar', 'baz'],
        rows: [
          ['1', '2', '3'],
          ['4', '5', '\u02a4'],
        ],
      },
    ],
    [
      'mac_newlines',
      {
        ...utf8,
        rows: [
          ['1', '2', '3'],
          ['Once upon\ra time', '5', '6'],
        ],
      },
    ],
    ['test_header_newline', { ...utf8, heads: ['start \t\n\v\f\r end', 'b', 'c'], rows: [['d', 'e', 'f']] }],
    [
      'test_join_short_rows',
      {
        ...utf8,
        rows: [
          ['1', 'cat', ''],
          ['dog', 'c', ''],
          ['3', 'b', 'c'],
        ],
      },
    ],
    [
      'bad_skip_lines',
      {
        ...utf8,
        heads: ['column_a', 'column_b', 'column_c'],
        rows: [
          ['1', '27', ''],
          ['', "I'm too short!", ''],
          ['0', 'mixed types.... uh oh', '17'],
        ],
      },
    ],
    ['null_byte', { reason: 'nul', row: 2 }],
  ])('the user import reads a file as a spreadsheet shows it: %s', (name, expected) =>
    expect(read(name)).toEqual(expected),
  );

  it('the user import keeps a cell beyond the header of a real file', () =>
    expect(
      readImportFile(
        'x.csv',
        new Uint8Array(readFileSync(join(REAL!, 'public', 'csvkit-bad_skip_lines.csv'))),
      ),
    ).toMatchObject({ extraCells: new Map([[0, ["I'm too long!"]]]) }));
});
