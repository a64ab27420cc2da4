import { useContext } from 'react';
import { useStoreValue } from '../../storage/useStoreValue.ts';
import { UnsavedContext, type Unsaved } from './unsaved.ts';

/** Whether anything typed here, or on the page around, is not saved yet. */
export function useAnyUnsaved(of?: Unsaved): boolean {
  const around = useContext(UnsavedContext);
  const { subscribe, any } = of ?? around;
  return useStoreValue({ subscribe, get: any });
}
