import { describe, expect, it } from 'vitest';
import { isolate } from '../../i18n/isolate.ts';

const [START, END] = ['\u2068', '\u2069'];

describe('isolation of names in sentences', () => {
  it.each(['', 'Grace Lindqvist', 'Jürgen Ñ. O’Neil', '東京 😀', '\u2063marked\u2063'])(
    'a name that does not change the text direction stays unchanged: %j',
    name => expect(isolate(name)).toBe(name),
  );

  it.each(['\u202Egnp.exe', 'مُقيِّم', 'שמאי', 'a\u200Fb', '𐤀𐤁'])(
    'a name that changes the text direction is isolated: %j',
    name => expect(isolate(name)).toBe(`${START}${name}${END}`),
  );

  it.each(['\u2068PARCEL_ID\u2069', '\u2068a \u2067b\u2069\u2069'])(
    'a name that is isolated already stays unchanged: %j',
    name => expect(isolate(name)).toBe(name),
  );

  it.each(['\u2068a\u2069\u202Eb\u2068c\u2069', '\u2068a\u2069\u2069', '\u2068a'])(
    'a name that is only partly isolated is isolated again: %j',
    name => {
      expect(isolate(name)).not.toBe(name);
      expect(isolate(isolate(name))).toBe(isolate(name));
    },
  );

  it('a name cannot end its own isolation or leave one open', () => {
    expect(isolate('a\u2069\u202Eb')).toBe(`${START}a\u202Eb${END}`);
    expect(isolate('a\u2067b')).toBe(`${START}a\u2067b${END}${END}`);
    const named = isolate('שמאי');
    expect(isolate(`${named}, Ada`)).toBe(`${START}${named}, Ada${END}`);
  });
});
