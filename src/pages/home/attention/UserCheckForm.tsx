import { useId, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { ComboboxChoice } from '../../../admin/select/choices.ts';
import { Combobox } from '../../../admin/select/Combobox.tsx';
import type { ConsoleDataProvider } from '../../../data/dataProvider.ts';
import { applicationSource, roleSource } from '../../../domain/people/choiceSources.ts';
import { userName } from '../../../platform/userName.ts';
import { users, type User } from '../../../platform/users.ts';
import { Field } from '../../../ui/Field.tsx';
import { compareTexts, formatCount } from '../../../ui/formats.ts';
import { plainName } from '../../../ui/Name.tsx';
import { paths } from '../../../ui/paths.ts';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useText } from '../../../ui/useText.ts';
import styles from './Checks.module.css';
import { CheckStatus } from './CheckStatus.tsx';
import { CountedLine } from './CountedLine.tsx';
import { listUsers, type UserScope } from './listUsers.ts';
import type { AttentionRecord } from './NamesDialog.tsx';
import { useCheckRun } from './useCheckRun.ts';
import { findUserProblems, USER_PROBLEMS, type UserProblem } from './userProblems.ts';
import { useUserChoices, type UserChoice } from './useUserChoices.ts';

interface UserFinding {
  problem: UserProblem;
  user: User;
}

/** The users with an active subscription have the most to check. */
const DEFAULT_CHOICE = 'subscriptionFilter=active';
const SOURCES = { role: roleSource, application: applicationSource };
type Source = keyof typeof SOURCES;
const isSource = (choice: string): choice is Source => choice in SOURCES;

const toRecord = ({ problem, user }: UserFinding): AttentionRecord => {
  const isPaid = problem.kind === 'payment' || problem.kind === 'ending';
  return {
    id: user._id,
    name: plainName(userName(user)),
    note: user.email,
    ...(problem.kind === 'ending' && { time: problem.endsAt }),
    path: `${paths.users.show(user._id)}${isPaid ? '#subscriptions' : ''}`,
  };
};

/** Reads the users of a filter one by one, and lists those who need attention. */
export function UserCheckForm() {
  const t = useText();
  const id = useId();
  const { call } = useDataProvider<ConsoleDataProvider>();
  const choices = useUserChoices();
  const [choice, setChoice] = useState(DEFAULT_CHOICE);
  const [selected, setSelected] = useState<ComboboxChoice[]>([]);
  const [isMissing, setMissing] = useState(false);
  const [checkedLabel, setCheckedLabel] = useState('');
  const { run, start, resume, cancel } = useCheckRun<string, UserFinding>();
  const isRunning = run.phase === 'listing' || run.phase === 'checking';

  const readProblems = async (userId: string, signal: AbortSignal): Promise<UserFinding[]> => {
    const user = await call(users.info, { path: { id: userId } }, { signal });
    return findUserProblems(user, Date.now() / 1000).map(problem => ({ problem, user }));
  };

  const scopeOf = (): { scope: UserScope; label: string } | undefined => {
    if (!isSource(choice)) {
      const { label, state } = [...choices.filters, ...choices.views].find(one => one.id === choice)!;
      return { scope: { state }, label };
    }
    const [record] = selected;
    if (!record) return undefined;
    const recordId = String(record.id);
    return {
      scope: choice === 'role' ? { role: recordId } : { application: recordId },
      label: record.label,
    };
  };
  const submit = () => {
    if (isRunning) return;
    const chosen = scopeOf();
    setMissing(!chosen);
    if (!chosen) return;
    setCheckedLabel(chosen.label);
    void start({
      list: async signal => (await listUsers(call, chosen.scope, signal)).map(({ _id }) => _id),
      check: readProblems,
    });
  };
  const option = ({ id: key, label }: UserChoice) => (
    <option key={key} value={key}>
      {label}
    </option>
  );
  return (
    <section aria-labelledby={`${id}-title`} className={styles.check}>
      <h3 id={`${id}-title`}>{t('attention.title.users')}</h3>
      <p className="hint">{t('attention.users.hint')}</p>
      <form
        className={styles.form}
        aria-labelledby={`${id}-title`}
        noValidate
        onSubmit={event => {
          event.preventDefault();
          submit();
        }}
      >
        <Field id={`${id}-choice`} label={t('attention.users.choice')} required={false}>
          <select
            id={`${id}-choice`}
            className="input"
            value={choice}
            onChange={({ target: { value } }) => {
              setChoice(value);
              setSelected([]);
              setMissing(false);
            }}
          >
            <optgroup label={t('attention.users.filters')}>{choices.filters.map(option)}</optgroup>
            {choices.views.length ? (
              <optgroup label={t('attention.users.views')}>{choices.views.map(option)}</optgroup>
            ) : null}
            <optgroup label={t('attention.users.others')}>
              <option value="role">{t('attention.users.ofRole')}</option>
              <option value="application">{t('attention.users.ofApplication')}</option>
            </optgroup>
          </select>
        </Field>
        {isSource(choice) ? (
          <Combobox
            key={choice}
            label={t(`attention.users.${choice}`)}
            source={SOURCES[choice]}
            value={selected}
            choose={next => {
              setSelected(next);
              setMissing(false);
            }}
            error={isMissing ? t(`attention.users.missing.${choice}`) : undefined}
          />
        ) : null}
        <TextButton type="submit" pending={isRunning}>
          {t('attention.title.users')}
        </TextButton>
      </form>
      <CheckStatus area="users" run={run} cancel={cancel} resume={resume} />
      {run.total ? (
        <ul className={styles.lines} aria-label={t('attention.users.found', { name: checkedLabel })}>
          {USER_PROBLEMS.map(kind => {
            const records = run.findings
              .filter(({ problem }) => problem.kind === kind)
              .map(toRecord)
              .sort((a, b) => compareTexts(a.name.text, b.name.text));
            const count = records.length;
            if (!count && !(run.phase === 'finished' && run.checked)) return null;
            return (
              <CountedLine
                key={kind}
                count={count}
                text={
                  count
                    ? t(`attention.problem.${kind}`, { smart_count: count, count: formatCount(count) })
                    : t(`attention.noProblem.${kind}`)
                }
                records={records}
              />
            );
          })}
        </ul>
      ) : null}
    </section>
  );
}
