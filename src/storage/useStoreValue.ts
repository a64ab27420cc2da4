import { useSyncExternalStore } from 'react';
import type { ObservableStore } from './createStore.ts';

export const useStoreValue = <T>({ subscribe, get }: Pick<ObservableStore<T>, 'subscribe' | 'get'>): T =>
  useSyncExternalStore(subscribe, get, get);
