import ChevronRightIcon from '@mui/icons-material/ChevronRightOutlined';
import ExpandMoreIcon from '@mui/icons-material/ExpandMoreOutlined';
import LinkIcon from '@mui/icons-material/LinkOutlined';
import { memo, type CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { formatCount } from '../../../ui/formats.ts';
import { Marked } from '../../../ui/Marked.tsx';
import { useCountText } from '../../../ui/useCountText.ts';
import { useText } from '../../../ui/useText.ts';
import { catalogueHref } from '../ancestors.ts';
import { kindIcons } from '../kindIcons.tsx';
import styles from './tree.module.css';
import { getRowAncestors, type TreeRowData } from './tree.ts';

interface Props {
  row: TreeRowData;
  isSelected: boolean;
  /** Whether it is the selected record in another row. */
  isSameRecord: boolean;
  wanted: string;
}

/** The tree handles the events of its lines. */
export const TreeRow = memo(function TreeRow({ row, isSelected, isSameRecord, wanted }: Props) {
  const t = useText();
  const counted = useCountText();
  const {
    key,
    kind,
    id,
    name,
    help,
    level,
    childIds,
    open: isOpen,
    isMatch,
    found,
    parentCount,
    tools,
    position,
    siblingCount,
  } = row;
  const Icon = kindIcons[kind];
  const contents =
    kind === 'purposes'
      ? `${counted('toolgroups', childIds.length)}, ${counted('tools', tools)}`
      : kind === 'toolgroups'
        ? counted('tools', tools)
        : '';
  const isShared = parentCount > 1;
  const Twisty = isOpen ? ExpandMoreIcon : ChevronRightIcon;
  return (
    <li
      role="treeitem"
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblingCount}
      aria-expanded={childIds.length ? isOpen : undefined}
      aria-selected={isSelected}
      tabIndex={isSelected ? 0 : -1}
      data-key={key}
      className={`${styles.line} ${isSelected ? styles.selected : ''} ${isSameRecord ? styles.twin : ''}`}
      style={{ '--level': level } as CSSProperties}
    >
      <span className={styles.twisty} data-twisty={childIds.length ? '' : undefined} aria-hidden>
        {childIds.length ? <Twisty /> : null}
      </span>
      <span className={styles.icon} aria-hidden>
        <Icon />
      </span>
      <span className={styles.name}>
        <Link to={catalogueHref(kind, id, getRowAncestors(row))} tabIndex={-1}>
          {isMatch ? <Marked text={name} wanted={wanted} /> : name}
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
              count: formatCount(parentCount),
              smart_count: parentCount,
            })}
          </>
        ) : null}
      </span>
      <span className={styles.holds}>{contents}</span>
    </li>
  );
});
