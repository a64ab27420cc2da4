import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import { useState } from 'react';
import { useRecordContext } from '../../admin/index.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { IconAction } from '../../ui/IconAction.tsx';
import { keyEnd, maskKey } from '../../ui/maskKey.ts';
import { useText } from '../../ui/useText.ts';
import styles from './apiKeys.module.css';
import { apiKeyText, type KeyRecord } from './useApiKeys.ts';

interface Props {
  /** The id of the key that was just created. It is shown in full, because the user is about to copy it. */
  freshId: string | undefined;
  remove(key: KeyRecord): void;
}

export function KeyRow({ freshId, remove }: Props) {
  const t = useText();
  const record = useRecordContext<KeyRecord>()!;
  const isFresh = record.id === freshId;
  const key = apiKeyText(record);
  const [shown, setShown] = useState(isFresh);
  const name = t('apiKeys.name', { end: keyEnd(key) });
  const Icon = shown ? VisibilityOffIcon : VisibilityIcon;
  const word = t(shown ? 'apiKeys.hide' : 'apiKeys.show', { name });
  const deleteWord = t('ui.deleteName', { name });
  return (
    <li className={styles.row}>
      {shown ? (
        <span className="mono">{key}</span>
      ) : (
        <span className="mono">
          <span aria-hidden="true">{maskKey(key)}</span>
          <span className="visually-hidden">{name}</span>
        </span>
      )}
      {isFresh ? <span className="chip act">{t('apiKeys.fresh')}</span> : null}
      <span className={styles.actions}>
        <IconAction label={word} onClick={() => setShown(!shown)}>
          <Icon />
        </IconAction>
        <CopyButton text={key} name={name} />
        <IconAction danger label={deleteWord} onClick={() => remove(record)}>
          <DeleteIcon />
        </IconAction>
      </span>
    </li>
  );
}
