/** The dot that says whether a user is active, with its text for those who do not see it. Plain: a list draws many. */
export const ActiveDot = ({ active, text }: { active: boolean; text: string }) => (
  <>
    <span className={`dot ${active ? '' : 'off'}`} title={text} />
    <span className="visually-hidden">{text}: </span>
  </>
);
