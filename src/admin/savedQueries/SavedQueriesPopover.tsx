import CheckIcon from '@mui/icons-material/CheckOutlined';
import LinkIcon from '@mui/icons-material/LinkOutlined';
import MoreIcon from '@mui/icons-material/MoreHorizOutlined';
import Popover from '@mui/material/Popover';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useUndoOffer } from '../../activity/useUndoOffer.ts';
import { withBase } from '../../ui/base.ts';
import { useFocusReturn } from '../../ui/focus/handover.ts';
import { MenuButton } from '../../ui/menu/MenuButton.tsx';
import { guardPresses } from '../../ui/pressGuard.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import { Mui } from '../../ui/theme/Mui.tsx';
import { useCopy } from '../../ui/useCopy.ts';
import { useText } from '../../ui/useText.ts';
import { NameForm } from './NameForm.tsx';
import styles from './savedQueries.module.css';
import {
  NAME_LENGTH,
  queryNamed,
  savedState,
  toQuery,
  urlOfState,
  type QueriedList,
  type SavedListQuery,
  type ShownState,
} from './savedQueries.ts';
import { useListQueries } from './useListQueries.ts';

interface Props {
  list: QueriedList;
  anchor: HTMLElement;
  close(): void;
}

/** The saved queries of a list: chooses, renames, updates or deletes one, copies its link, and saves the current state as another one. */
export default function SavedQueriesPopover({ list, anchor, close }: Props) {
  const t = useText();
  const titleId = useId();
  const { state } = list;
  const { queries, chosen, isChanged, shown, change } = useListQueries(list);
  const offerUndo = useUndoOffer();
  const { copied, copy } = useCopy();
  const [renaming, setRenaming] = useState<string>();
  /** The query that takes the focus after a name was given or kept. */
  const [focused, setFocused] = useState<string>();

  const linkTo = (next: ShownState) => location.origin + withBase(list.hrefOf(next));
  const layer = useFocusReturn();
  const hasClosed = useRef(false);
  useLayoutEffect(guardPresses, []);
  /** Acts and closes the popover, once, however often the button is pressed. */
  const closeWith = (act: () => void) => {
    if (hasClosed.current) return;
    hasClosed.current = true;
    act();
    close();
  };
  const show = (next: Partial<ShownState>) => closeWith(() => void list.change(next));
  /** Puts the name of the query into the URL; what is shown stays. */
  const setName = (name: string | undefined) =>
    void list.change({ ...shown, saved: name }, { replace: true });

  const save = (name: string) =>
    closeWith(() => {
      change(all => [...all, toQuery(name, shown)]);
      setName(name);
    });
  const update = ({ label }: SavedListQuery) =>
    closeWith(() => {
      change(all => all.map(one => (one.label === label ? toQuery(label, shown) : one)));
      setName(label);
    });
  const rename = (query: SavedListQuery, label: string) => {
    change(all => all.map(one => (one.label === query.label ? { ...one, label } : one)));
    if (query === chosen) setName(label);
    setFocused(label);
    setRenaming(undefined);
  };
  const remove = (query: SavedListQuery) =>
    closeWith(() => {
      const index = queries.indexOf(query);
      const { label } = query;
      change(all => all.filter(one => one.label !== label));
      if (query === chosen) setName(undefined);
      const restore = async () => {
        change(all => (queryNamed(all, label) ? all : all.toSpliced(index, 0, query)));
        return true;
      };
      offerUndo({
        text: t('views.deleted', { name: label }),
        undone: t('views.there', { name: label }),
        inverse: restore,
        local: true,
      });
    });

  const usual = {
    ...list.parse(new URLSearchParams()),
    columns: undefined,
    rows: undefined,
    saved: undefined,
  };
  const isUsual = !state.saved && urlOfState(list, { ...state, columns: undefined, rows: undefined }) === '';
  const renderQuery = (query: SavedListQuery) =>
    renaming === query.label ? (
      <NameForm
        className={styles.rename}
        label={t('views.renamed', { name: query.label })}
        button={t('ui.save')}
        start={query.label}
        autoFocus
        isTaken={name => ![undefined, query].includes(queryNamed(queries, name))}
        take={name => rename(query, name)}
        giveUp={() => {
          setFocused(query.label);
          setRenaming(undefined);
        }}
      />
    ) : (
      <>
        <button
          type="button"
          className={styles.view}
          autoFocus={query.label === focused}
          aria-current={query === chosen || undefined}
          onClick={() => show(savedState(list, query))}
        >
          {query === chosen ? <CheckIcon /> : <i />}
          <span>{query.label}</span>
          {query === chosen && isChanged ? <span>{t('views.changed')}</span> : null}
        </button>
        <MenuButton
          small
          label={t('list.actionsOf', { name: query.label })}
          entries={[
            { key: 'rename', label: t('views.rename'), choose: () => setRenaming(query.label) },
            { key: 'update', label: t('views.updateThis'), choose: () => update(query) },
            { key: 'link', label: t('views.copyLink'), choose: () => copy(linkTo(savedState(list, query))) },
            { key: 'delete', label: t('ui.delete'), danger: true, choose: () => remove(query) },
          ]}
        >
          <MoreIcon />
        </MenuButton>
      </>
    );

  return (
    <Mui>
      <Popover
        open
        ref={layer}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-labelledby': titleId, className: styles.paper ?? '' },
        }}
      >
        <h2 id={titleId}>{t('views.title')}</h2>
        {queries.length ? null : <p className={styles.hint}>{t('views.empty')}</p>}
        <ul className={styles.views}>
          <li>
            <button
              type="button"
              className={styles.view}
              aria-current={isUsual || undefined}
              onClick={() => show(usual)}
            >
              {isUsual ? <CheckIcon /> : <i />}
              <span>{t('views.usual')}</span>
            </button>
          </li>
          {queries.map(query => (
            <li key={query.label}>{renderQuery(query)}</li>
          ))}
        </ul>
        <div className={styles.acts}>
          {chosen && isChanged ? (
            <>
              <TextButton small onClick={() => update(chosen)}>
                {t('views.update', { name: chosen.label })}
              </TextButton>
              <TextButton small onClick={() => show(savedState(list, chosen))}>
                {t('views.back', { name: chosen.label })}
              </TextButton>
            </>
          ) : null}
          <TextButton small variant="quiet" onClick={() => copy(linkTo({ ...shown, page: 1 }))}>
            <LinkIcon />
            {t(copied ? 'views.copied' : 'views.copyLink')}
          </TextButton>
        </div>
        <NameForm
          className={styles.form}
          label={t('views.named')}
          button={t('views.save')}
          start={chosen ? '' : state.saved?.slice(0, NAME_LENGTH)}
          isTaken={name => queryNamed(queries, name) !== undefined}
          take={save}
        />
      </Popover>
    </Mui>
  );
}
