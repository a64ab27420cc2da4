import { useSyncExternalStore } from 'react';
import { Deferred } from './Deferred.tsx';

const wide = matchMedia('(min-width: 960px)');
const subscribe = (listener: () => void) => {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
};
const loadDrawing = () => import('./ParcelDrawing.tsx');

/** Beside the form on wide screens, and loaded only there. */
export function Backdrop() {
  const seen = useSyncExternalStore(subscribe, () => wide.matches);
  return <div className="account-backdrop">{seen && <Deferred load={loadDrawing} />}</div>;
}
