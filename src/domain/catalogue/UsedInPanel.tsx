import {
  GroupedRecords,
  ListPanel,
  NameField,
  useRecordContext,
  type NamedRecord,
} from '../../admin/index.ts';
import { plainName } from '../../ui/Name.tsx';
import { State } from '../../ui/State.tsx';
import { useText } from '../../ui/useText.ts';
import { useCatalogueKind, type CatalogueKind, type CatalogueRecord } from './kinds.ts';
import { useRecordUses } from './useRecordUses.ts';

const USE_KINDS = ['purposes', 'toolgroups', 'plans'] as const;

interface UseRow extends NamedRecord {
  to: string;
}

/** Links the purposes, toolgroups and plans that contain the record in context. */
export function UsedInPanel() {
  const kind = useCatalogueKind();
  const id = useRecordContext<CatalogueRecord>()?.id;
  return id ? <UsesPanel kind={kind} id={id} /> : null;
}

function UsesPanel({ kind, id }: { kind: CatalogueKind; id: string }) {
  const t = useText();
  const { query, isComplete, ...uses } = useRecordUses(kind, id);
  const records = USE_KINDS.flatMap(of => {
    const name = plainName(
      t(`resources.${of === 'plans' ? 'subscription-plans' : of}.name`, { smart_count: 2 }),
    );
    return uses[of].map(({ id: own, name: called, to, of: application }) => ({
      id: `${of} ${own}`,
      name: plainName([called, application].filter(Boolean).join(' · ')),
      group: { id: of, name },
      to,
    }));
  });
  return (
    <ListPanel
      title={t('catalogue.uses.title')}
      addressPrefix="usedIn"
      records={isComplete ? records : []}
      query={query}
      empty={
        <State
          kind="empty"
          heading="h3"
          title={t(kind === 'purposes' ? 'catalogue.uses.noPlan' : 'catalogue.uses.none')}
          text={t(kind === 'purposes' ? 'catalogue.uses.noPlanHint' : 'catalogue.uses.noneHint')}
        />
      }
    >
      <GroupedRecords primaryText={<NameField<UseRow> source="name" link={({ to }) => to} />} />
    </ListPanel>
  );
}
