import CloseIcon from '@mui/icons-material/CloseOutlined';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import Dialog from '@mui/material/Dialog';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { PERSON_SEARCH_LENGTH } from '../../access/personSource.ts';
import type { DialogProps } from '../../ui/dialog/DialogButton.tsx';
import type { Part } from '../../ui/part.tsx';
import { Mui } from '../../ui/theme/Mui.tsx';
import { useText } from '../../ui/useText.ts';
import { fits, type Found } from './found.ts';
import { FoundRow } from './FoundRow.tsx';
import styles from './JumpDialog.module.css';
import { useActs } from './useActs.ts';
import { usePlaces } from './usePlaces.ts';
import { useRecords } from './useRecords.ts';

interface Props {
  close(): void;
  /** Opens a dialog in place of this one. */
  show(dialog: Part<DialogProps>): void;
}

/** Where to and what to do: pages, acts and records by name. Enter goes there or does it, with Ctrl in a new tab. */
export default function JumpDialog(props: Props) {
  const t = useText();
  return (
    <Mui>
      <Dialog
        open
        onClose={props.close}
        slotProps={{ container: { className: styles.container ?? '' }, paper: { 'aria-label': t('shell.search.label'), className: styles.paper ?? '' } }}
      >
        <Jump {...props} />
      </Dialog>
    </Mui>
  );
}

function Jump({ close, show }: Props) {
  const t = useText();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const { records, waiting, failed } = useRecords(typed);
  // What is known at once stands first: nothing above the choice moves when the answers come.
  const options = [...[...usePlaces(), ...useActs()].filter(({ label }) => fits(label, typed)), ...records];

  const choose = (found: Found) => {
    close();
    if ('to' in found) navigate(found.to);
    else if ('dialog' in found) show(found.dialog);
    else found.act();
  };
  const openBeside = (event: KeyboardEvent & { defaultMuiPrevented?: boolean }) => {
    // The choice, as the field tells it: what is chosen by itself is told nowhere else.
    const found = options[Number(/\d+$/.exec((event.target as Element).getAttribute('aria-activedescendant') ?? '')?.[0])];
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !found || !('to' in found)) return;
    event.preventDefault();
    event.defaultMuiPrevented = true;
    window.open(found.to, '_blank', 'noopener');
  };

  const { getRootProps, getInputProps, getListboxProps, getOptionProps, groupedOptions } = useAutocomplete<Found>({
    open: true,
    autoHighlight: true,
    options,
    filterOptions: all => all,
    groupBy: found => found.group,
    getOptionLabel: found => found.label,
    getOptionKey: found => found.key,
    isOptionEqualToValue: (a, b) => a.key === b.key,
    value: null,
    inputValue: typed,
    onInputChange: (_, text, reason) => reason === 'input' && setTyped(text),
    onChange: (_, found) => found && choose(found),
    onClose: (_, reason) => reason === 'escape' && close(),
  });
  const groups = groupedOptions as { key: number; index: number; group: string; options: Found[] }[];
  const hint = failed
    ? t('list.error')
    : waiting
      ? t('shell.search.waiting')
      : typed.trim().length < PERSON_SEARCH_LENGTH
        ? t('shell.search.hint')
        : groups.length
          ? ''
          : t('shell.search.nothing');

  return (
    <>
      <div {...getRootProps({ onKeyDown: openBeside })} className={styles.head}>
        <SearchIcon />
        <input {...getInputProps()} className={styles.input} autoFocus aria-label={t('shell.search.label')} placeholder={t('shell.search.placeholder')} />
        <button type="button" className={styles.close} aria-label={t('ui.close')} onClick={close}>
          <kbd>Esc</kbd>
          <CloseIcon />
        </button>
      </div>
      {groups.length ? (
        <ul {...getListboxProps()} className={styles.results}>
          {groups.map(({ key, index, group, options }) => (
            <li key={key} role="presentation">
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
          <kbd>↓</kbd> {t('shell.search.choose')} <kbd>Enter</kbd> {t('shell.search.open')} <kbd>Ctrl</kbd>
          <kbd>Enter</kbd> {t('shell.search.newTab')}
        </p>
      </div>
    </>
  );
}
