import { useText } from '../../ui/useText.ts';

/** The dot that says whether a user is active, with a text for those who do not see it. */
export function ActiveDot({ active }: { active: boolean }) {
  const t = useText();
  return <PlainActiveDot active={active} text={t(active ? 'users.active' : 'users.inactive')} />;
}

export const PlainActiveDot = ({ active, text }: { active: boolean; text: string }) => (
  <>
    <span className={`dot ${active ? '' : 'off'}`} title={text} />
    <span className="visually-hidden">{text}: </span>
  </>
);
