import { applicationId } from '../../../mocks/db/seededIds.ts';
import { expect, test } from '../test.ts';

const WITHOUT = applicationId(2);
const ELSEWHERE = 'http://elsewhere.example/steal';

const bomb = `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY a0 "ha">${Array.from({ length: 12 }, (_, n) => `<!ENTITY a${n + 1} "${`&a${n};`.repeat(10)}">`).join('')}]><a>&a12;</a>`;
const refused: [what: string, xml: string | Buffer, expected: RegExp][] = [
  ['an entity bomb', bomb, /DOCTYPE is not allowed/],
  [
    'an external entity',
    `<!DOCTYPE a [<!ENTITY b SYSTEM "${ELSEWHERE}">]><a>&b;</a>`,
    /DOCTYPE is not allowed/,
  ],
  ['an external DOCTYPE', `<!DOCTYPE a SYSTEM "${ELSEWHERE}.dtd"><a/>`, /DOCTYPE is not allowed/],
  ['an undeclared entity', '<a>&b;</a>', /is not a known entity/],
  ['half of a surrogate pair by its number', '<a>&#xD800;</a>', /is not a known entity/],
  [
    'half of a surrogate pair as bytes',
    Buffer.from([0x3c, 0x61, 0x3e, 0xed, 0xa0, 0x80, 0x3c, 0x2f, 0x61, 0x3e]),
    /it is not UTF-8 text/,
  ],
];
const inert: [what: string, xml: string, root: string][] = [
  ['a byte-order mark', '\uFEFF<import name="marked"/>', 'marked'],
  ['10,000 levels', `<import name="deep">${'<a>'.repeat(10_000)}${'</a>'.repeat(10_000)}</import>`, 'deep'],
  [
    '10 MB',
    `<import name="long">${'<row key="1234567890" value="abcdefghijklmnopqrstuvwxyz0123456789"/>\n'.repeat(150_000)}</import>`,
    'long',
  ],
];

test('hostile XML is refused with a readable message or has no effect, and the page keeps responding', async ({
  staff,
}) => {
  const elsewhere: string[] = [];
  staff.on('request', request => {
    if (request.url().startsWith(ELSEWHERE)) elsewhere.push(request.url());
  });
  await staff.goto(`/application/${WITHOUT}/info#daily-import`);
  const file = staff.getByLabel('Choose an XML file', { exact: true });
  const alertBox = staff.getByRole('alert');
  for (const [what, xml, expected] of refused)
    await test.step(what, async () => {
      await file.setInputFiles({ name: `${what}.xml`, mimeType: 'text/xml', buffer: Buffer.from(xml) });
      await expect(alertBox).toContainText(`${what}.xml was not loaded`);
      await expect(alertBox).toContainText(expected);
      await alertBox.getByRole('button', { name: 'Dismiss', exact: true }).click();
    });
  for (const [what, xml, root] of inert)
    await test.step(what, async () => {
      await file.setInputFiles({ name: `${what}.xml`, mimeType: 'text/xml', buffer: Buffer.from(xml) });
      await staff.getByRole('button', { name: 'Structured', exact: true }).click();
      await expect(staff.getByRole('textbox', { name: 'name of import', exact: true })).toHaveValue(root);
      await staff.getByRole('button', { name: 'Raw XML', exact: true }).click();
      await expect(staff.getByRole('textbox', { name: 'Import config, XML', exact: true })).toContainText(
        `name="${root}"`,
      );
      await expect(alertBox).toHaveCount(0);
    });
  expect(elsewhere).toEqual([]);
});
