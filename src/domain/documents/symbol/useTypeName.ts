import { useText } from '../../../ui/useText.ts';
import { esriText, symbolType } from './esri.ts';

const ODD = ['esriPMS', 'esriPFS', 'esriTS', 'CIMSymbolReference'] as const;

/** What kind of symbol something is, in words; an unknown kind by the name it gives itself. */
export function useTypeName() {
  const t = useText();
  return (symbol: unknown): string => {
    const type = symbolType(symbol);
    if (type) return t(`symbols.types.${type}`);
    const said = esriText(symbol, 'type');
    const odd = ODD.find(one => one === said);
    return odd ? t(`symbols.odd.${odd}`) : said || t('symbols.untyped');
  };
}
