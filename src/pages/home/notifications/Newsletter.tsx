import LockIcon from '@mui/icons-material/LockOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import { useCallback, useId, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { sendNewsletter } from '../../../activity/actions/notifications.ts';
import { useAction } from '../../../activity/useAction.ts';
import { useIdentity } from '../../../auth/useIdentity.ts';
import { useEndpointList } from '../../../data/useEndpointList.ts';
import type { ConsoleDataProvider } from '../../../dataProvider/dataProvider.ts';
import { Field } from '../../../forms/Field.tsx';
import { withoutInvisible } from '../../../platform/invisible.ts';
import { notifications, type NotificationGroup } from '../../../platform/notifications.ts';
import { isEmail } from '../../../platform/rules.ts';
import { users, type User } from '../../../platform/users.ts';
import { Button } from '../../../ui/Button.tsx';
import { FailedState } from '../../../ui/failure/FailedState.tsx';
import { count } from '../../../ui/formats.ts';
import { lazyComponent } from '../../../ui/lazy/lazyComponent.tsx';
import { useText } from '../../../ui/useText.ts';
import { isNewsletterOn } from './newsletterSetting.ts';
import styles from './notifications.module.css';
import { piecesOf } from './pieces.ts';
import { STAYS, useGroupName } from './useGroup.ts';

const SendDialog = lazyComponent(() => import('./SendDialog.tsx'), ['resources.notifications']);

interface Props {
  /** What it tells of: null where there is no group, undefined while nobody knows. */
  group: NotificationGroup | null | undefined;
}

/** How many would get it, and, where it is switched on, a test mail and the newsletter itself (decision 15). */
export function Newsletter({ group }: Props) {
  const t = useText();
  const id = useId();
  const { email } = useIdentity();
  const { call } = useDataProvider<ConsoleDataProvider>();
  const nameOf = useGroupName();
  const { asked, rows } = useEndpointList(users.newsSubscribed, {});
  const [text, setText] = useState(t('resources.notifications.newsletter.body'));
  const [to, setTo] = useState(email);
  const [isRefused, setRefused] = useState(false);
  const [sending, setSending] = useState(false);
  const test = useAction(sendNewsletter, {
    success: 'resources.notifications.newsletter.mailed',
    failure: 'error.save',
    banner: STAYS,
  });
  const isOff = !isNewsletterOn();
  const isDisabled = isOff || !group;
  const why = isOff
    ? t('resources.notifications.newsletter.why')
    : group === null
      ? t('resources.notifications.newsletter.nothing')
      : undefined;
  const subject = t('resources.notifications.newsletter.fixed');
  const emailBody = [
    text,
    '',
    ...(group ? piecesOf(group) : []).map(({ title, youtubeVideo }) =>
      [title, youtubeVideo].filter(Boolean).join('\n'),
    ),
  ].join('\n');
  const sendTest = () => {
    const address = withoutInvisible(to).trim();
    setRefused(!isEmail(address));
    if (isEmail(address)) void test.run({ body: { subject, email: address, emailBody } });
  };
  const send = useCallback(
    (person: User) => call(notifications.sendMail, { body: { subject, email: person.email, emailBody } }),
    [call, subject, emailBody],
  );
  return (
    <section className="panel" aria-labelledby="newsletter">
      <div className="panel-head">
        <h2 id="newsletter">{t('resources.notifications.newsletter.title')}</h2>
        {isOff ? (
          <span className={`chip ${styles.aside}`}>
            <LockIcon />
            {t('resources.notifications.newsletter.off')}
          </span>
        ) : null}
      </div>
      {asked.error ? (
        <FailedState heading="h3" error={asked.error} loadError="error.loadData" retry={asked.refetch} />
      ) : (
        <div className="panel-body stack">
          <p>
            <strong className={`numbers ${styles.people}`}>
              {asked.isPending ? <span className="skeleton" style={{ width: 40 }} /> : count(rows.length)}
            </strong>{' '}
            <span className="secondary">
              {t('resources.notifications.newsletter.people', { smart_count: rows.length })}
            </span>
          </p>
          {why ? (
            <p className="secondary" id={`${id}-why`}>
              {why}
            </p>
          ) : null}
          <fieldset
            disabled={isDisabled}
            className={styles.sending}
            {...(why && { 'aria-describedby': `${id}-why` })}
          >
            <div className="field">
              <span className="label">{t('resources.notifications.newsletter.subject')}</span>
              <p>{subject}</p>
            </div>
            <Field id={`${id}-text`} label={t('resources.notifications.newsletter.text')} required={false}>
              <textarea
                id={`${id}-text`}
                className="input"
                rows={2}
                value={text}
                onChange={({ target }) => setText(target.value)}
              />
            </Field>
            <Field
              id={`${id}-to`}
              label={t('resources.notifications.newsletter.to')}
              required={false}
              alert
              {...(isRefused && { error: t('resources.notifications.newsletter.noAddress') })}
            >
              <div className={styles.test}>
                <input
                  id={`${id}-to`}
                  className="input"
                  type="email"
                  value={to}
                  aria-invalid={isRefused}
                  {...(isRefused && { 'aria-describedby': `${id}-to-error` })}
                  onChange={({ target }) => setTo(target.value)}
                />
                <Button pending={test.pending} disabled={isDisabled} onClick={sendTest}>
                  {t('resources.notifications.newsletter.test')}
                </Button>
              </div>
            </Field>
            <Button
              disabled={isDisabled}
              {...SendDialog.preloadProps}
              onClick={() => rows.length && setSending(true)}
            >
              <MailIcon />
              {t('resources.notifications.newsletter.all', { smart_count: rows.length })}
            </Button>
          </fieldset>
        </div>
      )}
      {sending && group ? (
        <SendDialog
          name={nameOf(group)}
          people={rows as User[]}
          send={send}
          close={() => setSending(false)}
        />
      ) : null}
    </section>
  );
}
