import { Backdrop } from './Backdrop.tsx';
import { Preferences } from './Preferences.tsx';

/** What stands around the form. */
export default () => (
  <>
    <Preferences />
    <Backdrop />
  </>
);
