import { useText } from '../../../ui/useText.ts';
import { getOwnText, getSymbolType } from './esriSymbol.ts';

const UNSUPPORTED_TYPES = ['esriPMS', 'esriPFS', 'esriTS', 'CIMSymbolReference'] as const;

/** Returns a function that names the type of a symbol. An unknown type is named as in the document. */
export function useTypeName() {
  const t = useText();
  return (symbol: unknown): string => {
    const type = getSymbolType(symbol);
    if (type) return t(`symbols.types.${type}`);
    const typeText = getOwnText(symbol, 'type');
    const unsupportedType = UNSUPPORTED_TYPES.find(one => one === typeText);
    return unsupportedType ? t(`symbols.odd.${unsupportedType}`) : typeText || t('symbols.untyped');
  };
}
