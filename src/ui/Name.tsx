import { Link } from 'react-router-dom';
import { CopyButton } from './CopyButton.tsx';
import { useText } from './useText.ts';

/** The name of a record. `id` means that only the id is known; `awaited` means that the name is loading. */
export interface Name {
  text: string;
  as?: 'id' | 'awaited';
  /** The text before the id of a record that could not be read. */
  label?: string;
}

export const plainName = (text: string): Name => ({ text });
export const unread = (label: string, id: string): Name => ({ text: `${label} ${id}`, as: 'id', label });

interface Props {
  name: Name;
  /** Leaves out the button that copies the id, for use in a link or another button. */
  plain?: boolean;
}

/** Shows a name, an id in a monospace font, or a placeholder while the name loads. */
export function NameText({ name: { text, as, label }, plain }: Props) {
  const t = useText();
  if (label !== undefined) {
    const id = text.slice(label.length + 1);
    return (
      <>
        <span>
          {label} <span className="mono secondary">{id}</span>
        </span>
        {plain ? null : <CopyButton text={id} name={text} />}
      </>
    );
  }
  if (as === 'id') return <span className="mono">{text}</span>;
  if (as !== 'awaited') return text;
  return (
    <>
      <span className="visually-hidden">{t('ra.page.loading')}</span>
      <span className="skeleton" style={{ width: 120, maxWidth: '100%' }} aria-hidden />
    </>
  );
}

/** Links a name to its page. A record that could not be read has no link. */
export const NameLink = ({ name, to, className }: { name: Name; to: string; className?: string }) =>
  name.label === undefined ? (
    <Link to={to} className={className}>
      <NameText name={name} />
    </Link>
  ) : (
    <span className={className}>
      <NameText name={name} />
    </span>
  );
