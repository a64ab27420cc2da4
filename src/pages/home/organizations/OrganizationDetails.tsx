import { useRecordContext } from '../../../admin/index.ts';
import type { ApplicationRecord } from '../../../domain/organizations/application.ts';
import { FactGrid } from '../../../domain/organizations/FactGrid.tsx';
import { useFacts } from '../../../domain/organizations/useFacts.tsx';

/** Shows placeholders until the organization is loaded. */
export function OrganizationDetails() {
  const application = useRecordContext<ApplicationRecord>();
  const { id, code, site, key, text } = useFacts(application);
  return (
    <FactGrid
      awaited={!application}
      facts={[
        id,
        code('applicationDatabase'),
        site('applicationDomainName'),
        site('editingServiceUrl'),
        site('legacySiteURL'),
        code('gaKey'),
        key('pmApiKey'),
        key('solrAPIKey'),
        text('description'),
        text('disclaimer'),
      ]}
    />
  );
}
