import AddIcon from '@mui/icons-material/AddOutlined';
import { useState, type FormEvent } from 'react';
import { Button } from '../../ui/Button.tsx';
import { idOf } from '../../client/dialect.ts';
import styles from '../../forms/select/addRow.module.css';
import { useLeaveGuard } from '../../ui/unsaved/useLeaveGuard.ts';
import type { Choice, Source } from '../../forms/select/choices.ts';
import { Select } from '../../forms/select/Select.tsx';
import { applicationSource, roleSource } from '../../access/sources.ts';
import { useGivable } from '../../access/useGivable.ts';
import type { AssignedRole } from '../../access/useGiveRoles.ts';
import { useAssignedNames } from '../../access/useNames.ts';
import { useText } from '../../ui/useText.ts';
import { useAssignRoles } from './useAssignRoles.ts';
import type { UserRecord } from './userColumns.ts';

/** Assigns roles to a user, each in every chosen application; what the user has already is refused by name. */
export function AddUserRoles({ user, show }: { user: UserRecord; show(role: AssignedRole): void }) {
  const t = useText();
  const [applications, setApplications] = useState<Choice[]>([]);
  const [chosen, setChosen] = useState<Choice[]>([]);
  const [errors, setErrors] = useState<{ application?: string; roles?: string }>({});
  const assign = useAssignRoles(user, show);
  const offered = useGivable(useOfferedRoles(user, applications));
  useLeaveGuard(chosen.length > 0, false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const pairs = applications.flatMap(application => chosen.map(role => ({ application, role })));
    const already = pairs.filter(({ application, role }) =>
      user.rolesAssigned?.some(assigned => idOf(assigned.role) === role.id && idOf(assigned.application) === application.id),
    );
    const names = already.map(({ application, role }) => t('access.rule.pair', { application: application.label, role: role.label })).join(', ');
    const found = {
      ...(!applications.length && { application: t('access.rule.application') }),
      ...(!chosen.length ? { roles: t('access.rule.role') } : already.length ? { roles: t('access.rule.duplicate', { names }) } : {}),
    };
    setErrors(found);
    if (Object.keys(found).length) return;
    const failed = await assign(pairs);
    setChosen(chosen.filter(({ id }) => failed.some(({ role }) => role.id === id)));
    if (failed.length) setApplications(applications.filter(({ id }) => failed.some(({ application }) => application.id === id)));
  };

  return (
    <form className={`${styles.add} ${styles.two}`} noValidate onSubmit={submit}>
      <Select
        label={t('access.applications')}
        multiple
        source={applicationSource}
        value={applications}
        choose={value => {
          setApplications(value);
          setErrors({});
        }}
        error={errors.application}
      />
      <Select
        label={t('access.roles')}
        key={applications.map(({ id }) => id).join()}
        multiple
        source={offered}
        value={chosen}
        choose={value => {
          setChosen(value);
          setErrors({});
        }}
        error={errors.roles}
      />
      <Button type="submit">
        <AddIcon />
        {t('access.roleList.add')}
      </Button>
    </form>
  );
}

/**
 * All roles; once one application is chosen, those the user does not have in it yet. The user alone is not asked for: that
 * would leave out roles that can still be given in another application. Should a platform read the two as one or the
 * other, what the user has elsewhere is offered nevertheless.
 */
function useOfferedRoles(user: UserRecord, [application, ...others]: Choice[]): Source {
  const given = user.rolesAssigned ?? [];
  const nameOf = useAssignedNames(given);
  if (!application || others.length) return roleSource;
  const here = new Set(given.filter(assigned => idOf(assigned.application) === application.id).map(({ role }) => idOf(role)));
  const elsewhere = new Map(given.filter(({ role }) => !here.has(idOf(role))).map(assigned => [idOf(assigned.role), nameOf(assigned)]));
  return {
    ...roleSource,
    ask: text => ({ query: { name: text, filterApp: application.id, filterUser: user._id } }),
    besides: [...elsewhere].filter(([, name]) => !name.as).map(([id, name]) => ({ id, label: name.text })),
  };
}
