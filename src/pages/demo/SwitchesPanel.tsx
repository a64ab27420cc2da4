import { useId, type ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { Form, NO_RECORD, submissionErrors, useLabelledInput } from '../../admin/index.ts';
import { FailedState } from '../../ui/failure/FailedState.tsx';
import { useNotifyText } from '../../ui/failure/useNotifyText.ts';
import { Field } from '../../ui/Field.tsx';
import { formatDate } from '../../ui/formats.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import { Time } from '../../ui/Time.tsx';
import { useText, type TextKey } from '../../ui/useText.ts';
import { sendDemoCommand } from './demoDataProvider.ts';
import type { Switches } from './demoRecords.ts';
import { LabelledSwitch } from './LabelledSwitch.tsx';
import styles from './SwitchesPanel.module.css';
import { useDemoChange } from './useDemoChange.ts';

const SHAPES = ['paged', 'data', 'array'] as const;
const REFS = ['ids', 'populated'] as const;
const ID = 'platform';

/**
 * Sets how the whole platform behaves: the shapes of lists and references, email, the proxy server, and the
 * date of subscriptions.
 */
export function SwitchesPanel() {
  const t = useText();
  const { data: switches, error, refetch } = useGetOne<Switches>('demo/switches', { id: ID });
  const { change } = useDemoChange('demo/switches', 'demo.switches.saveError');
  const set = (values: Partial<Switches>) =>
    void change(records =>
      records.update('demo/switches', { id: ID, data: { ...switches, ...values }, previousData: switches! }),
    );
  return (
    <section className="panel" aria-labelledby="demo-switches" aria-busy={!switches && !error}>
      <div className="panel-head">
        <h2 id="demo-switches">{t('demo.switches.title')}</h2>
      </div>
      {error && !switches ? (
        <FailedState error={error} loadError="demo.switches.loadError" heading="h3" retry={refetch} />
      ) : switches ? (
        <div className={`panel-body ${styles.switches}`}>
          <Choice
            label="demo.switches.listShape"
            value={switches.listShape}
            choices={SHAPES}
            choose={listShape => set({ listShape })}
          />
          <Choice
            label="demo.switches.refs"
            value={switches.refs}
            choices={REFS}
            choose={refs => set({ refs })}
          />
          <LabelledSwitch
            label={t('demo.switches.mailFails')}
            on={switches.mailFails}
            turn={mailFails => set({ mailFails })}
          />
          <LabelledSwitch
            label={t('demo.switches.proxySick')}
            on={switches.proxySick}
            turn={proxySick => set({ proxySick })}
          />
          <Clock now={switches.now} />
        </div>
      ) : null}
    </section>
  );
}

interface ChoiceProps<T extends string> {
  label: TextKey;
  value: T | null;
  choices: readonly T[];
  choose(value: T | null): void;
}

function Choice<T extends 'paged' | 'data' | 'array' | 'ids' | 'populated'>({
  label,
  value,
  choices,
  choose,
}: ChoiceProps<T>) {
  const t = useText();
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{t(label)}</label>
      <select
        id={id}
        className="input"
        value={value ?? ''}
        onChange={({ target }) => choose(choices.find(one => one === target.value) ?? null)}
      >
        <option value="">{t('demo.switches.usual')}</option>
        {choices.map(choice => (
          <option key={choice} value={choice}>
            {t(`demo.switches.${choice}` as TextKey)}
          </option>
        ))}
      </select>
    </div>
  );
}

interface ClockValues {
  days: string | null;
}

const DEFAULT_CLOCK_VALUES: ClockValues = { days: '30' };

function validate({ days }: Partial<ClockValues>) {
  const count = Number(days);
  const isValidCount = Number.isInteger(count) && count >= 1 && count <= 3_650;
  return isValidCount ? {} : { days: 'demo.switches.daysRule' };
}

function Clock({ now }: { now: string }) {
  const t = useText();
  const notifyText = useNotifyText();
  const { change } = useDemoChange('demo/switches', 'demo.switches.saveError');
  const advanceClock = async ({ days }: Partial<ClockValues>) => {
    const result: { json?: { now: string } } = {};
    if (
      !(await change(async () =>
        Object.assign(result, await sendDemoCommand('clock', 'POST', { days: Number(days) })),
      ))
    )
      return submissionErrors();
    notifyText(t('demo.switches.passed', { day: formatDate(new Date(result.json?.now ?? now)) }), 'success');
    return undefined;
  };
  return (
    <Form
      noValidate
      record={NO_RECORD}
      defaultValues={DEFAULT_CLOCK_VALUES}
      validate={validate}
      onSubmit={advanceClock}
      warnWhenUnsavedChanges={false}
    >
      <DaysInput
        helperText={
          <Time seconds={Date.parse(now) / 1000}>
            {t('demo.switches.today', { day: formatDate(new Date(now)) })}
          </Time>
        }
      />
    </Form>
  );
}

function DaysInput({ helperText }: { helperText: ReactNode }) {
  const t = useText();
  const { isSubmitting } = useFormState();
  const { field, fieldProps, inputProps } = useLabelledInput({
    source: 'days',
    label: 'demo.switches.clock',
    helperText,
  });
  return (
    <Field {...fieldProps} isAlert>
      <span className={styles.clock}>
        <input className="input numbers" inputMode="numeric" autoComplete="off" {...inputProps} {...field} />
        <TextButton type="submit" pending={isSubmitting}>
          {t('demo.switches.pass')}
        </TextButton>
      </span>
    </Field>
  );
}
