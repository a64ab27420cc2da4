import BlockIcon from '@mui/icons-material/BlockOutlined';
import LoginIcon from '@mui/icons-material/LoginOutlined';
import { useRef } from 'react';
import { FunctionField, Labeled, SimpleShowLayout, TextField, useRecordContext } from '../../admin/index.ts';
import { useCan } from '../../auth/AccessProvider.tsx';
import { useEndpointList } from '../../data/useEndpointList.ts';
import { SESSION_PAGE_SIZE } from '../../platform/lists.ts';
import { sessions } from '../../platform/sessions.ts';
import { userName } from '../../platform/userName.ts';
import { EMPTY, moment } from '../../ui/formats.ts';
import { useText } from '../../ui/useText.ts';
import { ActivateButton } from './ActivateButton.tsx';
import { ResendVerificationButton } from './ResendVerificationButton.tsx';
import { SendResetLinkButton } from './SendResetLinkButton.tsx';
import type { UserRecord } from './userRecord.ts';
import styles from './users.module.css';

/** A user's newest visit on the first page of them, which the Sessions tab asks for too; undefined while nobody knows of one. */
function useLastSession(userId: string) {
  const { asked, rows } = useEndpointList(
    sessions.list,
    { path: { userId }, query: { page: 1, pageSize: SESSION_PAGE_SIZE } },
    { enabled: userId !== '' },
  );
  const last = rows
    .filter(({ loginTime }) => typeof loginTime === 'number')
    .sort((a, b) => b.loginTime! - a.loginTime!)[0];
  return { last, awaited: asked.isLoading };
}

/** Answers why somebody cannot sign in: what stands in the way first, then each fact with its remedy beside it. */
export function UserSignIn() {
  const t = useText();
  const user = useRecordContext<UserRecord>()!;
  const heading = useRef<HTMLHeadingElement>(null);
  const { last, awaited } = useLastSession(user._id);
  const yesNo = (is: boolean | undefined) => (is === undefined ? EMPTY : t(is ? 'ui.yes' : 'ui.no'));
  return (
    <section className={styles.signIn} aria-labelledby="user-sign-in" aria-busy={awaited}>
      <h3 id="user-sign-in" ref={heading} tabIndex={-1}>
        {t('userPage.signIn.title')}
      </h3>
      <Verdict />
      <SimpleShowLayout>
        <Labeled action={<ActivateButton done={() => heading.current?.focus()} />}>
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
          <LastSession last={last} awaited={awaited} />
        </Labeled>
      </SimpleShowLayout>
    </section>
  );
}

function LastSession({ last, awaited }: ReturnType<typeof useLastSession>) {
  const t = useText();
  if (awaited) return <span className="skeleton" style={{ width: 104 }} />;
  if (!last) return EMPTY;
  return [moment(last.loginTime), last.logoutTime ? '' : t('sessions.open')].filter(Boolean).join(', ');
}

/** In one sentence: whether the user can sign in and how, or what prevents it and who can change that. */
function Verdict() {
  const t = useText();
  const user = useRecordContext<UserRecord>()!;
  const can = useCan();
  const name = userName(user);
  const { provider, isActive, emailVerification } = user;
  const inactive = isActive === false;
  const said = inactive
    ? t('userPage.signIn.inactive', { name })
    : provider && provider !== 'local'
      ? t('userPage.signIn.byProvider', { name, provider })
      : t('userPage.signIn.byPassword', { name });
  const unverified =
    emailVerification?.verified === false &&
    !can({ action: 'resendVerification', resource: 'users', record: user });
  const more = inactive
    ? !can({ action: 'edit', resource: 'users', record: user }) && t('userPage.signIn.askSuperadmin')
    : unverified && t('userPage.signIn.unverified');
  return (
    <p className={`note ${inactive ? 'warn' : styles.can} ${provider === 'local' ? styles.ofPassword : ''}`}>
      {inactive ? <BlockIcon /> : <LoginIcon />}
      <span>
        {said} {inactive ? more : <SendResetLinkButton />}
        {more && !inactive ? <span className={styles.more}>{more}</span> : null}
      </span>
    </p>
  );
}
