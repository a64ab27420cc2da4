import { Fragment } from 'react';

/** An e-mail or web address, all of it: it goes on in the next line after an @ or a dot. */
export const Address = ({ text }: { text: string }) =>
  text.split(/(?<=[@.])/).map((part, at) => (
    <Fragment key={at}>
      {at ? <wbr /> : null}
      {part}
    </Fragment>
  ));
