import ChevronRightIcon from '@mui/icons-material/ChevronRightOutlined';
import ExpandMoreIcon from '@mui/icons-material/ExpandMoreOutlined';
import LinkIcon from '@mui/icons-material/LinkOutlined';
import { memo, type CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { formatCount } from '../../../ui/formats.ts';
import { Marked } from '../../../ui/Marked.tsx';
import { useCounted } from '../../../ui/useCounted.ts';
import { useText } from '../../../ui/useText.ts';
import { hrefBy } from '../ancestors.ts';
import { kindIcons } from '../kindIcons.tsx';
import styles from './tree.module.css';
import { wayTo, type TreeLine } from './tree.ts';

interface Props {
  place: TreeLine;
  selected: boolean;
  /** Whether it is the selected record in another place. */
  twin: boolean;
  wanted: string;
}

/** The tree handles the events of its lines. */
export const TreeRow = memo(function TreeRow({ place, selected, twin, wanted }: Props) {
  const t = useText();
  const counted = useCounted();
  const {
    key,
    kind,
    id,
    name,
    help,
    level,
    inside,
    open: isOpen,
    isHit,
    found,
    sharedBy,
    tools,
    position,
    siblings,
  } = place;
  const Icon = kindIcons[kind];
  const holds =
    kind === 'purposes'
      ? `${counted('toolgroups', inside.length)}, ${counted('tools', tools)}`
      : kind === 'toolgroups'
        ? counted('tools', tools)
        : '';
  const isShared = sharedBy > 1;
  const Twisty = isOpen ? ExpandMoreIcon : ChevronRightIcon;
  return (
    <li
      role="treeitem"
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={inside.length ? isOpen : undefined}
      aria-selected={selected}
      tabIndex={selected ? 0 : -1}
      data-key={key}
      className={`${styles.line} ${selected ? styles.selected : ''} ${twin ? styles.twin : ''}`}
      style={{ '--level': level } as CSSProperties}
    >
      <span className={styles.twisty} data-twisty={inside.length ? '' : undefined} aria-hidden>
        {inside.length ? <Twisty /> : null}
      </span>
      <span className={styles.sign} aria-hidden>
        <Icon />
      </span>
      <span className={styles.name}>
        <Link to={hrefBy(kind, id, wayTo(place))} tabIndex={-1}>
          {isHit ? <Marked text={name} wanted={wanted} /> : name}
        </Link>
      </span>
      {found && !isOpen ? (
        <span className={styles.found}>
          {t('resources.purposes.tree.found', { count: formatCount(found) })}
        </span>
      ) : null}
      <span className={styles.help}>{help}</span>
      <span className={styles.shared}>
        {isShared ? (
          <>
            <LinkIcon />
            {t(kind === 'tools' ? 'resources.purposes.tree.inGroups' : 'resources.purposes.tree.inPurposes', {
              count: formatCount(sharedBy),
              smart_count: sharedBy,
            })}
          </>
        ) : null}
      </span>
      <span className={styles.holds}>{holds}</span>
    </li>
  );
});
