import { Refused } from '../../ui/Refused.tsx';
import { useResourceText } from '../list/useResourceText.ts';

/** An `accessDenied` that goes back with a notification: `resources.<resource>.notAuthorized`, if there is such a text. */
export function RefusedPage() {
  const textOf = useResourceText();
  return <Refused text={textOf('notAuthorized', 'failure.forbidden')} />;
}
