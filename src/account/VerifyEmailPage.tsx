import './englishPages.ts';
import { callWithoutSchema } from '../auth/call.ts';
import { session } from '../auth/session.ts';
import { account } from '../platform/account.ts';
import { readError } from '../platform/errors.ts';
import { AccountLink } from './AccountLink.tsx';
import { EnterForm } from './EnterForm.tsx';
import { mayRetry, problemOf } from './failure.ts';
import { Note } from './Note.tsx';
import { AccountPageFrame } from './Page.tsx';
import { accountPaths } from './paths.ts';
import { ProblemNote } from './ProblemNote.tsx';
import { useAccountText } from './text.ts';
import { useRequestOnOpen } from './useRequestOnOpen.ts';

/**
 * How long the success message is shown before the console opens, in milliseconds (docs/behaviour.md 1 §9:
 * success banners).
 */
const READ = 2_000;

/** The token is stored immediately, so that users who close the page while reading are signed in, too. */
async function verify(uniqId: string) {
  if (!uniqId) throw readError(404, undefined);
  const reply = await callWithoutSchema(account.verifyEmail, { path: { uniqId } });
  if (reply?.token) session.begin(reply.token);
  return reply;
}

export default function VerifyEmailPage({ link }: { link: string }) {
  const t = useAccountText();
  const { answer, again } = useRequestOnOpen(() => verify(link));
  const token = answer.status === 'answered' ? answer.reply?.token : undefined;
  return (
    <AccountPageFrame name="verifyEmail" title={t('accountPages.verify.title')}>
      {answer.status === 'waiting' && (
        <p role="status" className="secondary">
          {t('accountPages.verify.wait')}
        </p>
      )}
      {answer.status === 'answered' && <Note kind="ok">{t('accountPages.verify.done')}</Note>}
      {answer.status === 'failed' &&
        (mayRetry(answer.error) ? (
          <ProblemNote problem={problemOf(answer.error)} again={again} />
        ) : (
          <Note kind="err">{t('accountPages.verify.invalid')}</Note>
        ))}
      {token ? (
        <EnterForm token={token} after={READ} />
      ) : (
        <p className="secondary">
          <AccountLink to={accountPaths.login}>{t('accountPages.toSignIn')}</AccountLink>
        </p>
      )}
    </AccountPageFrame>
  );
}
