import { useSyncExternalStore } from 'react';
import { Deferred } from './Deferred.tsx';
import { Preferences } from './Preferences.tsx';

const wide = matchMedia('(min-width: 960px)');
const subscribe = (listener: () => void) => {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
};
const loadDrawing = () => import('./ParcelDrawing.tsx');

/** The backdrop beside the form loads only on wide screens. */
function Backdrop() {
  const isWide = useSyncExternalStore(subscribe, () => wide.matches);
  return <div className="account-backdrop">{isWide && <Deferred load={loadDrawing} />}</div>;
}

export default () => (
  <>
    <Preferences />
    <Backdrop />
  </>
);
