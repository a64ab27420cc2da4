import CloseIcon from '@mui/icons-material/CloseOutlined';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import Dialog from '@mui/material/Dialog';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useIdentity } from '../../auth/useIdentity.ts';
import { MIN_USER_SEARCH_LENGTH } from '../../domain/people/userSource.ts';
import type { ResourceName } from '../../platform/resources.ts';
import { recents } from '../../storage/recents.ts';
import { withBase } from '../../ui/base.ts';
import { useRetry } from '../../ui/failure/useRetry.ts';
import { useFocusReturn } from '../../ui/focus/handover.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import { Mui } from '../../ui/theme/Mui.tsx';
import { useJoinNames } from '../../ui/useJoinNames.ts';
import { useText } from '../../ui/useText.ts';
import styles from './SearchDialog.module.css';
import { matchesQuery, sortByRelevance, type SearchMatch } from './searchMatches.ts';
import { SearchMatchRow } from './SearchMatchRow.tsx';
import { useExactFirst } from './useExactFirst.ts';
import { useIdMatches } from './useIdMatches.ts';
import { usePageActions } from './usePageActions.ts';
import { useRecentMatches } from './useRecentMatches.ts';
import { useRecordMatches } from './useRecordMatches.ts';
import { useSearchPages } from './useSearchPages.ts';
import { useStableSections } from './useStableSections.ts';

interface Props {
  /** The text typed before the dialog was loaded. */
  typed: string;
  /** The disabled shortcut keys, as one text. */
  off: string;
  onClose(): void;
  /** Replaces this dialog by the one that creates a record. */
  create(resource: ResourceName): void;
  /** Replaces this dialog by the list of keyboard shortcuts. */
  showKeys(): void;
}

/** Searches pages, records and the actions of the open page by name. Enter opens the match, Ctrl+Enter in a new tab. */
export function SearchDialog(props: Props) {
  const t = useText();
  const layer = useFocusReturn();
  return (
    <Mui>
      <Dialog
        open
        ref={layer}
        onClose={props.onClose}
        slotProps={{
          container: { className: styles.container ?? '' },
          paper: { 'aria-label': t('shell.search.label'), className: styles.paper ?? '' },
        }}
      >
        <SearchContent {...props} />
      </Dialog>
    </Mui>
  );
}

function SearchContent({ typed: initialText, off, onClose, create, showKeys }: Props) {
  const t = useText();
  const navigate = useNavigate();
  const { _id: me } = useIdentity();
  const [typed, setTyped] = useState(initialText);
  const joinNames = useJoinNames();
  const retry = useRetry();
  const byId = useIdMatches(typed);
  // A record that is found by its ID needs no search by name.
  const byName = useRecordMatches(typed, !byId.matches.length);
  const pages = useSearchPages();
  const recent = useRecentMatches(pages, typed);
  const localMatches = sortByRelevance(
    [...pages, ...usePageActions()].filter(match => matchesQuery(match.label, typed)),
    typed,
  );
  // Local matches come first, so that nothing above the selected option moves when replies arrive.
  const { options, keepOrder } = useExactFirst(typed.trim(), [
    ...recent,
    ...localMatches,
    ...useStableSections(typed.trim(), [...byId.matches, ...byName.records], byName.waiting),
  ]);

  const choose = (match: SearchMatch) => {
    if ('to' in match && match.kind === 'page') recents.add(me, { to: match.to, label: match.label });
    if ('create' in match) return create(match.create);
    onClose();
    void navigate(match.to);
  };
  const openInNewTab = (event: KeyboardEvent & { defaultMuiPrevented?: boolean }) => {
    // MUI does not report the automatically highlighted option, so it is read from the input.
    const match =
      options[
        Number(/\d+$/.exec((event.target as Element).getAttribute('aria-activedescendant') ?? '')?.[0])
      ];
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !match || !('to' in match)) return;
    event.preventDefault();
    event.defaultMuiPrevented = true;
    window.open(withBase(match.to), '_blank', 'noopener');
  };

  const { getRootProps, getInputProps, getListboxProps, getOptionProps, groupedOptions } =
    useAutocomplete<SearchMatch>({
      open: true,
      autoHighlight: true,
      options,
      filterOptions: all => all,
      groupBy: ({ group }) => group,
      // MUI finds the selected option again by its label, and names are not unique.
      getOptionLabel: match => match.key,
      getOptionKey: match => match.key,
      isOptionEqualToValue: (a, b) => a.key === b.key,
      value: null,
      inputValue: typed,
      onInputChange: (_, text, reason) => reason === 'input' && setTyped(text),
      onHighlightChange: keepOrder,
      onChange: (_, match) => match && choose(match),
      onClose: (_, reason) => reason === 'escape' && onClose(),
    });
  const groups = groupedOptions as { key: number; index: number; group: string; options: SearchMatch[] }[];
  const waiting = byId.waiting || byName.waiting;
  const failed = !waiting && (byId.unchecked.length > 0 || byName.failed);
  const kindNames = byId.unchecked.map(resource => t(`resources.${resource}.name`, { smart_count: 2 }));
  const hint = waiting
    ? t('select.searching')
    : kindNames.length
      ? t('search.unchecked', { kinds: joinNames(kindNames) })
      : byName.failed
        ? t('error.load')
        : byId.isUnknown
          ? t('search.unknownId')
          : typed.trim().length < MIN_USER_SEARCH_LENGTH
            ? t('search.hint')
            : groups.length
              ? ''
              : t('list.nothingFound');

  return (
    <>
      <div {...getRootProps({ onKeyDown: openInNewTab })} className={styles.head}>
        <SearchIcon />
        <input
          {...getInputProps()}
          className={styles.input}
          autoFocus
          aria-label={t('shell.search.label')}
          placeholder={t('search.placeholder')}
        />
        <button type="button" className={styles.close} aria-label={t('ui.close')} onClick={onClose}>
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
                {options.map((match, at) => {
                  const { key: _, ...props } = getOptionProps({ option: match, index: index + at });
                  return <SearchMatchRow key={match.key} {...props} match={match} typed={typed} />;
                })}
              </ul>
            </li>
          ))}
        </ul>
      ) : null}
      <div className={styles.foot}>
        <p role="status">{hint}</p>
        {failed ? (
          <TextButton
            variant="link"
            onClick={({ currentTarget }) => {
              // The button disappears.
              currentTarget.closest('[role=dialog]')?.querySelector('input')?.focus();
              retry();
            }}
          >
            {t('failure.retry')}
          </TextButton>
        ) : byId.isUnknown ? null : (
          <p className={styles.keys} aria-hidden="true">
            <kbd>↑</kbd>
            <kbd>↓</kbd> {t('search.choose')} <kbd>Enter</kbd> {t('search.open')} <kbd>Ctrl</kbd>
            <kbd>Enter</kbd> {t('search.newTab')}
          </p>
        )}
        <button type="button" className={styles.all} onClick={showKeys}>
          {off.includes('?') ? null : <kbd aria-hidden="true">?</kbd>} {t('search.allKeys')}
        </button>
      </div>
    </>
  );
}
