import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const EXCEPTIONS = [
  // They write times only to files.
  'src/admin/export/ExportProgressButton.tsx',
  'src/domain/billing/PaymentList.tsx',
  // It needs the day of today as a value.
  'src/admin/filter/popover/DateRangeFilter.tsx',
  'src/ui/Time.tsx',
];
const FORMATS =
  /\bformat(Date|DateTime|EpochDate|Time|TimeWithSeconds|Hour|CreatedDay)\b|\.toLocale(Date|Time)String\(/;

it('every component that formats a time shows its time zone', () => {
  const components = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map(file => join('src', file).replaceAll('\\', '/'))
    .filter(file => file.endsWith('.tsx') && !EXCEPTIONS.includes(file));
  const formatting = components.filter(file => FORMATS.test(readFileSync(file, 'utf8')));
  expect(formatting.length).toBeGreaterThan(20);
  expect(formatting.filter(file => !/<Time\b/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
