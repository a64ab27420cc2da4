import { useId } from 'react';
import { useRecordContext } from '../../admin/index.ts';
import { referenceId } from '../../data/dialect.ts';
import { useEndpointList } from '../../data/useEndpointList.ts';
import { Facts, MonospaceText } from '../../ui/Facts.tsx';
import { useCountText } from '../../ui/useCountText.ts';
import { useText } from '../../ui/useText.ts';
import { kinds, useCatalogueKind, type CatalogueKind, type CatalogueRecord } from './kinds.ts';

export function CatalogueDetails() {
  const t = useText();
  const kind = useCatalogueKind();
  const record = useRecordContext<CatalogueRecord>()!;
  const counted = useCountText();
  const heading = useId();
  const contentText = useContentText(kind, record);
  const roleEntries = (record.rolesAssigned ?? []).filter(({ role }) => referenceId(role));
  const applicationIds = new Set(roleEntries.map(({ application }) => referenceId(application)));
  return (
    <section className="panel" aria-labelledby={heading}>
      <div className="panel-head">
        <h2 id={heading}>{t('catalogue.details.title')}</h2>
      </div>
      <Facts
        facts={[
          {
            label: t(`resources.${kind}.fields.id`),
            value: <MonospaceText text={record.id} />,
            copy: record.id,
          },
          ...(kind === 'tools'
            ? []
            : [{ label: t('resources.tools.name', { smart_count: 2 }), value: contentText }]),
          {
            label: t(`resources.${kind}.fields.rolesAssigned`),
            value: roleEntries.length
              ? t('catalogue.details.both', {
                  roles: counted('roles', new Set(roleEntries.map(({ role }) => referenceId(role))).size),
                  applications: counted('applications', applicationIds.size),
                })
              : '',
          },
        ]}
      />
    </section>
  );
}

/**
 * Describes how many tools a record contains. A purpose counts each tool once, even if several of its
 * toolgroups contain it.
 */
function useContentText(kind: CatalogueKind, record: CatalogueRecord): string {
  const t = useText();
  const { query, rows } = useEndpointList(
    kinds.toolgroups.calls.ofPurpose,
    { path: { id: record.id } },
    { enabled: kind === 'purposes' && record.id !== '' },
  );
  const counted = useCountText();
  if (kind === 'toolgroups')
    return counted('tools', ((record as CatalogueRecord<'toolgroups'>).tools ?? []).length);
  const groups = ((record as CatalogueRecord<'purposes'>).toolgroups ?? []).length;
  if (!query.data) return counted('toolgroups', groups);
  return t('catalogue.details.toolsIn', {
    tools: counted('tools', new Set(rows.flatMap(({ tools }) => (tools ?? []).map(referenceId))).size),
    toolgroups: counted('toolgroups', groups),
  });
}
