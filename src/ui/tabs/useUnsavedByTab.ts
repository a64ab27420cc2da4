import { useContext, useState } from 'react';
import { UnsavedContext, unsavedWithin, type Unsaved } from '../unsaved/unsaved.ts';

/** What is unsaved in each tab. */
export function useUnsavedByTab(): (key: string) => Unsaved {
  const around = useContext(UnsavedContext);
  const [all] = useState(() => new Map<string, Unsaved>());
  return key => {
    const own = all.get(key) ?? unsavedWithin(around);
    all.set(key, own);
    return own;
  };
}
