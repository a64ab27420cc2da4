import CheckIcon from '@mui/icons-material/CheckOutlined';
import LinkIcon from '@mui/icons-material/LinkOutlined';
import MoreIcon from '@mui/icons-material/MoreHorizOutlined';
import Popover from '@mui/material/Popover';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useUndoOffer } from '../../activity/useUndoOffer.ts';
import { withBase } from '../../ui/base.ts';
import { useFocusReturn } from '../../ui/focus/handover.ts';
import { guardPresses } from '../../ui/guardPresses.ts';
import { MenuButton } from '../../ui/menu/MenuButton.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { Mui } from '../../ui/theme/Mui.tsx';
import { useCopy } from '../../ui/useCopy.ts';
import { useText } from '../../ui/useText.ts';
import { QueryNameForm } from './QueryNameForm.tsx';
import styles from './savedQueries.module.css';
import {
  createQuery,
  findQuery,
  MAX_NAME_LENGTH,
  queryToState,
  serializeState,
  type ListViewState,
  type SavableList,
  type SavedListQuery,
} from './savedQueries.ts';
import { useListQueries } from './useListQueries.ts';

interface Props {
  list: SavableList;
  anchor: HTMLElement;
  onClose(): void;
}

/** The saved queries of a list. The user can select, rename, update, delete and link to them, and save the current state as a new one. */
export default function SavedQueriesPopover({ list, anchor, onClose }: Props) {
  const t = useText();
  const titleId = useId();
  const { state } = list;
  const { queries, currentQuery, isChanged, currentState, updateQueries } = useListQueries(list);
  const offerUndo = useUndoOffer();
  const { copied, copy } = useCopy();
  const [renamedLabel, setRenamedLabel] = useState<string>();
  /** The label of the query that gets the focus after it was renamed or renaming was cancelled. */
  const [focusedLabel, setFocusedLabel] = useState<string>();

  const getLink = (next: ListViewState) => location.origin + withBase(list.hrefOf(next));
  const layerRef = useFocusReturn();
  const hasClosed = useRef(false);
  useLayoutEffect(guardPresses, []);
  /** Runs an action and closes the popover. Further presses during the closing animation are ignored. */
  const closeWith = (act: () => void) => {
    if (hasClosed.current) return;
    hasClosed.current = true;
    act();
    onClose();
  };
  const showState = (next: Partial<ListViewState>) => closeWith(() => void list.change(next));
  /** Sets the query name in the URL, without changing the rest of the state. */
  const setNameInUrl = (name: string | undefined) =>
    void list.change({ ...currentState, saved: name }, { replace: true });

  const save = (name: string) =>
    closeWith(() => {
      updateQueries(all => [...all, createQuery(name, currentState)]);
      setNameInUrl(name);
    });
  const update = ({ label }: SavedListQuery) =>
    closeWith(() => {
      updateQueries(all => all.map(one => (one.label === label ? createQuery(label, currentState) : one)));
      setNameInUrl(label);
    });
  const rename = (query: SavedListQuery, label: string) => {
    updateQueries(all => all.map(one => (one.label === query.label ? { ...one, label } : one)));
    if (query === currentQuery) setNameInUrl(label);
    setFocusedLabel(label);
    setRenamedLabel(undefined);
  };
  const remove = (query: SavedListQuery) =>
    closeWith(() => {
      const index = queries.indexOf(query);
      const { label } = query;
      updateQueries(all => all.filter(one => one.label !== label));
      if (query === currentQuery) setNameInUrl(undefined);
      const restore = async () => {
        updateQueries(all => (findQuery(all, label) ? all : all.toSpliced(index, 0, query)));
        return true;
      };
      offerUndo({
        text: t('views.deleted', { name: label }),
        undone: t('views.there', { name: label }),
        inverse: restore,
        local: true,
      });
    });

  const defaultState = {
    ...list.parse(new URLSearchParams()),
    columns: undefined,
    rows: undefined,
    saved: undefined,
  };
  const isDefaultState =
    !state.saved && serializeState(list, { ...state, columns: undefined, rows: undefined }) === '';
  const renderQuery = (query: SavedListQuery) =>
    renamedLabel === query.label ? (
      <QueryNameForm
        className={styles.rename}
        label={t('views.renamed', { name: query.label })}
        button={t('ui.save')}
        defaultName={query.label}
        autoFocus
        isTaken={name => ![undefined, query].includes(findQuery(queries, name))}
        onSubmit={name => rename(query, name)}
        onCancel={() => {
          setFocusedLabel(query.label);
          setRenamedLabel(undefined);
        }}
      />
    ) : (
      <>
        <button
          type="button"
          className={styles.view}
          autoFocus={query.label === focusedLabel}
          aria-current={query === currentQuery || undefined}
          onClick={() => showState(queryToState(list, query))}
        >
          {query === currentQuery ? <CheckIcon /> : <i />}
          <span>{query.label}</span>
          {query === currentQuery && isChanged ? <span>{t('views.changed')}</span> : null}
        </button>
        <MenuButton
          small
          label={t('list.actionsOf', { name: query.label })}
          entries={[
            { key: 'rename', label: t('views.rename'), choose: () => setRenamedLabel(query.label) },
            { key: 'update', label: t('views.updateThis'), choose: () => update(query) },
            {
              key: 'link',
              label: t('views.copyLink'),
              choose: () => copy(getLink(queryToState(list, query))),
            },
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
        ref={layerRef}
        anchorEl={anchor}
        onClose={onClose}
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
              aria-current={isDefaultState || undefined}
              onClick={() => showState(defaultState)}
            >
              {isDefaultState ? <CheckIcon /> : <i />}
              <span>{t('views.usual')}</span>
            </button>
          </li>
          {queries.map(query => (
            <li key={query.label}>{renderQuery(query)}</li>
          ))}
        </ul>
        <div className={styles.acts}>
          {currentQuery && isChanged ? (
            <>
              <TextButton small onClick={() => update(currentQuery)}>
                {t('views.update', { name: currentQuery.label })}
              </TextButton>
              <TextButton small onClick={() => showState(queryToState(list, currentQuery))}>
                {t('views.back', { name: currentQuery.label })}
              </TextButton>
            </>
          ) : null}
          <TextButton small variant="quiet" onClick={() => copy(getLink({ ...currentState, page: 1 }))}>
            <LinkIcon />
            {t(copied ? 'views.copied' : 'views.copyLink')}
          </TextButton>
        </div>
        <QueryNameForm
          className={styles.form}
          label={t('views.named')}
          button={t('views.save')}
          defaultName={currentQuery ? '' : state.saved?.slice(0, MAX_NAME_LENGTH)}
          isTaken={name => findQuery(queries, name) !== undefined}
          onSubmit={save}
        />
      </Popover>
    </Mui>
  );
}
