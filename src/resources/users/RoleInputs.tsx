import { ChoiceInput } from '../../admin/index.ts';
import { applicationSource, roleSource, useGivable } from '../../domain/people/sources.ts';

/** One role in one application. */
export function RoleInputs() {
  const givable = useGivable(roleSource);
  return (
    <>
      <ChoiceInput
        source="application"
        label="access.application"
        from={applicationSource}
        invalid="access.rule.application"
      />
      <ChoiceInput source="role" label="access.role" from={givable} invalid="access.rule.role" />
    </>
  );
}
