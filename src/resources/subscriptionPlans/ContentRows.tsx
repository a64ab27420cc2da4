import AddIcon from '@mui/icons-material/AddOutlined';
import CloseIcon from '@mui/icons-material/CloseOutlined';
import RemoveIcon from '@mui/icons-material/RemoveOutlined';
import UndoIcon from '@mui/icons-material/UndoOutlined';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router-dom';
import { kinds, type Kind } from '../../catalogue/kinds.ts';
import { idOf } from '../../client/dialect.ts';
import { FindHere, SEARCHED_FROM } from '../../lists/FindHere.tsx';
import { inOrder } from '../../ui/formats.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { named, NameText, type Name } from '../../ui/Name.tsx';
import { useText } from '../../ui/useText.ts';
import type { PlanRecord } from './planForms.ts';
import styles from './plans.module.css';
import type { Catalogue } from '../../catalogue/useCatalogue.ts';
import { useContentNote } from './useContentNote.ts';

interface Row {
  id: string;
  name: Name;
  mark: 'added' | 'removed' | undefined;
}

interface Change {
  added: { id: string; label: string }[];
  removed: readonly string[];
  /** Takes it away, or takes that back. */
  toggle(id: string): void;
}

interface Props {
  plan: PlanRecord;
  kind: Kind;
  catalogue: Catalogue;
  /** While it is being edited: what has been added and taken away. */
  change?: Change;
}

/** What belongs to a plan, each by its name with what is in it; what is changed and not saved is marked. */
export function ContentRows({ plan, kind, catalogue, change }: Props) {
  const t = useText();
  const noteOf = useContentNote(catalogue);
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed.trim().toLocaleLowerCase());
  const refs = new Map((plan[kind] ?? []).map(ref => [idOf(ref), ref]));
  const own = [...refs].map(([id, ref]): Row => ({ id, name: catalogue.nameOf(kind, ref), mark: change?.removed.includes(id) ? 'removed' : undefined }));
  const added = (change?.added ?? []).filter(({ id }) => !refs.has(id)).map(({ id, label }): Row => ({ id, name: named(label), mark: 'added' }));
  const rows = [...own.sort(byName), ...added];
  const shown = wanted ? rows.filter(({ id, name }) => `${name.text} ${noteOf(kind, id)}`.toLocaleLowerCase().includes(wanted)) : rows;
  return (
    <>
      {rows.length >= SEARCHED_FROM ? (
        <div className={styles.find}>
          <FindHere title={t(`names.${kind}.title`)} typed={typed} type={setTyped} />
        </div>
      ) : null}
      {rows.length && !shown.length ? <p className="panel-body secondary">{t('ui.nothingFits')}</p> : null}
      <ul aria-label={t(`names.${kind}.title`)}>
        {shown.map(({ id, name, mark }) => (
          <li key={id} className={`${styles.content} ${mark ? styles[mark] : ''}`}>
            <span className={styles.contentName}>
              <Link to={kinds[kind].page(id)}>
                <NameText name={name} />
              </Link>
            </span>
            <span className={styles.contentNote}>{noteOf(kind, id)}</span>
            {mark ? (
              <span className="chip">
                {mark === 'added' ? <AddIcon fontSize="small" /> : <RemoveIcon fontSize="small" />}
                {t(`subscription-plans.contents.${mark}`)}
              </span>
            ) : null}
            {change && name.as !== 'awaited' ? (
              <IconButton small label={t(mark === 'removed' ? 'subscription-plans.contents.keep' : 'ui.removeName', { name: name.text })} onClick={() => change.toggle(id)}>
                {mark === 'removed' ? <UndoIcon /> : <CloseIcon />}
              </IconButton>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  );
}

const byName = (a: Row, b: Row) => inOrder(a.name.text, b.name.text);
