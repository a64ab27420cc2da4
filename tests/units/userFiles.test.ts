// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { fileHeader } from '../../src/admin/export/fieldExport.ts';
import { arrangeColumns, toExportRow } from '../../src/resources/users/exportColumns.ts';
import { formatDateTime } from '../../src/ui/formats.ts';
import { timeZone } from '../../src/ui/timeZone.ts';
import type { TranslateText } from '../../src/ui/useText.ts';

const heads = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'provider',
  'role',
  'loginCount',
  'averageTime',
  'isActive',
  'lastLoggedIn',
  'lastLoggedOut',
];
const of = (table: string[][]) => arrangeColumns(table, ({ source }) => source);
const grace = {
  id: '1',
  _id: '1',
  firstName: 'Grace',
  lastName: 'Lind',
  email: 'g@map.example',
  phone: '(555) 010-1002',
  provider: 'local',
  role: 'user',
  loginCount: 1234,
  averageTime: 3661.5,
  isActive: false,
  lastLoggedIn: 1794671921,
  lastLoggedOut: null,
};
const written = [
  'Grace',
  'Lind',
  'g@map.example',
  '(555) 010-1002',
  'local',
  'user',
  '1234',
  '1:01:01.5',
  'false',
  formatDateTime(1794671921),
  '',
];

describe('files of users', () => {
  it('the console’s file of users has the same columns and values as the platform’s', () => {
    expect(toExportRow(grace)).toEqual(written);
    const own = [
      'Grace',
      'Lind',
      'g@map.example',
      '(555) 010-1002',
      'local',
      'user',
      '1234',
      '3661.5',
      'False',
      '2026-11-14T15:58:41.000Z',
      '',
    ];
    expect(of([heads, own])).toEqual({ headers: heads, rows: [written] });
    const numbers = [...own.slice(0, 8), 'no', '1794671921', '0'];
    expect(of([heads, numbers])).toEqual({ headers: heads, rows: [written] });
  });

  it.each([
    [
      [
        'First Name',
        'LAST NAME',
        'E-Mail',
        'phone',
        'Provider',
        'Role',
        'Login Count',
        'average_time',
        'Active',
        'Last Logged In',
        'last logged out',
      ],
    ],
    [
      [
        'FIRSTNAME',
        ' last name ',
        'EMAIL',
        'Phone',
        'provider',
        'role',
        'login count',
        'averageTime',
        'isActive',
        'lastLoggedIn',
        'lastLoggedOut',
      ],
    ],
  ])('the columns of a file of users are recognised as %j', names => {
    expect(of([names, written])).toEqual({ headers: heads, rows: [written] });
  });

  it('known columns of a file of users are put in order, followed by unknown ones', () => {
    const { headers: shown, rows } = of([
      ['County', 'Email', 'First Name', 'email'],
      ['Larkspur', 'g@map.example', 'Grace', 'second', 'beyond'],
      ['Harlan', 'short@map.example'],
    ]);
    expect(shown).toEqual([...heads, 'County', 'email', '']);
    const row = (firstName: string, email: string, ...others: string[]) => [
      firstName,
      '',
      email,
      ...Array.from({ length: 8 }, () => ''),
      ...others,
    ];
    expect(rows).toEqual([
      row('Grace', 'g@map.example', 'Larkspur', 'second', 'beyond'),
      row('', 'short@map.example', 'Harlan', '', ''),
    ]);
  });

  it('values of a file of users that cannot be read are kept', () => {
    const strange = [
      'G',
      'L',
      'g',
      '5',
      'p',
      'r',
      'many',
      'a while',
      'perhaps',
      'yesterday',
      '2026-13-45T00:00:00Z',
    ];
    expect(of([heads, strange]).rows).toEqual([strange]);
  });

  const t = ((key: string) => key.split('.').at(-1)) as TranslateText;
  const headersOf = (time: string) =>
    arrangeColumns(
      [
        ['Email', 'Last Logged In'],
        ['g@map.example', time],
        ['g', ''],
      ],
      (column, values) => fileHeader(column, values, t),
    ).headers;

  it.each(['2026-11-14T15:58:41.000Z', '1794671921', '0', ''])(
    'a file of users names the time zone in the headers of its times: %j',
    time =>
      expect(headersOf(time)).toEqual([
        ...heads.slice(0, 9),
        `lastLoggedIn (${timeZone()})`,
        `lastLoggedOut (${timeZone()})`,
      ]),
  );

  it('a file of users names no time zone for times that are kept as they came', () =>
    expect(headersOf('11/14/2026 15:58').at(-2)).toBe('lastLoggedIn'));

  it('a file of users without known columns is left as it is', () => {
    expect(
      of([
        ['a', 'b'],
        ['1', '2'],
      ]),
    ).toEqual({ headers: ['a', 'b'], rows: [['1', '2']] });
    expect(of([])).toEqual({ headers: [], rows: [] });
  });
});
