import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { useRecordContext } from 'react-admin';
import { IconButton } from '../../ui/IconButton.tsx';
import { useText } from '../../ui/useText.ts';
import type { NamedRecord } from './NamedRecord.ts';

interface Props<T extends NamedRecord> {
  onClick(record: T): unknown;
  /** Whether the record's row has the button. All rows by default. */
  isShown?: (record: T) => boolean;
}

/** Takes a record out of its list. A record without a name yet has no button, because a question could not name it. */
export function RemoveButton<T extends NamedRecord = NamedRecord>({ onClick, isShown }: Props<T>) {
  const t = useText();
  const record = useRecordContext<T>();
  if (!record || isShown?.(record) === false) return null;
  const names = [record.name, ...(record.group ? [record.group.name] : [])];
  if (names.some(name => name.as === 'awaited')) return null;
  const name = names
    .map(({ text }) => text)
    .filter(Boolean)
    .join(', ');
  return (
    <IconButton small danger label={t('ui.removeName', { name })} onClick={() => void onClick(record)}>
      <DeleteIcon />
    </IconButton>
  );
}
