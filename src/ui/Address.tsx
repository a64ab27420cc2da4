import { Fragment } from 'react';

/** Renders an email or URL that can break after an @ or a dot. */
export const Address = ({ text }: { text: unknown }) =>
  String(text ?? '')
    .split(/(?<=[@.])/)
    .map((part, at) => (
      <Fragment key={at}>
        {at ? <wbr /> : null}
        {part}
      </Fragment>
    ));
