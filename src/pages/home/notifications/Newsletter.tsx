import LockIcon from '@mui/icons-material/LockOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import { useCallback, useId, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { sendNewsletter } from '../../../activity/actions/notifications.ts';
import { useAction } from '../../../activity/useAction.ts';
import { Form, submissionErrors, TextInput, useLabelledInput } from '../../../admin/index.ts';
import { useIdentity } from '../../../auth/useIdentity.ts';
import type { ConsoleDataProvider } from '../../../data/dataProvider.ts';
import { useEndpointList } from '../../../data/useEndpointList.ts';
import { notifications, type NotificationGroup } from '../../../platform/notifications.ts';
import { isEmail, stripInvisible } from '../../../platform/rules.ts';
import { users, type User } from '../../../platform/users.ts';
import { FailedState } from '../../../ui/failure/FailedState.tsx';
import { Field } from '../../../ui/Field.tsx';
import { formatCount } from '../../../ui/formats.ts';
import { lazyComponent } from '../../../ui/lazy/lazyComponent.tsx';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useText } from '../../../ui/useText.ts';
import { notificationsOf } from './notifications.ts';
import styles from './panels.module.css';
import { NOTIFICATION_CENTER_HIDE_MS, useGroupName } from './useNotificationGroup.ts';

/**
 * Returns whether newsletters can be sent (docs/decisions/newsletter.md). The server writes its setting
 * NEWSLETTER into the document.
 */
const isNewsletterOn = () =>
  document.querySelector<HTMLMetaElement>('meta[name="newsletter"]')?.content === 'on';

const NewsletterDialog = lazyComponent(() => import('./NewsletterDialog.tsx'), ['resources.notifications']);

interface NewsletterValues {
  text: string;
  /** The recipient of the test email. */
  email: string;
}

interface Props {
  /** The group to send. Null if there is no group, undefined until the groups are loaded. */
  group: NotificationGroup | null | undefined;
}

const asTyped = (value: unknown) => value;
const normalizeEmail = (email: string) => stripInvisible(email).trim();

const validate = ({ email }: Partial<NewsletterValues>) =>
  isEmail(normalizeEmail(email ?? '')) ? {} : { email: 'resources.notifications.newsletter.noAddress' };

/**
 * Shows how many users would get the newsletter. If newsletters are on, it sends a test email and the
 * newsletter (docs/decisions/newsletter.md).
 */
export function Newsletter({ group }: Props) {
  const t = useText();
  const id = useId();
  const { email } = useIdentity();
  const { call } = useDataProvider<ConsoleDataProvider>();
  const nameOf = useGroupName();
  const { query, rows } = useEndpointList(users.newsSubscribed, {});
  const [defaultValues] = useState(() => ({ text: t('resources.notifications.newsletter.body'), email }));
  /** The text of the email that is being sent to all. */
  const [newsletterBody, setNewsletterBody] = useState<string>();
  const test = useAction(sendNewsletter, {
    success: 'resources.notifications.newsletter.mailed',
    failure: 'error.save',
    banner: NOTIFICATION_CENTER_HIDE_MS,
  });
  const isOff = !isNewsletterOn();
  const isDisabled = isOff || !group;
  const disabledReason = isOff
    ? t('resources.notifications.newsletter.why')
    : group === null
      ? t('resources.notifications.newsletter.nothing')
      : undefined;
  const subject = t('resources.notifications.newsletter.fixed');
  const toEmailBody = (text: string) =>
    [
      text,
      '',
      ...(group ? notificationsOf(group) : []).map(({ title, youtubeVideo }) =>
        [title, youtubeVideo].filter(Boolean).join('\n'),
      ),
    ].join('\n');
  const sendTest = async (values: object) => {
    const { text, email } = values as NewsletterValues;
    const isSent = await test.run({
      body: { subject, email: normalizeEmail(email), emailBody: toEmailBody(text) },
    });
    return isSent ? undefined : submissionErrors();
  };
  const send = useCallback(
    (person: User) =>
      call(notifications.sendMail, {
        body: { subject, email: person.email, emailBody: newsletterBody ?? '' },
      }),
    [call, subject, newsletterBody],
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
      {query.error ? (
        <FailedState heading="h3" error={query.error} loadError="error.loadData" retry={query.refetch} />
      ) : (
        <div className="panel-body stack">
          <p>
            <strong className={`numbers ${styles.people}`}>
              {query.isPending ? (
                <span className="skeleton" style={{ width: 40 }} />
              ) : (
                formatCount(rows.length)
              )}
            </strong>{' '}
            <span className="secondary">
              {t('resources.notifications.newsletter.people', { smart_count: rows.length })}
            </span>
          </p>
          {disabledReason ? (
            <p className="secondary" id={`${id}-why`}>
              {disabledReason}
            </p>
          ) : null}
          <Form
            noValidate
            defaultValues={defaultValues}
            validate={validate}
            onSubmit={sendTest}
            warnWhenUnsavedChanges={false}
          >
            <fieldset
              disabled={isDisabled}
              className={styles.sending}
              {...(disabledReason && { 'aria-describedby': `${id}-why` })}
            >
              <div className="field">
                <span className="label">{t('resources.notifications.newsletter.subject')}</span>
                <p>{subject}</p>
              </div>
              <TextInput
                source="text"
                label="resources.notifications.newsletter.text"
                parse={asTyped}
                multiline
                rows={2}
              />
              <TestInput pending={test.pending} disabled={isDisabled} />
              <SendButton
                people={rows.length}
                disabled={isDisabled}
                send={text => setNewsletterBody(toEmailBody(text))}
              />
            </fieldset>
          </Form>
        </div>
      )}
      {newsletterBody !== undefined && group ? (
        <NewsletterDialog
          name={nameOf(group)}
          people={rows as User[]}
          send={send}
          onClose={() => setNewsletterBody(undefined)}
        />
      ) : null}
    </section>
  );
}

function TestInput({ pending, disabled }: { pending: boolean; disabled: boolean }) {
  const t = useText();
  const { field, fieldProps, inputProps } = useLabelledInput({
    source: 'email',
    label: 'resources.notifications.newsletter.to',
    parse: asTyped,
  });
  return (
    <Field {...fieldProps} isAlert>
      <div className={styles.test}>
        <input className="input" type="email" {...inputProps} {...field} />
        <TextButton type="submit" pending={pending} disabled={disabled}>
          {t('resources.notifications.newsletter.test')}
        </TextButton>
      </div>
    </Field>
  );
}

/** Sends the newsletter to all users after a question. */
function SendButton({
  people,
  disabled,
  send,
}: {
  people: number;
  disabled: boolean;
  send(text: string): void;
}) {
  const t = useText();
  const { getValues } = useFormContext<NewsletterValues>();
  return (
    <TextButton
      disabled={disabled}
      {...NewsletterDialog.preloadProps}
      onClick={() => people && send(getValues('text'))}
    >
      <MailIcon />
      {t('resources.notifications.newsletter.all', { smart_count: people })}
    </TextButton>
  );
}
