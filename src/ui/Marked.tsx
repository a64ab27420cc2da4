import { findFolded } from '../platform/fold.ts';

/** Highlights the searched text. */
export function Marked({ text, wanted, className }: { text: string; wanted: string; className?: string }) {
  const range = findFolded(text, wanted);
  if (!range) return text;
  const [from, to] = range;
  return (
    <>
      {text.slice(0, from)}
      <mark className={className}>{text.slice(from, to)}</mark>
      {text.slice(to)}
    </>
  );
}
