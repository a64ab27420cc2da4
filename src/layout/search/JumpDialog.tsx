import CloseIcon from '@mui/icons-material/CloseOutlined';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import Dialog from '@mui/material/Dialog';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useIdentity } from '../../auth/useIdentity.ts';
import { PERSON_SEARCH_LENGTH } from '../../domain/people/personSource.ts';
import type { ResourceName } from '../../platform/resources.ts';
import { recents } from '../../storage/recents.ts';
import { withBase } from '../../ui/base.ts';
import { useFocusReturn } from '../../ui/focus/handover.ts';
import { Mui } from '../../ui/theme/Mui.tsx';
import { useText } from '../../ui/useText.ts';
import { FoundRow } from './FoundRow.tsx';
import styles from './JumpDialog.module.css';
import { inOrderOfFit, matchesQuery, type SearchMatch } from './searchMatches.ts';
import { useInTurn } from './useInTurn.ts';
import { usePageActions } from './usePageActions.ts';
import { usePlaces } from './usePlaces.ts';
import { useRecent } from './useRecent.ts';
import { useRecords } from './useRecords.ts';

interface Props {
  /** What was typed before it was there. */
  typed: string;
  /** The keys that are switched off. */
  off: string;
  close(): void;
  /** Opens the dialog that creates a record, in place of this one. */
  create(resource: ResourceName): void;
  /** All keys of the console, in place of this. */
  showKeys(): void;
}

/** Pages, records and the actions of the open page, by name. Enter opens the match, with Ctrl in a new tab. */
export function JumpDialog(props: Props) {
  const t = useText();
  const layer = useFocusReturn();
  return (
    <Mui>
      <Dialog
        open
        ref={layer}
        onClose={props.close}
        slotProps={{
          container: { className: styles.container ?? '' },
          paper: { 'aria-label': t('shell.search.label'), className: styles.paper ?? '' },
        }}
      >
        <Jump {...props} />
      </Dialog>
    </Mui>
  );
}

function Jump({ typed: before, off, close, create, showKeys }: Props) {
  const t = useText();
  const navigate = useNavigate();
  const { _id: me } = useIdentity();
  const [typed, setTyped] = useState(before);
  const { records, waiting, failed } = useRecords(typed);
  const pages = usePlaces();
  const recent = useRecent(pages, typed);
  const isRecent = (found: SearchMatch) =>
    'to' in found && recent.some(one => 'to' in one && one.to === found.to);
  const known = inOrderOfFit(
    [...pages, ...usePageActions()].filter(found => matchesQuery(found.label, typed) && !isRecent(found)),
    typed,
  );
  // What is known at once stands first: nothing above the choice moves when the answers come.
  const options = [
    ...recent,
    ...known,
    ...useInTurn(typed.trim(), records, waiting).filter(found => !isRecent(found)),
  ];

  const choose = (found: SearchMatch) => {
    if ('to' in found && found.kind === 'page') recents.note(me, { to: found.to, label: found.label });
    if ('create' in found) return create(found.create);
    close();
    void navigate(found.to);
  };
  const openBeside = (event: KeyboardEvent & { defaultMuiPrevented?: boolean }) => {
    // The choice, as the field tells it: what is chosen by itself is told nowhere else.
    const found =
      options[
        Number(/\d+$/.exec((event.target as Element).getAttribute('aria-activedescendant') ?? '')?.[0])
      ];
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !found || !('to' in found)) return;
    event.preventDefault();
    event.defaultMuiPrevented = true;
    window.open(withBase(found.to), '_blank', 'noopener');
  };

  const { getRootProps, getInputProps, getListboxProps, getOptionProps, groupedOptions } =
    useAutocomplete<SearchMatch>({
      open: true,
      autoHighlight: true,
      options,
      filterOptions: all => all,
      groupBy: ({ group }) => group,
      // By it the choice is found again among other options; names are not only one's.
      getOptionLabel: found => found.key,
      getOptionKey: found => found.key,
      isOptionEqualToValue: (a, b) => a.key === b.key,
      value: null,
      inputValue: typed,
      onInputChange: (_, text, reason) => reason === 'input' && setTyped(text),
      onChange: (_, found) => found && choose(found),
      onClose: (_, reason) => reason === 'escape' && close(),
    });
  const groups = groupedOptions as { key: number; index: number; group: string; options: SearchMatch[] }[];
  const hint = failed
    ? t('error.load')
    : waiting
      ? t('select.searching')
      : typed.trim().length < PERSON_SEARCH_LENGTH
        ? t('search.hint')
        : groups.length
          ? ''
          : t('list.nothingFound');

  return (
    <>
      <div {...getRootProps({ onKeyDown: openBeside })} className={styles.head}>
        <SearchIcon />
        <input
          {...getInputProps()}
          className={styles.input}
          autoFocus
          aria-label={t('shell.search.label')}
          placeholder={t('search.placeholder')}
        />
        <button type="button" className={styles.close} aria-label={t('ui.close')} onClick={close}>
          <kbd>Esc</kbd>
          <CloseIcon />
        </button>
      </div>
      {groups.length ? (
        <ul {...getListboxProps()} className={styles.results}>
          {groups.map(({ group, index, options }) => (
            <li key={group} role="presentation">
              <div className={styles.group} aria-hidden="true">
                {group}
              </div>
              <ul role="group" aria-label={group}>
                {options.map((found, at) => {
                  const { key: _, ...props } = getOptionProps({ option: found, index: index + at });
                  return <FoundRow key={found.key} {...props} found={found} typed={typed} />;
                })}
              </ul>
            </li>
          ))}
        </ul>
      ) : null}
      <div className={styles.foot}>
        <p role="status">{hint}</p>
        <p className={styles.keys} aria-hidden="true">
          <kbd>↑</kbd>
          <kbd>↓</kbd> {t('search.choose')} <kbd>Enter</kbd> {t('search.open')} <kbd>Ctrl</kbd>
          <kbd>Enter</kbd> {t('search.newTab')}
        </p>
        <button type="button" className={styles.all} onClick={showKeys}>
          {off.includes('?') ? null : <kbd aria-hidden="true">?</kbd>} {t('search.allKeys')}
        </button>
      </div>
    </>
  );
}
