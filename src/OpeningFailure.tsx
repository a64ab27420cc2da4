import type { ReactNode } from 'react';
import { Deferred } from './account/Deferred.tsx';
import { loadRequestId } from './account/ProblemNote.tsx';

/** A message with buttons instead of the console. */
export const OpeningFailure = ({
  title,
  text,
  requestId,
  children,
}: {
  title: string;
  text?: string | false;
  requestId?: string | undefined;
  children: ReactNode;
}) => (
  <>
    <div role="alert">
      <h1>{title}</h1>
      {text && <p>{text}</p>}
      {requestId && <Deferred load={loadRequestId} componentProps={{ id: requestId }} />}
    </div>
    <div className="row">{children}</div>
  </>
);
