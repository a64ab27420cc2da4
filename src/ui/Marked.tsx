/** A text with what was typed marked in it, where it stands there. */
export function Marked({ text, wanted }: { text: string; wanted: string }) {
  const at = wanted ? text.toLocaleLowerCase().indexOf(wanted.toLocaleLowerCase()) : -1;
  if (at < 0) return text;
  const end = at + wanted.length;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  );
}
