import BlockIcon from '@mui/icons-material/BlockOutlined';
import LoginIcon from '@mui/icons-material/LoginOutlined';
import { useRef } from 'react';
import { FunctionField, Labeled, SimpleShowLayout, TextField, useRecordContext } from '../../admin/index.ts';
import { useCan } from '../../auth/AccessProvider.tsx';
import { useEndpointList } from '../../data/useEndpointList.ts';
import { SESSION_PAGE_SIZE } from '../../platform/lists.ts';
import { sessions } from '../../platform/sessions.ts';
import { userName } from '../../platform/userName.ts';
import { EMPTY } from '../../ui/formats.ts';
import { Time } from '../../ui/Time.tsx';
import { useText } from '../../ui/useText.ts';
import { ActivateButton } from './ActivateButton.tsx';
import { ResendVerificationButton } from './ResendVerificationButton.tsx';
import { SendResetLinkButton } from './SendResetLinkButton.tsx';
import type { UserRecord } from './userRecord.ts';
import styles from './users.module.css';

/** The newest session on the first page of the list, which shares its cache with the Sessions tab. */
function useLastSession(userId: string) {
  const { query, rows } = useEndpointList(
    sessions.list,
    { path: { userId }, query: { page: 1, pageSize: SESSION_PAGE_SIZE } },
    { enabled: userId !== '' },
  );
  const lastSession = rows
    .filter(({ loginTime }) => typeof loginTime === 'number')
    .sort((a, b) => b.loginTime! - a.loginTime!)[0];
  return { last: lastSession, awaited: query.isLoading };
}

/** Explains whether a user can sign in: the verdict first, then each condition with its remedy. */
export function UserSignIn() {
  const t = useText();
  const user = useRecordContext<UserRecord>()!;
  const heading = useRef<HTMLHeadingElement>(null);
  const { last: lastSession, awaited: isLoading } = useLastSession(user._id);
  const yesNo = (is: boolean | undefined) => (is === undefined ? EMPTY : t(is ? 'ui.yes' : 'ui.no'));
  return (
    <section className={styles.signIn} aria-labelledby="user-sign-in" aria-busy={isLoading}>
      <h3 id="user-sign-in" ref={heading} tabIndex={-1}>
        {t('userPage.signIn.title')}
      </h3>
      <Verdict />
      <SimpleShowLayout>
        <Labeled action={<ActivateButton onActivated={() => heading.current?.focus()} />}>
          <FunctionField source="isActive" render={({ isActive }) => yesNo(isActive !== false)} />
        </Labeled>
        <TextField source="provider" />
        <Labeled action={<ResendVerificationButton />}>
          <FunctionField
            label="userPage.signIn.verified"
            render={({ emailVerification }) => yesNo(emailVerification?.verified)}
          />
        </Labeled>
        <FunctionField
          source="isLoggedinYet"
          render={({ isLoggedinYet }) =>
            isLoggedinYet === undefined
              ? EMPTY
              : t(isLoggedinYet ? 'userPage.info.done' : 'userPage.info.pending')
          }
        />
        <Labeled label="userPage.signIn.lastSession">
          <LastSession last={lastSession} awaited={isLoading} />
        </Labeled>
      </SimpleShowLayout>
    </section>
  );
}

function LastSession({ last: lastSession, awaited: isLoading }: ReturnType<typeof useLastSession>) {
  const t = useText();
  if (isLoading) return <span className="skeleton" style={{ width: 104 }} />;
  if (!lastSession) return EMPTY;
  return (
    <>
      <Time seconds={lastSession.loginTime} />
      {lastSession.logoutTime ? null : `, ${t('sessions.open')}`}
    </>
  );
}

/** One sentence: how the user signs in, or what prevents it and who can change that. */
function Verdict() {
  const t = useText();
  const user = useRecordContext<UserRecord>()!;
  const can = useCan();
  const name = userName(user);
  const { provider, isActive, emailVerification } = user;
  const inactive = isActive === false;
  const verdict = inactive
    ? t('userPage.signIn.inactive', { name })
    : provider && provider !== 'local'
      ? t('userPage.signIn.byProvider', { name, provider })
      : t('userPage.signIn.byPassword', { name });
  const unverified =
    emailVerification?.verified === false &&
    !can({ action: 'resendVerification', resource: 'users', record: user });
  const remark = inactive
    ? !can({ action: 'edit', resource: 'users', record: user }) && t('userPage.signIn.askSuperadmin')
    : unverified && t('userPage.signIn.unverified');
  return (
    <p className={`note ${inactive ? 'warn' : styles.can} ${provider === 'local' ? styles.ofPassword : ''}`}>
      {inactive ? <BlockIcon /> : <LoginIcon />}
      <span>
        {verdict} {inactive ? remark : <SendResetLinkButton />}
        {remark && !inactive ? <span className={styles.more}>{remark}</span> : null}
      </span>
    </p>
  );
}
