import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { parseJson } from '../json/parseJson.ts';
import { readOnce } from '../text/readOnce.ts';

const long = (character: string) => character.repeat(20_000);

/** A reader that notes the first character of each text that it reads. */
function recordReads() {
  const noted: string[] = [];
  return { noted, read: readOnce((text: string) => ({ first: noted[noted.push(text[0]!) - 1]! })) };
}

it('a long text is parsed once while its result is in use', () => {
  const { noted, read } = recordReads();
  const reading = read(long('a'));
  expect(read([long('a').slice(1), 'a'].join(''))).toBe(reading);
  expect(read(long('b'))).toEqual({ first: 'b' });
  expect(read(long('a'))).toBe(reading);
  expect(noted).toEqual(['a', 'b']);
});

it('only the four most recently used long texts are remembered', () => {
  const { noted, read } = recordReads();
  for (const character of 'abcdaeab') read(long(character));
  expect(noted.join('')).toBe('abcdeb');
});

it('a short text is parsed each time', () => {
  expect(parseJson('[1]')).not.toBe(parseJson('[1]'));
});

it('an unused parse result is released from memory', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const { noted, read } = recordReads();
  read(long('a'));
  for (let tries = 0; noted.length < 2 && tries < 20; tries += 1) {
    await new Promise(resolve => setTimeout(resolve));
    collect();
    read(long('a'));
  }
  expect(noted).toEqual(['a', 'a']);
});
