import { useMemo } from 'react';
import { useRecordContext } from '../../admin/index.ts';
import type { Catalogue } from '../../domain/catalogue/useCatalogue.ts';
import { plansOfApplication } from '../../platform/subscriptionPlans.ts';
import { FailedState } from '../../ui/failure/FailedState.tsx';
import { formatCount } from '../../ui/formats.ts';
import { SkippedRows } from '../../ui/SkippedRows.tsx';
import { useText } from '../../ui/useText.ts';
import { comparePlans } from './comparePlans.ts';
import { PlanComparisonTable } from './ComparisonTable.tsx';
import type { PendingByKind } from './contents.ts';
import headStyles from './panelHead.module.css';
import styles from './PlanComparison.module.css';
import { planFailureText } from './planFailureText.ts';
import type { PlanRecord } from './planForms.ts';
import type { ApplicationWithPlans } from './useApplicationWithPlans.ts';

interface Props {
  context: ApplicationWithPlans;
  catalogue: Catalogue;
  pending: PendingByKind;
}

export function PlanComparison({ context, catalogue, pending }: Props) {
  const t = useText();
  const plan = useRecordContext<PlanRecord>()!;
  const { query, application, name } = context;
  const known = useMemo(() => application && plansOfApplication(application), [application]);
  const plans = useMemo(() => known && comparePlans(known, plan), [known, plan]);
  const skippedCount = (application?.subscriptionPlans?.length ?? 0) - (known?.length ?? 0);
  return (
    <section className="panel" aria-labelledby="plan-comparison" aria-busy={query.isPending}>
      <div className="panel-head">
        <h2 id="plan-comparison">
          {t('resources.subscription-plans.compare.title')}{' '}
          <span className={headStyles.count}>{plans ? formatCount(plans.length) : ''}</span>
        </h2>
      </div>
      <SkippedRows count={skippedCount} />
      {plans ? (
        <PlanComparisonTable
          caption={t('resources.subscription-plans.compare.caption', { application: name.text })}
          plans={plans}
          catalogue={catalogue}
          pending={pending}
        />
      ) : query.error ? (
        <FailedState
          heading="h3"
          error={query.error}
          loadError={planFailureText('resources.subscription-plans.loadError')(query.error)}
          retry={query.refetch}
        />
      ) : (
        <div className={styles.comparing}>
          <span className="visually-hidden">{t('ra.page.loading')}</span>
          {WIDTHS.map((width, at) => (
            <p key={at}>
              <span className="skeleton" style={{ width }} />
            </p>
          ))}
        </div>
      )}
    </section>
  );
}

/** Widths of the placeholders while the rows load. */
const WIDTHS = ['40%', '56%', '32%', '62%', '48%', '40%', '56%', '36%'];
