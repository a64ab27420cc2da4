import CheckIcon from '@mui/icons-material/CheckOutlined';
import LinkIcon from '@mui/icons-material/LinkOutlined';
import MoreIcon from '@mui/icons-material/MoreHorizOutlined';
import Popover from '@mui/material/Popover';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useUndoOffer } from '../../activity/useUndoOffer.ts';
import { listState } from '../../platform/lists.ts';
import { withBase } from '../../ui/base.ts';
import { Button } from '../../ui/Button.tsx';
import { useFocusReturn } from '../../ui/focus/handover.ts';
import { MenuButton } from '../../ui/menu/MenuButton.tsx';
import { guardPresses } from '../../ui/pressGuard.ts';
import { Mui } from '../../ui/theme/Mui.tsx';
import { useCopy } from '../../ui/useCopy.ts';
import { useText } from '../../ui/useText.ts';
import type { ShownState } from '../useListState.ts';
import { NameForm } from './NameForm.tsx';
import { NAME_LENGTH, named, searchOf, stateOf, type SavedView, type ViewedList } from './savedViews.ts';
import styles from './views.module.css';

interface Props {
  list: ViewedList;
  anchor: HTMLElement;
  close(): void;
  /** What the list shows, with the columns and row height that are shown. */
  shown: ShownState;
  views: SavedView[];
  chosen: SavedView | undefined;
  isChanged: boolean;
  change(next: (views: SavedView[]) => SavedView[]): void;
}

/** All views of a list: one is chosen, renamed, updated or deleted, its link copied; what is shown is saved as another one. */
export default function ViewsPopover({
  list,
  anchor,
  close,
  shown,
  views,
  chosen,
  isChanged,
  change,
}: Props) {
  const t = useText();
  const title = useId();
  const { state, start, columns } = list;
  const offerUndo = useUndoOffer();
  const { copied, copy } = useCopy();
  const [renaming, setRenaming] = useState<string>();
  /** Where the keyboard goes on once a name was given or kept. */
  const [goesOn, setGoesOn] = useState<string>();

  const whole = (view: SavedView) => stateOf(start, columns, view);
  const link = (of: ShownState) => location.origin + withBase(list.hrefOf(of));
  const layer = useFocusReturn();
  const left = useRef(false);
  useLayoutEffect(guardPresses, []);
  /** What closes all this is done once, however often it is pressed. */
  const leave = (act: () => void) => {
    if (left.current) return;
    left.current = true;
    act();
    close();
  };
  /** Back from it to what was before. */
  const show = (next: Partial<ShownState>) => leave(() => void list.change(next));
  /** The address says what is shown all the same, by another name or none. */
  const call = (name: string | undefined) => void list.change({ ...shown, saved: name }, { replace: true });

  const save = (name: string) =>
    leave(() => {
      change(all => [...all, { name, search: searchOf(start, shown) }]);
      call(name);
    });
  const update = ({ name }: SavedView) =>
    leave(() => {
      change(all => all.map(one => (one.name === name ? { name, search: searchOf(start, shown) } : one)));
      call(name);
    });
  const rename = (view: SavedView, name: string) => {
    change(all => all.map(one => (one.name === view.name ? { ...one, name } : one)));
    if (view === chosen) call(name);
    setGoesOn(name);
    setRenaming(undefined);
  };
  const remove = (view: SavedView) =>
    leave(() => {
      const at = views.indexOf(view);
      change(all => all.filter(one => one.name !== view.name));
      if (view === chosen) call(undefined);
      const putBack = async () => {
        change(all => (named(all, view.name) ? all : all.toSpliced(at, 0, view)));
        return true;
      };
      offerUndo({
        text: t('views.deleted', { name: view.name }),
        undone: t('views.there', { name: view.name }),
        inverse: putBack,
        local: true,
      });
    });

  const usual = {
    ...listState(start, new URLSearchParams()),
    columns: undefined,
    rows: undefined,
    saved: undefined,
  };
  const isUsual = !state.saved && searchOf(start, { ...state, columns: undefined, rows: undefined }) === '';
  const row = (view: SavedView) =>
    renaming === view.name ? (
      <NameForm
        className={styles.rename}
        label={t('views.renamed', { name: view.name })}
        button={t('ui.save')}
        start={view.name}
        autoFocus
        isTaken={name => ![undefined, view].includes(named(views, name))}
        take={name => rename(view, name)}
        giveUp={() => {
          setGoesOn(view.name);
          setRenaming(undefined);
        }}
      />
    ) : (
      <>
        <button
          type="button"
          className={styles.view}
          autoFocus={view.name === goesOn}
          aria-current={view === chosen || undefined}
          onClick={() => show(whole(view))}
        >
          {view === chosen ? <CheckIcon /> : <i />}
          <span>{view.name}</span>
          {view === chosen && isChanged ? <span>{t('views.changed')}</span> : null}
        </button>
        <MenuButton
          small
          label={t('list.actionsOf', { name: view.name })}
          entries={[
            { key: 'rename', label: t('views.rename'), choose: () => setRenaming(view.name) },
            { key: 'update', label: t('views.updateThis'), choose: () => update(view) },
            { key: 'link', label: t('views.copyLink'), choose: () => copy(link(whole(view))) },
            { key: 'delete', label: t('ui.delete'), danger: true, choose: () => remove(view) },
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
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': title, className: styles.paper ?? '' } }}
      >
        <h2 id={title}>{t('views.title')}</h2>
        {views.length ? null : <p className={styles.hint}>{t('views.empty')}</p>}
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
          {views.map(view => (
            <li key={view.name}>{row(view)}</li>
          ))}
        </ul>
        <div className={styles.acts}>
          {chosen && isChanged ? (
            <>
              <Button small onClick={() => update(chosen)}>
                {t('views.update', { name: chosen.name })}
              </Button>
              <Button small onClick={() => show(whole(chosen))}>
                {t('views.back', { name: chosen.name })}
              </Button>
            </>
          ) : null}
          <Button small variant="quiet" onClick={() => copy(link({ ...shown, page: 1 }))}>
            <LinkIcon />
            {t(copied ? 'views.copied' : 'views.copyLink')}
          </Button>
        </div>
        <NameForm
          className={styles.form}
          label={t('views.named')}
          button={t('views.save')}
          start={chosen ? '' : state.saved?.slice(0, NAME_LENGTH)}
          isTaken={name => named(views, name) !== undefined}
          take={save}
        />
      </Popover>
    </Mui>
  );
}
