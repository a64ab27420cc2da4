import './englishPages.ts';
import { callWithoutSchema } from '../auth/callWithoutSchema.ts';
import { session } from '../auth/session.ts';
import { account } from '../platform/account.ts';
import { readError } from '../platform/errors.ts';
import { AccountLink } from './AccountLink.tsx';
import { AccountPageFrame } from './AccountPageFrame.tsx';
import { accountPaths } from './accountPaths.ts';
import { useAccountText } from './accountText.ts';
import { ContinueForm } from './ContinueForm.tsx';
import { Note } from './Note.tsx';
import { mayRetry, toPageProblem } from './pageProblem.ts';
import { ProblemNote } from './ProblemNote.tsx';
import { useRequestOnMount } from './useRequestOnMount.ts';

/**
 * How long the success message is shown before the console opens, in milliseconds (docs/behaviour.md 1 §9:
 * success banners).
 */
const SUCCESS_DELAY_MS = 2_000;

/** The token is stored immediately, so that users who close the page while reading are signed in, too. */
async function verify(uniqId: string) {
  if (!uniqId) throw readError(404, undefined);
  const reply = await callWithoutSchema(account.verifyEmail, { path: { uniqId } });
  if (reply?.token) session.begin(reply.token);
  return reply;
}

export default function VerifyEmailPage({ linkToken }: { linkToken: string }) {
  const t = useAccountText();
  const { state, retry } = useRequestOnMount(() => verify(linkToken));
  const token = state.status === 'success' ? state.data?.token : undefined;
  return (
    <AccountPageFrame name="verifyEmail" title={t('accountPages.verify.title')}>
      {state.status === 'pending' && (
        <p role="status" className="secondary">
          {t('accountPages.verify.wait')}
        </p>
      )}
      {state.status === 'success' && <Note severity="success">{t('accountPages.verify.done')}</Note>}
      {state.status === 'error' &&
        (mayRetry(state.error) ? (
          <ProblemNote problem={toPageProblem(state.error)} onRetry={retry} />
        ) : (
          <Note severity="error">{t('accountPages.verify.invalid')}</Note>
        ))}
      {token ? (
        <ContinueForm token={token} submitAfterMs={SUCCESS_DELAY_MS} />
      ) : (
        <p className="secondary">
          <AccountLink to={accountPaths.login}>{t('accountPages.toSignIn')}</AccountLink>
        </p>
      )}
    </AccountPageFrame>
  );
}
