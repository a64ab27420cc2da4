import { useText } from '../../../ui/useText.ts';
import { esriText, symbolType } from './esri.ts';

const ODD = ['esriPMS', 'esriPFS', 'esriTS', 'CIMSymbolReference'] as const;

/** Returns a function that names the type of a symbol. An unknown type is named as in the document. */
export function useTypeName() {
  const t = useText();
  return (symbol: unknown): string => {
    const type = symbolType(symbol);
    if (type) return t(`symbols.types.${type}`);
    const typeText = esriText(symbol, 'type');
    const unsupportedType = ODD.find(one => one === typeText);
    return unsupportedType ? t(`symbols.odd.${unsupportedType}`) : typeText || t('symbols.untyped');
  };
}
