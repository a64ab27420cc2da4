import { describe, expect, it } from 'vitest';
import { createSymbol, typeEdit } from '../../src/domain/documents/symbol/createSymbol.ts';
import { SYMBOL_STYLES, type SymbolType } from '../../src/domain/documents/symbol/esriSymbol.ts';
import { toTextEdit } from '../../src/editors/json/edits.ts';
import { parseJson } from '../../src/editors/json/parseJson.ts';

/** The text of a symbol after its type has changed. */
function changed(text: string, next: SymbolType): string {
  const { from, to, insert } = toTextEdit(text, typeEdit({ text, node: parseJson(text).root! }, [], next))!;
  return text.slice(0, from) + insert + text.slice(to);
}
const symbolAfter = (symbol: object, next: SymbolType): unknown =>
  JSON.parse(changed(JSON.stringify(symbol), next));

const BLUE = [17, 138, 225, 255];
const TYPES = Object.keys(SYMBOL_STYLES) as SymbolType[];

describe('new symbols', () => {
  it('a new symbol has the documented values: size 15, width 3 (outlines too) and color 17,138,225', () => {
    const line = { type: 'esriSLS', style: 'esriSLSSolid', color: BLUE, width: 3 };
    expect(TYPES.map(createSymbol)).toEqual([
      { type: 'esriSMS', style: 'esriSMSCircle', color: BLUE, size: 15 },
      line,
      { type: 'esriSFS', style: 'esriSFSSolid', color: BLUE, outline: line },
    ]);
  });
});

describe('changes of the symbol type', () => {
  const pairs = TYPES.flatMap(from => TYPES.map(to => [from, to] as const));
  it.each(pairs)(
    'a symbol gets the defaults of its new type and loses what only other types have: %s to %s',
    (from, to) => {
      const { color: _, ...before } = createSymbol(from);
      const after = symbolAfter(before, to);
      const outline = 'outline' in before && to === 'esriSMS' ? { outline: before.outline } : {};
      expect(after).toEqual({ ...createSymbol(to), ...outline });
    },
  );

  it('a symbol keeps its color, outline and unknown properties when its type changes', () => {
    const outline = { type: 'esriSLS', color: [1, 2, 3], width: 0.5 };
    const own = { color: [9, 8, 7], outline, label: 'Own' };
    expect(
      symbolAfter({ type: 'esriSMS', size: 4, angle: 90, xoffset: 1, yoffset: 2, ...own }, 'esriSFS'),
    ).toEqual({ type: 'esriSFS', style: 'esriSFSSolid', ...own });
    expect(symbolAfter({ type: 'esriSFS', color: null, outline: null }, 'esriSLS')).toEqual({
      ...createSymbol('esriSLS'),
      color: null,
    });
  });

  it('a symbol gets valid values in place of invalid ones when its type changes', () => {
    const text = '{ "type": "esriSFS", "own": 1.50, "color": "red", "size": "big" }';
    expect(changed(text, 'esriSMS')).toBe(
      '{ "type": "esriSMS", "own": 1.50, "color": [17, 138, 225, 255], "size": 15, "style": "esriSMSCircle" }',
    );
  });
});
