import { Fragment } from 'react';

/** An e-mail or web address, all of it, whatever came in its place: it goes on in the next line after an @ or a dot. */
export const Address = ({ text }: { text: unknown }) =>
  String(text ?? '')
    .split(/(?<=[@.])/)
    .map((part, at) => (
      <Fragment key={at}>
        {at ? <wbr /> : null}
        {part}
      </Fragment>
    ));
