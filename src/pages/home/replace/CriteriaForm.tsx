import SearchIcon from '@mui/icons-material/SearchOutlined';
import { useId, useState, type FormEvent } from 'react';
import { PARTS } from '../../../editors/configs/stored.ts';
import { Button } from '../../../ui/Button.tsx';
import { FieldError } from '../../../ui/FieldError.tsx';
import { useText, type TextKey } from '../../../ui/useText.ts';
import { OPTIONS, type Criteria } from './criteria.ts';
import styles from './replace.module.css';

interface Props {
  typed: Criteria;
  /** The dry run that is shown looked for something else. */
  stale: boolean;
  disabled: boolean;
  /** Whether it is known where to look. */
  ready: boolean;
  type(criteria: Criteria): void;
  look(): void;
}

type Faults = Partial<Record<'find' | 'instead' | 'parts', TextKey>>;

function faultsIn({ find, instead, parts }: Criteria): Faults {
  return {
    ...(!find && { find: 'replace.needsText' }),
    ...(find && find === instead && { instead: 'replace.sameText' }),
    ...(!parts.length && { parts: 'replace.needsPart' }),
  };
}

/** What is looked for, where and how, and what is to stand there instead. */
export function CriteriaForm({ typed, stale, disabled, ready, type, look }: Props) {
  const t = useText();
  const id = useId();
  const [faults, setFaults] = useState<Faults>({});
  const set = (next: Partial<Criteria>) => {
    type({ ...typed, ...next });
    setFaults({});
  };
  const toggled = <T extends string>(all: readonly T[], chosen: readonly T[], one: T) =>
    all.filter(other => (other === one ? !chosen.includes(one) : chosen.includes(other)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (disabled || !ready) return;
    const found = faultsIn(typed);
    setFaults(found);
    const [first] = Object.keys(found);
    if (first) document.getElementById(`${id}-${first}`)?.focus();
    else look();
  };
  const text = (name: 'find' | 'instead', label: TextKey) => {
    const own = `${id}-${name}`;
    const fault = faults[name];
    return (
      <div className="field">
        <label htmlFor={own}>{t(label)}</label>
        <input
          id={own}
          className="input mono"
          value={typed[name]}
          readOnly={disabled}
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          {...(fault && { 'aria-invalid': true, 'aria-describedby': `${own}-error` })}
          onChange={({ target }) => set({ [name]: target.value })}
        />
        {fault ? (
          <FieldError id={own} alert>
            {t(fault)}
          </FieldError>
        ) : null}
      </div>
    );
  };
  const box = (label: string, checked: boolean, toggle: () => void, own?: string) => (
    <label key={label} className="check">
      <input
        type="checkbox"
        className="checkbox"
        id={own}
        checked={checked}
        disabled={disabled}
        onChange={toggle}
      />
      {label}
    </label>
  );
  return (
    <form
      className={`panel panel-body ${styles.form}`}
      aria-label={t('replace.form')}
      noValidate
      onSubmit={submit}
    >
      <div className={styles.texts}>
        {text('find', 'replace.find')}
        {text('instead', 'replace.with')}
      </div>
      <div className={styles.options}>
        <div role="group" aria-label={t('replace.parts')}>
          {PARTS.map((part, at) =>
            box(
              t(`configs.ofApplication.${part}`),
              typed.parts.includes(part),
              () => set({ parts: toggled(PARTS, typed.parts, part) }),
              at ? undefined : `${id}-parts`,
            ),
          )}
        </div>
        <div role="group" aria-label={t('replace.options')}>
          {OPTIONS.map(option =>
            box(t(`replace.option.${option}`), typed.options.includes(option), () =>
              set({ options: toggled(OPTIONS, typed.options, option) }),
            ),
          )}
        </div>
        <Button type="submit" pending={disabled || !ready}>
          <SearchIcon />
          {t('replace.dryRun')}
        </Button>
      </div>
      {faults.parts ? (
        <FieldError id={`${id}-parts`} alert>
          {t(faults.parts)}
        </FieldError>
      ) : null}
      {stale ? <p className="hint">{t('replace.stale')}</p> : null}
    </form>
  );
}
