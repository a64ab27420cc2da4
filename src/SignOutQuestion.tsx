import type { ReactNode } from 'react';
import { useTextOnceLoaded } from './account/text.ts';
import { session } from './auth/session.ts';
import { signOut } from './auth/signOut.ts';
import { Failed } from './Opening.tsx';

/** Signs out where the console did not open. `show` gets the question about unsaved input, if it is asked, and nothing once it is answered. */
export const signOutAfterQuestion = (show: (question: ReactNode) => void) =>
  signOut(
    async () => session.end('signedOut'),
    () =>
      new Promise<boolean>(resolve => {
        const answer = (yes: boolean) => {
          show(undefined);
          resolve(yes);
        };
        show(<SignOutQuestion answer={answer} />);
      }),
  );

function SignOutQuestion({ answer }: { answer(yes: boolean): void }) {
  const t = useTextOnceLoaded();
  return t ? (
    <Failed key="asked" title={t('failure.signOutTitle')} text={t('failure.signOutText')}>
      <button type="button" className="button" autoFocus onClick={() => answer(false)}>
        {t('failure.stay')}
      </button>
      <button type="button" className="button primary danger" onClick={() => answer(true)}>
        {t('failure.signOut')}
      </button>
    </Failed>
  ) : null;
}
