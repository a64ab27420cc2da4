import { describe, expect, it } from 'vitest';
import { isPassword } from '../../src/platform/password.ts';
import { matchColumns, toImportRows, type ImportRow } from '../../src/resources/users/import/columns.ts';
import { newPassword } from '../../src/resources/users/import/createImportedUser.ts';
import { MAX_FILE_SIZE } from '../../src/resources/users/import/limits.ts';
import { misreadPolish } from '../../src/resources/users/import/misreadPolish.ts';
import { readImportFile, type ImportFile } from '../../src/resources/users/import/readImportFile.ts';
import { idsByName, validateRows } from '../../src/resources/users/import/validateRows.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (text: string) => readImportFile('people.csv', bytes(text)) as ImportFile;

describe('files for the user import', () => {
  it.each([
    ['commas and CRLF', 'First name,Email\r\nAda,ada@map.example\r\n'],
    ['semicolons', 'First name;Email\nAda;ada@map.example\n'],
    ['tabs', 'First name\tEmail\nAda\tada@map.example'],
    ['the line in which Excel names its separator', 'sep=;\r\nFirst name;Email\r\nAda;ada@map.example\r\n'],
    ['that line in quotation marks', '"sep=;"\nFirst name;Email\nAda;ada@map.example\n'],
    ['that line in an old file of a Mac', 'sep=;\rFirst name;Email\rAda;ada@map.example\r'],
    [
      'a mark before it, quotes and empty lines',
      '\uFEFF"First name","Email"\n\n"Ada","ada@map.example"\n,\n',
    ],
  ])('the user import reads a file with %s', (_, text) =>
    expect(read(text)).toMatchObject({
      headers: ['First name', 'Email'],
      rows: [['Ada', 'ada@map.example']],
      encoding: 'utf-8',
    }),
  );

  it('the user import reads separators, line breaks and quotes within quotes, and fills short rows', () =>
    expect(read('a,b,c\n"x, ""y""\nz",2\n1,2,3,4').rows).toEqual([
      ['x, "y"\nz', '2', ''],
      ['1', '2', '3'],
    ]));

  it('the user import keeps cells beyond the header of a row', () =>
    expect([...read('a,b\n1,2,,\n1,2,Smith, Jr.\n1').extraCells]).toEqual([[1, ['Smith', 'Jr.']]]));

  it('the user import splits a file at semicolons even if a cell has many commas', () =>
    expect(read('a;b\n1,2,3,4,5,6,7,8;x\n2;y').rows).toEqual([
      ['1,2,3,4,5,6,7,8', 'x'],
      ['2', 'y'],
    ]));

  it.each([
    ['Polish words', ['Wa³êsa', 'Ann', 'Jêdrzej', 'Nu\u00f1ez'], [0, 2, 3]],
    ['Western words', ['Jürgen', 'Ñandú', '¿Quién?', '£5', 'Ægir', 'm² 3'], []],
  ])('the user import reports in a Windows-1252 file with %s the rows %j as misread', (_, names, rows) =>
    expect([...misreadPolish({ encoding: 'windows-1252', rows: names.map(name => [name]) })].sort()).toEqual(
      rows,
    ),
  );

  it('the user import reads a file that is not UTF-8 as Windows-1252 and reports it', () => {
    const file = readImportFile(
      'people.csv',
      Uint8Array.from([...bytes('First name\nJ'), 0xfc, ...bytes('rgen')]),
    ) as ImportFile;
    expect(file).toMatchObject({ encoding: 'windows-1252', rows: [['Jürgen']] });
  });

  it('the user import reads UTF-16 by its byte-order mark', () => {
    const text = 'Email\nzoë@map.example';
    const file = readImportFile(
      'people.csv',
      Uint8Array.from([
        0xff,
        0xfe,
        ...[...text].flatMap(character => [character.charCodeAt(0) & 255, character.charCodeAt(0) >> 8]),
      ]),
    ) as ImportFile;
    expect(file).toMatchObject({ encoding: 'utf-16', rows: [['zoë@map.example']] });
  });

  it('the user import removes the apostrophe that exports put before formulas', () =>
    expect(read("Email\n'=1+1\n'quoted'").rows).toEqual([['=1+1'], ["'quoted'"]]));

  it.each([
    ['empty', ''],
    ['empty', '\n,,\n'],
    ['noRows', 'First name,Email\n'],
    ['unreadable', 'PK\0\u0003'],
    ['manyColumns', `${'a,'.repeat(300)}a\n1`],
    ['manyRows', `a\n${'1\n'.repeat(5001)}`],
    ['unreadable', 'a\0,\0b\0\n\0'],
  ])('the user import refuses the file as %s', (reason, text) =>
    expect(readImportFile('x', bytes(text))).toEqual({ reason }),
  );

  it('the user import refuses a file of more than 10 MB', () =>
    expect(readImportFile('x', new Uint8Array(MAX_FILE_SIZE + 1))).toEqual({ reason: 'large' }));

  it('the user import refuses a file with a NUL character and names the row', () =>
    expect(readImportFile('x', bytes('a,b,c\n\0,2,3\n'))).toEqual({ reason: 'nul', row: 2 }));

  it('the user import refuses a file that ends within quotes and names the row where they begin', () =>
    expect(readImportFile('x', bytes('a,b\n1,2\n"3,4\n5,6\n'))).toEqual({ reason: 'unclosed', row: 3 }));

  it('the user import reads a file of 5,000 rows and one of 300 columns', () => {
    expect(read(`a\n${'1\n'.repeat(5000)}`).rows).toHaveLength(5000);
    expect(read(`${'a,'.repeat(299)}a\n1`).rows[0]).toHaveLength(300);
  });
});

describe('columns of the user import', () => {
  it.each([
    [['First Name', 'last_name', 'E-Mail', 'Phone'], { firstName: 0, lastName: 1, email: 2, phone: 3 }],
    [['Teléfono', 'Correo', 'Nombre', 'Apellidos'], { phone: 0, email: 1, firstName: 2, lastName: 3 }],
    [['Role', 'Email'], { email: 1 }],
    [['Role', 'Email', 'Application'], { email: 1, role: 0, application: 2 }],
    [['__proto__', 'constructor', 'toString'], {}],
  ])('the user import recognises the columns %j', (headers, mapping) =>
    expect(matchColumns(headers)).toEqual(mapping),
  );

  it('columns without a known name leave their fields empty', () =>
    expect(toImportRows({ email: 1 }, [['a', 'b']])).toEqual([
      { firstName: '', lastName: '', email: 'b', phone: '', password: '', role: '', application: '' },
    ]));
});

it('emails that differ only by an invisible character are reported as duplicates', () => {
  const rows = toImportRows({ firstName: 0, lastName: 0, email: 1, phone: 2 }, [
    ['Ann', 'ann@x.example\u200B', '\u202A(503) 555-0100\u202C'],
    ['Ann', 'ann@x.example', '1 (503) 555\u20110100'],
  ]);
  expect(rows.map(({ email }) => email)).toEqual(['ann@x.example', 'ann@x.example']);
  expect(validateRows(rows, undefined, new Set())).toEqual([{}, { email: 'userImport.problem.twice' }]);
});

describe('checks of imported rows', () => {
  const ada: ImportRow = {
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@map.example',
    phone: '(555) 010-1234',
    password: '',
    role: '',
    application: '',
  };
  const known = {
    roles: idsByName([
      { name: 'Viewer', id: 'r1' },
      { name: 'Admin', id: 'r2' },
      { name: 'Twin', id: 'r3' },
      { name: 'twin ', id: 'r4' },
    ]),
    applications: idsByName([{ name: 'Cedar Ridge', id: 'a1' }]),
    canGiveAdmin: false,
  };
  const of = (row: Partial<ImportRow>, taken: string[] = []) =>
    validateRows([{ ...ada, ...row }], known, new Set(taken))[0];

  it.each([
    [{}, {}],
    [{ phone: '555.010.1234' }, {}],
    [{ role: 'viewer', application: 'cedar ridge' }, {}],
    [{ firstName: ' ' }, { firstName: 'personRules.firstName' }],
    [{ lastName: 'a\u0007b' }, { lastName: 'personRules.oneLine' }],
    [{ email: 'ada' }, { email: 'personRules.emailFormat' }],
    [{ phone: '12' }, { phone: 'personRules.phone' }],
    [{ password: 'short' }, { password: 'personRules.passwordWhole' }],
    [{ role: 'Viewer' }, { application: 'userImport.problem.noApplication' }],
    [{ application: 'Cedar Ridge' }, { role: 'userImport.problem.noRole' }],
    [
      { role: 'constructor', application: 'Elsewhere' },
      { role: 'userImport.problem.unknownRole', application: 'userImport.problem.unknownApplication' },
    ],
    [{ role: 'Twin', application: 'Cedar Ridge' }, { role: 'userImport.problem.severalRoles' }],
    [{ role: 'Admin', application: 'Cedar Ridge' }, { role: 'userImport.problem.notYours' }],
  ])('an imported row with %j has the problems %j', (row, problems) => expect(of(row)).toEqual(problems));

  it('an imported row with a taken email, or the email of an earlier row, is reported', () => {
    expect(of({}, ['ada@map.example'])).toEqual({ email: 'personRules.emailTaken' });
    expect(validateRows([ada, { ...ada, email: 'ADA@map.example' }], known, new Set())).toEqual([
      {},
      { email: 'userImport.problem.twice' },
    ]);
  });
});

it('new passwords fulfil the rules and are different each time', () => {
  const made = Array.from({ length: 50 }, newPassword);
  expect(made.every(isPassword)).toBe(true);
  expect(new Set(made).size).toBe(50);
});
