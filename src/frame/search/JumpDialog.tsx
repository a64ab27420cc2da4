import useAutocomplete from '@mui/material/useAutocomplete';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PERSON_SEARCH_LENGTH } from '../../access/sources.ts';
import { userName } from '../../platform/userName.ts';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { useNavLinks } from '../nav/navLinks.ts';
import { paths } from '../../ui/paths.ts';
import { useText } from '../../ui/useText.ts';
import styles from './JumpDialog.module.css';
import { useFoundPeople } from './useFoundPeople.ts';

interface Place {
  to: string;
  label: string;
  note?: string;
  group: string;
}

/** Where to: pages by name, people by name or e-mail. Enter goes there. */
export default function JumpDialog({ close }: { close(): void }) {
  const t = useText();
  return (
    <Modal title={t('shell.search.label')} close={close}>
      <JumpSearch close={close} />
    </Modal>
  );
}

function JumpSearch({ close }: { close(): void }) {
  const t = useText();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const { main, belowTools } = useNavLinks();
  const { people, waiting, failed } = useFoundPeople(typed);

  const wanted = typed.trim().toLocaleLowerCase();
  const pages: Place[] = [
    ...main,
    ...belowTools,
    { to: paths.profile, label: t('shell.profile') },
    { to: paths.apiKeys, label: t('shell.apiKeys') },
    { to: paths.settings, label: t('shell.changePassword') },
  ]
    .filter(({ label }) => label.toLocaleLowerCase().includes(wanted))
    .map(({ to, label }) => ({ to, label, group: t('shell.search.pages') }));
  const found: Place[] = people.map(person => ({
    to: paths.user(person._id),
    label: userName(person),
    note: person.email,
    group: t('shell.search.people'),
  }));
  const hint = failed
    ? t('list.error')
    : waiting
      ? t('shell.search.waiting')
      : wanted.length < PERSON_SEARCH_LENGTH
        ? t('shell.search.hint')
        : found.length
          ? ''
          : t('shell.search.nobody');

  const { getRootProps, getInputProps, getListboxProps, getOptionProps, groupedOptions } = useAutocomplete<Place>({
    open: true,
    autoHighlight: true,
    options: [...found, ...pages],
    filterOptions: options => options,
    groupBy: place => place.group,
    getOptionLabel: place => place.label,
    getOptionKey: place => place.to,
    isOptionEqualToValue: (a, b) => a.to === b.to,
    value: null,
    inputValue: typed,
    onInputChange: (_, text, reason) => reason === 'input' && setTyped(text),
    onChange: (_, place) => {
      if (!place) return;
      close();
      navigate(place.to);
    },
    onClose: (_, reason) => reason === 'escape' && close(),
  });
  const groups = groupedOptions as { key: number; index: number; group: string; options: Place[] }[];

  return (
    <>
      <div {...getRootProps()}>
        <input {...getInputProps()} className="input" type="search" autoFocus aria-label={t('shell.search.label')} placeholder={t('shell.search.placeholder')} />
      </div>
      <p className="hint" role="status">
        {hint}
      </p>
      <ul {...getListboxProps()} className={styles.results}>
        {groups.map(({ key, index, group, options }) => (
          <li key={key} role="presentation">
            <div className={styles.group}>{group}</div>
            <ul role="presentation">
              {options.map((place, at) => {
                const { key: _, ...props } = getOptionProps({ option: place, index: index + at });
                return (
                  <li key={place.to} {...props} className={styles.place}>
                    {place.label}
                    {place.note ? <span className="secondary">{place.note}</span> : null}
                  </li>
                );
              })}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}
