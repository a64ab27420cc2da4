import { Link } from 'react-router-dom';
import { CopyButton } from './CopyButton.tsx';
import { useText } from './useText.ts';

/** What something is called: by its name, by its id where nobody here knows one, by nothing yet while it is looked up. */
export interface Name {
  text: string;
  as?: 'id' | 'awaited';
  /** Stands before the id, in the text too: what a record that could not be read is called. */
  label?: string;
}

export const plainName = (text: string): Name => ({ text });
export const unread = (label: string, id: string): Name => ({ text: `${label} ${id}`, as: 'id', label });

interface Props {
  name: Name;
  /** Without the button that copies the id: within a link or another button. */
  plain?: boolean;
}

/** A name on the screen. An id is never dressed as one, and its place is kept while it is looked up. */
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

/** A name that leads to its page, in an `a` of the given class. A record that could not be read has no page to lead to. */
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
