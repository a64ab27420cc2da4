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

/** Assigns one or more roles to a user in an application; what the user has already is refused by name. */
export function AddUserRoles({ user, show }: { user: UserRecord; show(role: AssignedRole): void }) {
  const t = useText();
  const [[application], setApplication] = useState<Choice[]>([]);
  const [chosen, setChosen] = useState<Choice[]>([]);
  const [errors, setErrors] = useState<{ application?: string; roles?: string }>({});
  const assign = useAssignRoles(user, show);
  const offered = useGivable(useOfferedRoles(user, application));
  useLeaveGuard(chosen.length > 0, false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const already = chosen.filter(role =>
      user.rolesAssigned?.some(assigned => idOf(assigned.role) === role.id && idOf(assigned.application) === application?.id),
    );
    const names = already.map(role => t('access.rule.pair', { application: application?.label, role: role.label })).join(', ');
    const found = {
      ...(!application && { application: t('access.rule.application') }),
      ...(!chosen.length ? { roles: t('access.rule.role') } : already.length ? { roles: t('access.rule.duplicate', { names }) } : {}),
    };
    setErrors(found);
    if (!application || Object.keys(found).length) return;
    setChosen(await assign(application, chosen));
  };

  return (
    <form className={`${styles.add} ${styles.two}`} noValidate onSubmit={submit}>
      <Select
        label={t('access.application')}
        source={applicationSource}
        value={application ? [application] : []}
        choose={value => {
          setApplication(value);
          setErrors({});
        }}
        error={errors.application}
      />
      <Select
        label={t('access.roles')}
        key={application?.id}
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
 * All roles; once the application is chosen, those the user does not have in it yet. The user alone is not asked for: that
 * would leave out roles that can still be given in another application. Should a platform read the two as one or the
 * other, what the user has elsewhere is offered nevertheless.
 */
function useOfferedRoles(user: UserRecord, application: Choice | undefined): Source {
  const given = user.rolesAssigned ?? [];
  const nameOf = useAssignedNames(given);
  if (!application) return roleSource;
  const here = new Set(given.filter(assigned => idOf(assigned.application) === application.id).map(({ role }) => idOf(role)));
  const elsewhere = new Map(given.filter(({ role }) => !here.has(idOf(role))).map(assigned => [idOf(assigned.role), nameOf(assigned)]));
  return {
    ...roleSource,
    ask: text => ({ query: { name: text, filterApp: application.id, filterUser: user._id } }),
    besides: [...elsewhere].filter(([, name]) => !name.as).map(([id, name]) => ({ id, label: name.text })),
  };
}
