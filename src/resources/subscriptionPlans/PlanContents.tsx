import { useCallback, type Dispatch, type SetStateAction } from 'react';
import { TabbedShowLayout, useRecordContext } from '../../admin/index.ts';
import type { CatalogueKind } from '../../domain/catalogue/kinds.ts';
import type { Catalogue, CatalogueLists } from '../../domain/catalogue/useCatalogue.ts';
import { CATALOGUE_KINDS } from '../../platform/resources.ts';
import { useText } from '../../ui/useText.ts';
import styles from './contents.module.css';
import { applyPending, contentIds, type PendingByKind, type PendingContents } from './contents.ts';
import { ContentTab } from './ContentTab.tsx';
import type { PlanRecord } from './planForms.ts';

interface Props {
  lists: CatalogueLists;
  catalogue: Catalogue;
  pending: PendingByKind;
  setPending: Dispatch<SetStateAction<PendingByKind>>;
}

export function PlanContents({ lists, catalogue, pending, setPending }: Props) {
  const t = useText();
  const plan = useRecordContext<PlanRecord>()!;
  const onPendingChange = useCallback(
    (kind: CatalogueKind, changed: PendingContents) => setPending(all => ({ ...all, [kind]: changed })),
    [setPending],
  );
  return (
    <section className={`panel ${styles.contents}`} aria-labelledby="plan-contents">
      <h2 id="plan-contents" className="visually-hidden">
        {t('resources.subscription-plans.contents.title')}
      </h2>
      <TabbedShowLayout label="resources.subscription-plans.contents.title">
        {CATALOGUE_KINDS.map(kind => (
          <TabbedShowLayout.Tab
            key={kind}
            path={kind}
            label={t(`resources.${kind}.name`, { smart_count: 2 })}
            count={applyPending(contentIds(plan, kind), pending[kind]).length}
          >
            <ContentTab
              kind={kind}
              list={lists[kind]}
              catalogue={catalogue}
              onPendingChange={onPendingChange}
            />
          </TabbedShowLayout.Tab>
        ))}
      </TabbedShowLayout>
    </section>
  );
}
