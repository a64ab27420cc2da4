import { TextAreaInput } from '../forms/inputs/TextAreaInput.tsx';
import { TextInput } from '../forms/inputs/TextInput.tsx';
import { kinds, type Kind } from './kinds.ts';

/** What the form of any kind may ask for. */
type NameValues = { purposeName: string; toolGroupName: string; toolName: string; helpInfo: string };

interface Props {
  kind: Kind;
  /** The help in one line, as a list has room for. */
  line?: boolean;
}

/** The name and the help of a record, each by its source. */
export const nameInputs = ({ kind, line = false }: Props) => ({
  [kinds[kind].name]: (
    <TextInput<NameValues> key="name" source={kinds[kind].name} autoComplete="off" autoFocus />
  ),
  helpInfo: line ? (
    <TextInput<NameValues> key="help" source="helpInfo" autoComplete="off" />
  ) : (
    <TextAreaInput<NameValues> key="help" source="helpInfo" rows={3} />
  ),
});

export const NameInputs = (props: Props) => Object.values(nameInputs(props));
