// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { openXmlDocument } from '../xml/document.ts';
import { diffXmlOnce } from '../xml/startCheckingXml.ts';

const openXml = (text: string) =>
  openXmlDocument({
    text,
    saved: text,
    compare: text,
    label: 'Import',
    phrases: {},
    readOnly: false,
    problemText: () => '',
    onCheck: () => {},
  });

it('a document that becomes too long to compare no longer counts as unchanged', () => {
  const textDocument = openXml('<a/>');
  textDocument.check();
  expect(textDocument.state.get()).toMatchObject({ unsaved: false, differingRanges: [] });
  textDocument.replace(`<a>${'<!-- another line -->\n'.repeat(50_000)}</a>`);
  expect(textDocument.state.get()).toMatchObject({ unsaved: true, valid: true });
  expect(textDocument.state.get().differingRanges).toBeUndefined();
  textDocument.end();
});

it('differences that the editor found are not computed again for the page', () => {
  const [from, to] = ['<a b="1"/>', '<a b="2"/>'];
  expect(diffXmlOnce(from, to)).toHaveLength(1);
  expect(diffXmlOnce(from, to)).toBe(diffXmlOnce(from, to));
});
