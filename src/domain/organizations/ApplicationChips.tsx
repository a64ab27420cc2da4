import type { WholeApplication } from '../../platform/applications.ts';
import { AccessType } from './AccessType.tsx';

/** What an application is, as chips: its type, its edition, and who may come in. */
export const ApplicationChips = ({
  application: { applicationType, productEdition, accessType },
}: {
  application: Partial<WholeApplication>;
}) => (
  <span className="row" style={{ flexWrap: 'wrap' }}>
    {applicationType ? <span className="chip">{applicationType}</span> : null}
    {productEdition ? <span className="chip">{productEdition}</span> : null}
    {accessType ? <AccessType chip access={accessType} /> : null}
  </span>
);
