import { describe, expect, it } from 'vitest';
import { appRules } from '../../src/domain/documents/rules/app.ts';
import { parseJson } from '../../src/editors/json/parseJson.ts';
import { addressWithoutQuery, isWebAddress } from '../../src/platform/webAddress.ts';

describe('the address of a web page', () => {
  it.each([
    ['https://a.example', true],
    [' HTTP://a.example/b?c=d#e ', true],
    ['https://a', true],
    ['https:///b', false],
    ['https://', false],
    ['https://a.example/b c', false],
    ['ftp://a.example', false],
    ['//a.example', false],
  ])('%j: %j', (text, is) => expect(isWebAddress(text)).toBe(is));

  it.each([
    ['https://a.example/b/?f=json', 'https://a.example/b'],
    ['https://a.example/b//#c?d', 'https://a.example/b'],
    ['https://a.example//b', 'https://a.example//b'],
    [' / ', ''],
  ])('%j without what is asked of it is %j', (text, plain) => expect(addressWithoutQuery(text)).toBe(plain));
});

it.each<[string, (text: string) => unknown, string, unknown]>([
  ['no address', isWebAddress, `https://${'a'.repeat(200_000)} b`, false],
  [
    'an address with slashes',
    addressWithoutQuery,
    `https://a.example${'/'.repeat(200_000)}b`,
    `https://a.example${'/'.repeat(200_000)}b`,
  ],
  [
    'no address of a layer',
    text => appRules({ text, node: parseJson(text).root! }).problems.map(({ kind }) => kind),
    `{"map": {"operationalLayers": [{"id": "a", "url": "https://${'a'.repeat(200_000)} b"}]}}`,
    ['url'],
  ],
])('what is %s of 200,000 signs is known at once', { timeout: 5000 }, (_, ask, text, answer) =>
  expect(ask(text)).toEqual(answer),
);
