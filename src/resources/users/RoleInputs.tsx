import { ChoiceInput } from '../../admin/index.ts';
import { applicationSource, roleSource, useAssignableRoles } from '../../domain/people/choiceSources.ts';

/** The inputs of a `RoleSelection`. They offer the roles that the signed-in user may assign. */
export function RoleInputs() {
  const assignableRoles = useAssignableRoles(roleSource);
  return (
    <>
      <ChoiceInput
        source="application"
        label="access.application"
        choiceSource={applicationSource}
        invalid="access.rule.application"
      />
      <ChoiceInput
        source="role"
        label="access.role"
        choiceSource={assignableRoles}
        invalid="access.rule.role"
      />
    </>
  );
}
