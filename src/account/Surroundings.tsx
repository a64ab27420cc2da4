import { useSyncExternalStore } from 'react';
import { Deferred } from './Deferred.tsx';
import { Preferences } from './Preferences.tsx';

const wide = matchMedia('(min-width: 960px)');
const subscribe = (listener: () => void) => {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
};
const loadDrawing = () => import('./ParcelDrawing.tsx');

/** Beside the form on wide screens, and loaded only there. */
function Backdrop() {
  const isWide = useSyncExternalStore(subscribe, () => wide.matches);
  return <div className="account-backdrop">{isWide && <Deferred load={loadDrawing} />}</div>;
}

/** What stands around the form. */
export default () => (
  <>
    <Preferences />
    <Backdrop />
  </>
);
