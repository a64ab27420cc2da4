import { TextInput } from '../../admin/index.ts';
import { kinds, type Kind } from './kinds.ts';
import { useKind } from './useKind.ts';

export const nameInput = (kind: Kind) => <TextInput source={kinds[kind].name} autoComplete="off" autoFocus />;

/** The inputs of a purpose, toolgroup or tool. */
export function NameInputs() {
  return (
    <>
      {nameInput(useKind())}
      <TextInput source="helpInfo" autoComplete="off" multiline rows={3} />
    </>
  );
}
