import { useCallback } from 'react';
import { formatCount } from './formats.ts';
import { useText } from './useText.ts';

export type Countable = 'purposes' | 'toolgroups' | 'tools' | 'roles' | 'applications';

/** Returns a function that counts records as a text: '3 tools'. */
export function useCountText() {
  const t = useText();
  return useCallback(
    (of: Countable, number: number) =>
      t(`resources.${of}.count`, { smart_count: number, count: formatCount(number) }),
    [t],
  );
}
