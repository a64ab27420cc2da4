import AddIcon from '@mui/icons-material/AddOutlined';
import { useState, type FormEvent } from 'react';
import styles from '../admin/select/addRow.module.css';
import type { Choice, Source } from '../admin/select/choices.ts';
import { Combobox } from '../admin/select/Combobox.tsx';
import { idOf } from '../client/dialect.ts';
import { Button } from '../ui/Button.tsx';
import { useLeaveGuard } from '../ui/unsaved/useLeaveGuard.ts';
import { useSending } from '../ui/unsaved/useSending.ts';
import { useText } from '../ui/useText.ts';
import { applicationSource } from './sources.ts';

/** A role in an application. */
export interface Pair {
  application: Choice;
  role: Choice;
}

interface Props {
  /** What is given already: it is refused by name. */
  given: readonly { role?: unknown; application?: unknown }[];
  /** The roles that are offered where these applications are chosen. */
  offered(applications: Choice[]): Source;
  /** Gives the pairs; answers those that could not be given. */
  assign(pairs: Pair[]): Promise<Pair[]>;
  button: string;
  /** One below the other, where there is little room. */
  narrow?: boolean;
  autoFocus?: boolean;
}

/** Gives roles, each in every chosen application; what is given already is refused by name. */
export function AddRoles({ given, offered, assign, button, narrow = false, autoFocus = false }: Props) {
  const t = useText();
  const [applications, setApplications] = useState<Choice[]>([]);
  const [chosen, setChosen] = useState<Choice[]>([]);
  const [errors, setErrors] = useState<{ application?: string; roles?: string }>({});
  const { sending, track } = useSending();
  useLeaveGuard(chosen.length > 0, false, { sending });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const pairs = applications.flatMap(application => chosen.map(role => ({ application, role })));
    const already = pairs.filter(({ application, role }) =>
      given.some(one => idOf(one.role) === role.id && idOf(one.application) === application.id),
    );
    const names = already
      .map(({ application, role }) =>
        t('access.rule.pair', { application: application.label, role: role.label }),
      )
      .join(', ');
    const found = {
      ...(!applications.length && { application: t('access.rule.application') }),
      ...(!chosen.length
        ? { roles: t('access.rule.role') }
        : already.length
          ? { roles: t('access.rule.duplicate', { names }) }
          : {}),
    };
    setErrors(found);
    if (Object.keys(found).length) return;
    const failed = await track(assign(pairs));
    setChosen(chosen.filter(({ id }) => failed.some(({ role }) => role.id === id)));
    if (failed.length)
      setApplications(
        applications.filter(({ id }) => failed.some(({ application }) => application.id === id)),
      );
  };

  return (
    <form className={`${styles.add} ${narrow ? styles.narrow : styles.two}`} noValidate onSubmit={submit}>
      <Combobox
        label={t('access.applications')}
        placeholder={t('access.chooseSome')}
        autoFocus={autoFocus}
        multiple
        source={applicationSource}
        value={applications}
        choose={value => {
          setApplications(value);
          setErrors({});
        }}
        error={errors.application}
        invalid={t('access.rule.application')}
      />
      <Combobox
        label={t('access.roles')}
        placeholder={t('access.chooseSome')}
        key={applications.map(({ id }) => id).join()}
        multiple
        source={offered(applications)}
        value={chosen}
        choose={value => {
          setChosen(value);
          setErrors({});
        }}
        error={errors.roles}
        invalid={t('access.rule.role')}
      />
      <Button type="submit">
        <AddIcon />
        {button}
      </Button>
    </form>
  );
}
