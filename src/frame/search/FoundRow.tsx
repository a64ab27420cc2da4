import type { ComponentProps } from 'react';
import type { Found } from './found.ts';
import styles from './JumpDialog.module.css';
import { signs } from './signs.tsx';

interface Props extends ComponentProps<'li'> {
  found: Found;
  typed: string;
}

/** One thing found: its sign, its name with what was typed marked, and what tells it from its namesakes. */
export const FoundRow = ({ found: { kind, label, note }, typed, ...option }: Props) => (
  <li {...option} className={styles.found}>
    {signs[kind]}
    <span className={styles.label}>
      <Marked text={label} wanted={typed.trim()} />
    </span>
    {note ? (
      <span className={styles.note}>
        <Marked text={note} wanted={typed.trim()} />
      </span>
    ) : null}
  </li>
);

function Marked({ text, wanted }: { text: string; wanted: string }) {
  const at = wanted ? text.toLocaleLowerCase().indexOf(wanted.toLocaleLowerCase()) : -1;
  if (at < 0) return text;
  const end = at + wanted.length;
  return (
    <>
      {text.slice(0, at)}
      <b>{text.slice(at, end)}</b>
      {text.slice(end)}
    </>
  );
}
