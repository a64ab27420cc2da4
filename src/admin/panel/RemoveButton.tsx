import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { useRecordContext, type RaRecord } from 'react-admin';
import { IconAction } from '../../ui/IconAction.tsx';
import type { Name } from '../../ui/Name.tsx';
import { useText } from '../../ui/useText.ts';
import type { NamedRecord } from './NameField.tsx';

interface Props<T extends RaRecord> {
  onClick(record: T): unknown;
  /** Whether the record's row has the button. All rows by default. */
  isShown?: (record: T) => boolean;
  /** Returns the name of a record that is not a `NamedRecord`. */
  getName?: (record: T) => Name;
}

const getNames = ({ name, group }: RaRecord | NamedRecord): Name[] => [name, ...(group ? [group.name] : [])];

/**
 * Removes a record from its list. There is no button while the name loads, because the confirmation must name
 * the record.
 */
export function RemoveButton<T extends RaRecord = NamedRecord>({ onClick, isShown, getName }: Props<T>) {
  const t = useText();
  const record = useRecordContext<T>();
  if (!record || isShown?.(record) === false) return null;
  const names = getName ? [getName(record)] : getNames(record);
  if (names.some(name => name.as === 'awaited')) return null;
  const name = names
    .map(({ text }) => text)
    .filter(Boolean)
    .join(', ');
  return (
    <IconAction small danger label={t('ui.removeName', { name })} onClick={() => void onClick(record)}>
      <DeleteIcon />
    </IconAction>
  );
}
