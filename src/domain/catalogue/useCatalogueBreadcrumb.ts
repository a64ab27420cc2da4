import { useParams } from 'react-router-dom';
import { useRecord } from '../../admin/show/useListedRecordOptions.ts';
import { useEndpointQuery } from '../../data/useEndpointQuery.ts';
import { applications } from '../../platform/applications.ts';
import { paths } from '../../ui/paths.ts';
import { useText } from '../../ui/useText.ts';
import { useApplicationNames } from '../people/useNames.ts';
import { catalogueHref, useAncestors, type Ancestors } from './ancestors.ts';
import { getRecordName, includesReference, type CatalogueKind, type CatalogueRecord } from './kinds.ts';
import { useAllPurposes, useAllToolgroups } from './lists.ts';

interface Holding {
  toolgroups?: unknown[];
  tools?: unknown[];
  rolesAssigned?: { application?: unknown }[];
}

/** The page requests the record; the breadcrumb only observes it. */
const READ_BY_PAGE = { enabled: false };

const isIn = (application: string, record: Holding | undefined) =>
  includesReference(
    record?.rolesAssigned?.map(entry => entry.application),
    application,
  );

/**
 * Builds the breadcrumb of a record's page from the application, purpose and toolgroup in the URL that still
 * contain the record, or from the list of its kind. The application links to its tools if the user came from
 * there. A purpose and a toolgroup are called by their kind until their names load.
 */
export function useCatalogueBreadcrumb(kind: CatalogueKind): { label: string; to: string }[] {
  const t = useText();
  const { id = '' } = useParams();
  const { data: record } = useRecord<CatalogueRecord>(kind, id, READ_BY_PAGE);
  const ancestors = useAncestors();
  const byGroup = kind === 'tools' && !!ancestors.toolgroup;
  const byPurpose = (kind === 'toolgroups' || byGroup) && !!ancestors.purpose;
  const groups = useAllToolgroups(byGroup);
  const purposes = useAllPurposes(byPurpose);
  const applicationName = useApplicationNames([ancestors.application]);

  const group = byGroup ? groups.rows.find(({ _id }) => _id === ancestors.toolgroup) : undefined;
  const groupHolds = byGroup && (!groups.query.data || !record || includesReference(group?.tools, record.id));
  const below = byGroup ? ancestors.toolgroup! : (record?.id ?? '');
  const purpose = byPurpose ? purposes.rows.find(({ _id }) => _id === ancestors.purpose) : undefined;
  const purposeHolds =
    byPurpose &&
    (!byGroup || groupHolds) &&
    (!purposes.query.data || !below || includesReference(purpose?.toolgroups, below));
  const first = purposeHolds ? purpose : groupHolds ? group : record;
  const called = applicationName(ancestors.application);
  /** Whether the user came from the tools of the application. */
  const direct = kind === 'tools' && !byGroup;
  const carried = isIn(ancestors.application ?? '', first as Holding | undefined);
  // If no role connects the record with the application, the application itself may list the tool.
  const applicationInfo = useEndpointQuery(
    applications.info,
    { path: { id: ancestors.application ?? '' } },
    { enabled: direct && !!ancestors.application && !!record && !carried },
  );
  const owned = !!record && includesReference(applicationInfo.data?.tools, record.id);
  const within =
    ancestors.application && !called.as && called.text && (carried || (direct && owned))
      ? ancestors.application
      : undefined;

  const so: Ancestors = {
    ...(within && { application: within }),
    ...(purposeHolds && { purpose: ancestors.purpose! }),
  };
  const top: CatalogueKind = purposeHolds ? 'purposes' : groupHolds ? 'toolgroups' : kind;
  return [
    within
      ? { label: called.text, to: paths.applications.edit(within) + (direct ? '#tools' : '') }
      : { label: t(`resources.${top}.name`, { smart_count: 2 }), to: paths[top].list },
    ...(purposeHolds
      ? [
          {
            label: getRecordName('purposes', purpose) ?? t('resources.purposes.name', { smart_count: 2 }),
            to: catalogueHref('purposes', ancestors.purpose!, within ? { application: within } : {}),
          },
        ]
      : []),
    ...(groupHolds
      ? [
          {
            label: getRecordName('toolgroups', group) ?? t('resources.toolgroups.name', { smart_count: 2 }),
            to: catalogueHref('toolgroups', ancestors.toolgroup!, so),
          },
        ]
      : []),
  ];
}
