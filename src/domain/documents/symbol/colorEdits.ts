import type { JsonEdit } from '../../../editors/json/edits.ts';
import type { Path } from '../../../editors/json/path.ts';
import { given } from '../../../editors/select/edited.ts';
import { childSlice, sliceValue, type Slice } from '../../../editors/select/slice.ts';
import { colorOrDefault, parseColor, SYMBOL_DEFAULTS, type Rgba } from './esriSymbol.ts';

/** Converts alpha (0 to 255) to a whole percentage, and back. */
export const alphaToPercent = (alpha: number) => Math.round((alpha / 255) * 100);
export const percentToAlpha = (percent: number) => Math.round((percent / 100) * 255);

export const rgbaToHex = ([red, green, blue]: Rgba) =>
  `#${[red, green, blue].map(part => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
export const parseHex = (hex: string): number[] => [1, 3, 5].map(at => parseInt(hex.slice(at, at + 2), 16));

/** Parses three numbers from 0 to 255, such as `17,138,225`. Spaces are allowed. */
export function parseRgb(typed: string): number[] | undefined {
  const parts = typed.split(/[,;\s]+/).filter(Boolean);
  const numbers = parts.map(Number);
  return parts.length === 3 &&
    parts.every(part => /^\d{1,3}$/.test(part)) &&
    numbers.every(part => part <= 255)
    ? numbers
    : undefined;
}

/**
 * Returns the edits that change a color. They write only the numbers that differ, and add a fourth number
 * only if the alpha changes.
 */
export function colorEdits(
  object: Slice,
  path: Path,
  name: string,
  next: { rgb?: readonly number[]; alpha?: number },
): JsonEdit[] {
  const current = childSlice(object, name);
  const stored = current && sliceValue(current);
  const before = parseColor(stored);
  if (!before) {
    const [red, green, blue, alpha] = colorOrDefault(stored) ?? SYMBOL_DEFAULTS.color;
    return [
      given(object, path, name, JSON.stringify([...(next.rgb ?? [red, green, blue]), next.alpha ?? alpha])),
    ];
  }
  const edits: JsonEdit[] = [];
  next.rgb?.forEach((part, at) => {
    if (part !== Math.round(before[at]!))
      edits.push({ do: 'set', path: [...path, name, at], text: String(part) });
  });
  if (next.alpha !== undefined && next.alpha !== before[3])
    edits.push(
      current!.node.children!.length === 4
        ? { do: 'set', path: [...path, name, 3], text: String(next.alpha) }
        : { do: 'add', path: [...path, name], text: String(next.alpha) },
    );
  return edits;
}
