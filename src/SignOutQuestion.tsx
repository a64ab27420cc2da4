import type { ReactNode } from 'react';
import { texts } from '../i18n/index.ts';
import { textOf } from '../i18n/translate.ts';
import { session } from './auth/session.ts';
import { signOut } from './auth/signOut.ts';
import { OpeningFailure } from './OpeningFailure.tsx';

/**
 * Signs out if the console failed to open. `show` is called with the question about unsaved input, and with
 * undefined once the user has decided.
 */
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

const text = (key: 'ui.signOut.title' | 'ui.signOut.text' | 'ui.signOut.stay' | 'failure.signOut') =>
  textOf({ failure: texts.of('failure')!, ui: texts.of('ui')! }, key)!;

const SignOutQuestion = ({ answer }: { answer(yes: boolean): void }) => (
  <OpeningFailure key="asked" title={text('ui.signOut.title')} text={text('ui.signOut.text')}>
    <button type="button" className="button" autoFocus onClick={() => answer(false)}>
      {text('ui.signOut.stay')}
    </button>
    <button type="button" className="button primary danger" onClick={() => answer(true)}>
      {text('failure.signOut')}
    </button>
  </OpeningFailure>
);
