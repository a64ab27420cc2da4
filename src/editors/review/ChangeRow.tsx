import AddIcon from '@mui/icons-material/AddOutlined';
import CloseIcon from '@mui/icons-material/CloseOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import BothIcon from '@mui/icons-material/JoinInnerOutlined';
import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import SwapIcon from '@mui/icons-material/SwapHorizOutlined';
import { TextButton } from '../../ui/TextButton.tsx';
import { useText } from '../../ui/useText.ts';
import { pathLabel, type JsonChange } from '../json/changes.ts';
import { ChangeBody, type ValueIcon } from './ChangeBody.tsx';
import styles from './ChangeRow.module.css';
import type { NamedChange } from './groupChanges.ts';

/** The author of a change, if two users changed a document. */
export type Who = 'mine' | 'theirs' | 'both';
export interface OwnedChange extends JsonChange {
  who?: Who;
}

const kinds = { added: AddIcon, removed: CloseIcon, changed: EditIcon, moved: SwapIcon };
const people = { mine: PersonIcon, theirs: PeopleIcon, both: BothIcon };

interface Props {
  row: NamedChange<OwnedChange>;
  icon?: ValueIcon | undefined;
  /** Moves the cursor to the change. */
  go?(): void;
}

export function ChangeRow({ row: { change, name, parentName: within }, icon, go }: Props) {
  const t = useText();
  const { kind, who, path } = change;
  const Kind = kinds[kind];
  const Person = who && people[who];
  return (
    <li className={who ? `${styles.row} ${styles.owned}` : styles.row}>
      {Person ? (
        <span className={styles.badge}>
          <Person />
          {t(`review.who.${who}`)}
        </span>
      ) : null}
      <span className={`${styles.badge} ${styles[kind]}`}>
        <Kind />
        {t(`review.kind.${kind}`)}
      </span>
      <span className={`mono ${styles.name}`} title={pathLabel(path)} dir="auto">
        {go ? (
          <TextButton variant="link" onClick={go}>
            {name || t('review.document')}
          </TextButton>
        ) : (
          name || t('review.document')
        )}
      </span>
      <ChangeBody change={change} parentName={within} icon={icon} />
    </li>
  );
}
