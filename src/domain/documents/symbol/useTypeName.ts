import { useText } from '../../../ui/useText.ts';
import { esriText, symbolType } from './esri.ts';

const ODD = ['esriPMS', 'esriPFS', 'esriTS', 'CIMSymbolReference'] as const;

/** What kind of symbol something is, in words; an unknown kind by the name it gives itself. */
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
