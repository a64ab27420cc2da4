import BlockIcon from '@mui/icons-material/BlockOutlined';
import LoginIcon from '@mui/icons-material/LoginOutlined';
import { useRef } from 'react';
import { useMay } from '../../calls/MeContext.tsx';
import { userName } from '../../platform/userName.ts';
import { Facts } from '../../ui/Facts.tsx';
import { EMPTY, moment } from '../../ui/formats.ts';
import { useText } from '../../ui/useText.ts';
import { ActivateButton } from './ActivateButton.tsx';
import { ResendVerificationButton } from './ResendVerificationButton.tsx';
import { SendResetLinkButton } from './SendResetLinkButton.tsx';
import { useLastSession } from './useLastSession.ts';
import type { UserRecord } from './userColumns.ts';
import styles from './users.module.css';

/** Answers why somebody cannot sign in: what stands in the way first, then each fact with its remedy beside it. */
export function UserSignIn({ user }: { user: UserRecord }) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const { provider, isLoggedinYet, emailVerification } = user;
  const { last, awaited } = useLastSession(user._id);
  const yesNo = (is: boolean | undefined) => (is === undefined ? undefined : t(is ? 'ui.yes' : 'ui.no'));
  return (
    <section className={styles.signIn} aria-labelledby="user-sign-in" aria-busy={awaited}>
      <h3 id="user-sign-in" ref={heading} tabIndex={-1}>
        {t('resources.users.signIn.title')}
      </h3>
      <Verdict user={user} />
      <Facts
        facts={[
          {
            label: t('resources.users.fields.isActive'),
            value: yesNo(user.isActive !== false),
            act: <ActivateButton user={user} done={() => heading.current?.focus()} />,
          },
          {
            label: t('resources.users.fields.provider'),
            value: provider,
          },
          {
            label: t('resources.users.signIn.verified'),
            value: yesNo(emailVerification?.verified),
            act: <ResendVerificationButton user={user} />,
          },
          {
            label: t('resources.users.fields.isLoggedinYet'),
            value:
              isLoggedinYet === undefined
                ? undefined
                : t(isLoggedinYet ? 'resources.users.info.done' : 'resources.users.info.pending'),
          },
          {
            label: t('resources.users.signIn.lastSession'),
            value: <LastSession last={last} awaited={awaited} />,
          },
        ]}
      />
    </section>
  );
}

function LastSession({ last, awaited }: ReturnType<typeof useLastSession>) {
  const t = useText();
  if (awaited) return <span className="skeleton" style={{ width: 104 }} />;
  if (!last) return EMPTY;
  return [moment(last.loginTime), last.logoutTime ? '' : t('sessions.open')].filter(Boolean).join(', ');
}

/** In one sentence: whether she can sign in and how, or what stands in the way and who can remove it. */
function Verdict({ user }: { user: UserRecord }) {
  const t = useText();
  const may = useMay();
  const name = userName(user);
  const { provider, isActive, emailVerification } = user;
  const inactive = isActive === false;
  const said = inactive
    ? t('resources.users.signIn.inactive', { name })
    : provider && provider !== 'local'
      ? t('resources.users.signIn.byProvider', { name, provider })
      : t('resources.users.signIn.byPassword', { name });
  const unverified = emailVerification?.verified === false && !may('resendVerification', user);
  const more = inactive
    ? !may('editUser', user) && t('resources.users.signIn.askSuperadmin')
    : unverified && t('resources.users.signIn.unverified');
  return (
    <p className={`note ${inactive ? 'warn' : styles.can} ${provider === 'local' ? styles.ofPassword : ''}`}>
      {inactive ? <BlockIcon /> : <LoginIcon />}
      <span>
        {said} {inactive ? more : <SendResetLinkButton user={user} />}
        {more && !inactive ? <span className={styles.more}>{more}</span> : null}
      </span>
    </p>
  );
}
