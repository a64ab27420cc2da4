import { useText } from './useText.ts';

/** What something is called: by its name, by its id where nobody here knows one, by nothing yet while it is looked up. */
export interface Name {
  text: string;
  as?: 'id' | 'awaited';
}

export const named = (text: string): Name => ({ text });

/** A name on the screen. An id is never dressed as one, and its place is kept while it is looked up. */
export function NameText({ name: { text, as } }: { name: Name }) {
  const t = useText();
  if (as === 'id') return <span className="mono">{text}</span>;
  if (as !== 'awaited') return text;
  return (
    <>
      <span className="visually-hidden">{t('shell.loading')}</span>
      <span className="skeleton" style={{ width: 120, maxWidth: '100%' }} aria-hidden />
    </>
  );
}
