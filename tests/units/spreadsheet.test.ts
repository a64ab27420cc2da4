import { describe, expect, it } from 'vitest';
import { csvCell } from '../../src/platform/csvCell.ts';

describe('cells that a spreadsheet would compute', () => {
  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '=HYPERLINK("http://evil.example")\n',
    '=1\r\n+2',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(A1)',
    '﹦1',
    '﹣1',
    '⁼1',
    ' =1',
    '\t=1',
    '\r=1',
    '\n=1',
    '\u00A0=1',
    '\uFEFF=1',
    '\u200B=1',
    '\u202E=1',
    '\u2028=1',
    '\u00AD\u2060=1',
    '\u3164=1',
    '\0=1',
    '\tplain',
    '\rplain',
    '\nplain',
  ])('a cell that a spreadsheet would compute is exported as text: %j', text =>
    expect(csvCell(text)).toBe(`'${text}`),
  );
});

describe('other cells', () => {
  it.each([
    '',
    'plain',
    "'=1",
    'a=1',
    '(555) 123-4567',
    '1-2',
    ' plain',
    'a\n=1',
    '\u202Egnp.exe',
    '🌲 Timber',
    'مُقيِّم',
    '≠1',
    '_-',
    '07:30',
  ])('a cell that a spreadsheet would not compute is exported unchanged: %j', text =>
    expect(csvCell(text)).toBe(text),
  );
});
