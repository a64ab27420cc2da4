import { applicationSource, roleSource } from '../../access/sources.ts';
import { useGivable } from '../../access/useGivable.ts';
import type { Choice } from '../../admin/select/choices.ts';
import { Combobox } from '../../admin/select/Combobox.tsx';
import { useText } from '../../ui/useText.ts';

interface Props {
  value: { application?: Choice; role?: Choice };
  choose(value: { application?: Choice; role?: Choice }): void;
  tried: boolean;
}

/** One role in one application. */
export function RoleChoice({ value: { application, role }, choose, tried }: Props) {
  const t = useText();
  const givable = useGivable(roleSource);
  return (
    <>
      <Combobox
        label={t('access.application')}
        source={applicationSource}
        value={application ? [application] : []}
        choose={([next]) => choose({ ...(next && { application: next }), ...(role && { role }) })}
        error={tried && !application ? t('access.rule.application') : undefined}
        invalid={t('access.rule.application')}
      />
      <Combobox
        label={t('access.role')}
        source={givable}
        value={role ? [role] : []}
        choose={([next]) => choose({ ...(application && { application }), ...(next && { role: next }) })}
        error={tried && !role ? t('access.rule.role') : undefined}
        invalid={t('access.rule.role')}
      />
    </>
  );
}
