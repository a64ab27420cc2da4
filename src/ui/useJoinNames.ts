import { useCallback } from 'react';
import { isolate } from '../../i18n/isolate.ts';
import { language } from '../../i18n/language.ts';
import { formatCount } from './formats.ts';
import { useText } from './useText.ts';

/** How many names are listed. A single further name is listed, too, instead of being counted. */
export const MAX_NAMES = 3;

/**
 * Returns a function that joins names in the chosen language and counts the rest: "Ada, Bo, Cy and 27 more".
 */
export function useJoinNames() {
  const t = useText();
  return useCallback(
    (names: string[]): string => {
      const rest = names.length > MAX_NAMES + 1 ? names.length - MAX_NAMES : 0;
      const named = (rest ? names.slice(0, MAX_NAMES) : names).map(isolate);
      const joined = new Intl.ListFormat(language.get() === 'en' ? 'en-GB' : language.get());
      return joined.format(rest ? [...named, t('ui.more', { count: formatCount(rest) })] : named);
    },
    [t],
  );
}
