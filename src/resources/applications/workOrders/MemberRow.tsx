import AddIcon from '@mui/icons-material/AddOutlined';
import CheckIcon from '@mui/icons-material/CheckOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import { useRecordContext } from '../../../admin/index.ts';
import { USER_TYPES, type UserType } from '../../../platform/workOrders.ts';
import { FailureMessage } from '../../../ui/failure/FailureMessage.tsx';
import { NameLink } from '../../../ui/Name.tsx';
import { paths } from '../../../ui/paths.ts';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useText } from '../../../ui/useText.ts';
import type { MemberRecord } from './members.ts';
import type { MembershipChange } from './useMemberships.ts';
import styles from './workOrders.module.css';

interface Props {
  doing: readonly MembershipChange[];
  toggle(type: UserType): void;
  /** Reads the current members after a refusal. */
  newest(): void;
}

/** Shows the user in context with a toggle for each type of work, and a refusal below. */
export function MemberRow({ doing, toggle, newest }: Props) {
  const t = useText();
  const member = useRecordContext<MemberRecord>()!;
  const failed = doing.find(({ error }) => error);
  return (
    <li className={styles.row}>
      <span className={styles.person}>
        <NameLink name={member.name} to={paths.users.show(member._id)} />
        {member.email && member.email !== member.name.text ? (
          <span className="secondary">{member.email}</span>
        ) : null}
      </span>
      {USER_TYPES.map(type => (
        <Toggle
          key={type}
          type={type}
          doing={doing.find(one => one.type === type)}
          toggle={() => toggle(type)}
        />
      ))}
      {failed ? (
        <p className={styles.refused} role="alert">
          <ErrorIcon fontSize="small" />
          <span>
            <FailureMessage
              error={failed.error}
              text={failed.add ? 'error.update' : 'error.remove'}
              refused="error.said"
            />
          </span>
          <TextButton variant="link" onClick={newest}>
            {t('workOrders.newest')}
          </TextButton>
        </p>
      ) : null}
    </li>
  );
}

function Toggle({
  type,
  doing,
  toggle,
}: {
  type: UserType;
  doing: MembershipChange | undefined;
  toggle(): void;
}) {
  const t = useText();
  const member = useRecordContext<MemberRecord>()!;
  const isOn = member.types.includes(type);
  const word = t(`workOrders.types.${type}`);
  const busy = doing && !doing.error;
  // A question needs the name, so the toggle waits for it.
  const isNamed = member.name.as !== 'awaited';
  return (
    <button
      type="button"
      className={`${styles.toggle} ${doing?.error ? styles.failed : ''}`}
      aria-pressed={isOn}
      aria-label={t(isOn ? 'workOrders.remove' : 'workOrders.add', {
        name: isNamed ? member.name.text : t('ra.page.loading'),
        type: word,
      })}
      aria-disabled={busy || !isNamed}
      onClick={() => busy || !isNamed || toggle()}
    >
      {busy ? (
        t(doing.add ? 'workOrders.adding' : 'workOrders.removing')
      ) : doing?.error && doing.add ? (
        <>
          <ErrorIcon fontSize="small" />
          {t('workOrders.notAdded')}
        </>
      ) : (
        <>
          <span className={styles.rest}>
            {isOn ? <CheckIcon fontSize="small" /> : <span className={styles.box} />}
            <span className={styles.type}>{word}</span>
          </span>
          <span className={styles.act}>
            {isOn ? null : <AddIcon fontSize="small" />}
            {t(isOn ? 'workOrders.removeShort' : 'workOrders.addShort')}
          </span>
        </>
      )}
    </button>
  );
}
