import { describe, expect, it } from 'vitest';
import { appRules } from '../../src/domain/documents/rules/appRules.ts';
import { parseJson } from '../../src/editors/json/parseJson.ts';
import { isHttpUrl, urlWithoutQuery } from '../../src/platform/isHttpUrl.ts';

describe('web addresses', () => {
  it.each([
    ['https://a.example', true],
    [' HTTP://a.example/b?c=d#e ', true],
    ['https://a', true],
    ['https:///b', false],
    ['https://', false],
    ['https://a.example/b c', false],
    ['ftp://a.example', false],
    ['//a.example', false],
  ])('the text %j is a web address: %j', (text, is) => expect(isHttpUrl(text)).toBe(is));

  it.each([
    ['https://a.example/b/?f=json', 'https://a.example/b'],
    ['https://a.example/b//#c?d', 'https://a.example/b'],
    ['https://a.example//b', 'https://a.example//b'],
    [' / ', ''],
  ])('the web address %j without its query is %j', (text, plain) =>
    expect(urlWithoutQuery(text)).toBe(plain),
  );
});

it.each<[string, (text: string) => unknown, string, unknown]>([
  ['no address', isHttpUrl, `https://${'a'.repeat(200_000)} b`, false],
  [
    'an address with slashes',
    urlWithoutQuery,
    `https://a.example${'/'.repeat(200_000)}b`,
    `https://a.example${'/'.repeat(200_000)}b`,
  ],
  [
    'no address of a layer',
    text => appRules({ text, node: parseJson(text).root! }).problems.map(({ kind }) => kind),
    `{"map": {"operationalLayers": [{"id": "a", "url": "https://${'a'.repeat(200_000)} b"}]}}`,
    ['url'],
  ],
])(
  'a text with %s of 200,000 characters is checked without delay',
  { timeout: 5000 },
  (_, ask, text, answer) => expect(ask(text)).toEqual(answer),
);
