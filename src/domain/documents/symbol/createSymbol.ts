import { replaceEntries, type EntryEdit, type JsonEdit } from '../../../editors/json/edits.ts';
import type { Path } from '../../../editors/json/path.ts';
import { childSlice, sliceValue, writtenBeside, type Slice } from '../../../editors/select/slice.ts';
import { isEsriObject, parseColor, SYMBOL_DEFAULTS, SYMBOL_STYLES, type SymbolType } from './esriSymbol.ts';

export const OUTLINE = {
  type: 'esriSLS',
  style: SYMBOL_STYLES.esriSLS[0],
  color: [...SYMBOL_DEFAULTS.color],
  width: SYMBOL_DEFAULTS.width,
};

export const createSymbol = (type: SymbolType) => ({
  type,
  style: SYMBOL_STYLES[type][0],
  color: [...SYMBOL_DEFAULTS.color],
  ...(type === 'esriSMS' && { size: SYMBOL_DEFAULTS.size }),
  ...(type === 'esriSLS' && { width: SYMBOL_DEFAULTS.width }),
  ...(type === 'esriSFS' && { outline: OUTLINE }),
});

/** The properties of each type in the ArcGIS REST API, without type, style and color. */
const PROPERTIES: Readonly<Record<SymbolType, readonly string[]>> = {
  esriSMS: ['size', 'angle', 'xoffset', 'yoffset', 'path', 'outline'],
  esriSLS: ['width', 'marker'],
  esriSFS: ['outline'],
};
const ALL = new Set(Object.values(PROPERTIES).flat());

/** A null color or outline is valid and means that the symbol has no color or outline. */
const IS_VALID: Readonly<Record<string, (value: unknown) => boolean>> = {
  color: value => parseColor(value) !== undefined,
  outline: value => value === null || isEsriObject(value),
  size: Number.isFinite,
  width: Number.isFinite,
};

/**
 * Returns the edit that changes the type of a symbol. It writes what the new type needs if it is missing or
 * invalid, and removes what only other types have. Properties that belong to no type keep their bytes.
 */
export function typeEdit(symbol: Slice, path: Path, next: SymbolType): JsonEdit {
  const missing = new Map(
    Object.entries(createSymbol(next)).flatMap(([name, value]) => {
      const stored = childSlice(symbol, name);
      return stored && IS_VALID[name]?.(sliceValue(stored)) ? [] : [[name, writtenBeside(value, undefined)]];
    }),
  );
  const { text, node } = symbol;
  const stored = node.children!.filter(({ name }) => !ALL.has(name!) || PROPERTIES[next].includes(name!));
  const entries = stored.map((own): EntryEdit => ({
    own,
    text: missing.get(own.name!) ?? text.slice(own.from, own.to),
  }));
  const added = [...missing]
    .filter(([name]) => !childSlice(symbol, name))
    .map(([name, text]) => ({ name, text }));
  return { do: 'set', path, text: replaceEntries(text, node, node, [...entries, ...added]) };
}
