/** The dot that says whether a user is active, with its text for those who do not see it. Plain: a list draws many. */
export const ActiveDot = ({ active, text }: { active: boolean; text: string }) => (
  <>
    <span className={active ? 'dot' : 'dot off'} role="img" aria-label={`${text}:`} title={text} />{' '}
  </>
);
