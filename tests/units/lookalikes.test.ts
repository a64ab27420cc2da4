import { describe, expect, it } from 'vitest';
import { en } from '../../i18n/en/index.ts';
import { fill, textOf } from '../../i18n/translate.ts';
import { parseJson as readJson } from '../../src/editors/json/parseJson.ts';
import { lookalikeText } from '../../src/editors/text/lookalikeText.ts';
import type { DocumentProblem } from '../../src/editors/text/problem.ts';
import { parseXml as readXml } from '../../src/editors/xml/parseXml.ts';

const mended = (text: string, { quickFix }: DocumentProblem) =>
  quickFix && text.slice(0, quickFix.from) + quickFix.insert + text.slice(quickFix.to);
const about = (text: string, mistake: DocumentProblem | undefined) =>
  mistake && [mistake.kind, mistake.from, mistake.about.code, mended(text, mistake)];
const NBSP = '\u00A0';
const ZERO = '\u200B';
const MARK = '\uFEFF';

describe('look-alike characters in JSON', () => {
  it.each([
    ['{“a”: 1}', 'curly', 1, 'U+201C', '{"a": 1}'],
    ['{"a": “b”}', 'curly', 6, 'U+201C', '{"a": "b"}'],
    ['{‘a’: ‘it is’}', 'curly', 1, 'U+2018', '{"a": "it is"}'],
    [`{${NBSP}"a": 1}`, 'space', 1, 'U+00A0', '{ "a": 1}'],
    [`{"a": 1,${ZERO}"b": 2}`, 'invisible', 8, 'U+200B', '{"a": 1,"b": 2}'],
    [`{"a": 1${NBSP}}`, 'space', 7, 'U+00A0', '{"a": 1 }'],
    [`${MARK}${MARK}{}`, 'invisible', 1, 'U+FEFF', `${MARK}{}`],
    ['{“a”: “it’s”,\n“b”: “c”}', 'curly', 1, 'U+201C', '{"a": "it’s",\n"b": "c"}'],
    [`{"“a”": "${NBSP}",${NBSP}“b”: 1}`, 'space', 12, 'U+00A0', `{"“a”": "${NBSP}", "b": 1}`],
  ])(
    'a look-alike in JSON is named, and the quick fix replaces all outside of strings: %j',
    (text, ...expected) => {
      expect(about(text, readJson(text).mistake)).toEqual(expected);
      expect(readJson(String(expected[3])).mistake).toBeUndefined();
    },
  );

  it('a look-alike in a JSON string is no mistake and does not hide an earlier mistake', () => {
    expect(readJson(`{"“a”": "${NBSP}${ZERO}"}`).mistake).toBeUndefined();
    expect(readJson('{"a": 1 "b": 2,\n“c”: 3}').mistake).toMatchObject({ kind: 'comma' });
  });
});

describe('look-alike characters in XML', () => {
  it.each([
    [`<a${NBSP}b="1"/>`, 'space', 2, 'U+00A0', '<a b="1"/>'],
    ['<a b=“1”/>', 'curly', 5, 'U+201C', '<a b="1"/>'],
    ['<a b=‘1’ c = ’2’/>', 'curly', 5, 'U+2018', "<a b='1' c = '2'/>"],
    [`<a><b${ZERO}/>“${NBSP}”</a>`, 'invisible', 5, 'U+200B', `<a><b/>“${NBSP}”</a>`],
    [`${MARK}${MARK}<?xml version="1.0"?><a/>`, 'invisible', 1, 'U+FEFF', `${MARK}<?xml version="1.0"?><a/>`],
    [`<a/>${NBSP}`, 'space', 4, 'U+00A0', '<a/> '],
    [
      `<!-- “ --><a b="“"${NBSP}c=“x”><![CDATA[<d e=“1”>]]></a>`,
      'space',
      18,
      'U+00A0',
      '<!-- “ --><a b="“" c="x"><![CDATA[<d e=“1”>]]></a>',
    ],
  ])('a look-alike in XML is named, and the quick fix replaces all in tags: %j', (text, ...expected) => {
    expect(about(text, readXml(text).mistake)).toEqual(expected);
    expect(readXml(String(expected[3])).mistake).toBeUndefined();
  });

  it('a look-alike in an XML text or value is no mistake', () => {
    expect(readXml(`<a b="“${NBSP}”">“${NBSP}”</a>`).mistake).toBeUndefined();
  });
});

it('the quick fix for &nbsp; in XML is &#160;', () => {
  const text = '<a>&nbsp;</a>';
  const { mistake } = readXml(text);
  expect(mistake).toMatchObject({ kind: 'entity', about: { closest: '&#160;' } });
  expect(mended(text, mistake!)).toBe('<a>&#160;</a>');
  expect(readXml('<a>&own;</a>').mistake).not.toHaveProperty('mend');
});

it('the message about a look-alike shows its code, not the character', () => {
  const t = ((key: string, interpolation = {}) => fill(textOf(en, key)!, interpolation)) as Parameters<
    typeof lookalikeText
  >[0];
  const lookalikeMessage = (kind: Parameters<typeof lookalikeText>[1], code: string, format: string) =>
    lookalikeText(t, kind, { code }, format).replace(/[\u2068\u2069]/g, '');
  expect(lookalikeMessage('curly', 'U+201C', 'JSON')).toBe(
    'This is a curly quotation mark. Use a straight one.',
  );
  expect(lookalikeMessage('space', 'U+00A0', 'JSON')).toBe('U+00A0 is not a space in JSON.');
  expect(lookalikeMessage('invisible', 'U+200B', 'XML')).toBe(
    'U+200B is an invisible character that XML does not allow here.',
  );
});
