import { describe, expect, it } from 'vitest';
import { isolate } from '../../i18n/isolate.ts';

const [START, END] = ['\u2068', '\u2069'];

describe('a name in a sentence', () => {
  it.each(['', 'Grace Lindqvist', 'Jürgen Ñ. O’Neil', '東京 😀', '\u2063marked\u2063'])(
    'is as it was where it turns nothing: %j',
    name => expect(isolate(name)).toBe(name),
  );

  it.each(['\u202Egnp.exe', 'مُقيِّم', 'שמאי', 'a\u200Fb', '𐤀𐤁'])('turns nothing but itself: %j', name =>
    expect(isolate(name)).toBe(`${START}${name}${END}`),
  );

  it.each(['\u2068PARCEL_ID\u2069', '\u2068a \u2067b\u2069\u2069'])(
    'is as it was where it is isolated already: %j',
    name => expect(isolate(name)).toBe(name),
  );

  it.each(['\u2068a\u2069\u202Eb\u2068c\u2069', '\u2068a\u2069\u2069', '\u2068a'])(
    'is isolated where it only looks so: %j',
    name => {
      expect(isolate(name)).not.toBe(name);
      expect(isolate(isolate(name))).toBe(isolate(name));
    },
  );

  it('cannot end its own isolation, nor leave one open', () => {
    expect(isolate('a\u2069\u202Eb')).toBe(`${START}a\u202Eb${END}`);
    expect(isolate('a\u2067b')).toBe(`${START}a\u2067b${END}${END}`);
    const named = isolate('שמאי');
    expect(isolate(`${named}, Ada`)).toBe(`${START}${named}, Ada${END}`);
  });
});
