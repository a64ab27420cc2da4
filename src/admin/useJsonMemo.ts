import { useMemo } from 'react';

/** Returns the previous value while the new one serializes to the same JSON. */
export const useJsonMemo = <T>(value: T): T => {
  const json = JSON.stringify(value);
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  return useMemo(() => value, [json]);
};
