import MapIcon from '@mui/icons-material/MapOutlined';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { RecordPage } from '../../admin/show/RecordPage.tsx';
import { useRecord } from '../../admin/show/useListedRecord.ts';
import { useCatalogue, type Catalogue, type CatalogueAsked } from '../../catalogue/useCatalogue.ts';
import { NameText } from '../../ui/Name.tsx';
import { paths } from '../../ui/paths.ts';
import { useText } from '../../ui/useText.ts';
import { awaitedPlan } from './awaitedPlan.ts';
import { NOTHING_PENDING } from './contents.ts';
import { DuplicateButton } from './DuplicateButton.tsx';
import { orSorry } from './orSorry.ts';
import { PlanComparison } from './PlanComparison.tsx';
import { PlanContents } from './PlanContents.tsx';
import { PlanDetails } from './PlanDetails.tsx';
import type { PlanRecord } from './planForms.ts';
import { PlanPeriods } from './PlanPeriods.tsx';
import styles from './plans.module.css';
import { useApplicationWithPlans, type ApplicationWithPlans } from './useApplicationWithPlans.ts';
import { useOutsideOfPlan } from './useOutsideOfPlan.ts';

/** Another plan is another page: nothing typed or chosen for one is left standing for the next. */
export default function PlanPage() {
  const { id = '' } = useParams();
  return <OnePlan key={id} id={id} />;
}

function OnePlan({ id }: { id: string }) {
  const t = useText();
  const { data: plan, error, refetch } = useRecord<PlanRecord>('subscription-plans', id);
  const around = useApplicationWithPlans({ application: plan?.application, ...(plan && { planId: id }) });
  const { isOutside, refusal } = useOutsideOfPlan(around);
  const { asked, catalogue } = useCatalogue();
  return (
    <RecordPage
      record={isOutside ? undefined : plan}
      awaited={awaitedPlan}
      error={error ?? refusal}
      retry={refetch}
      title={plan?.name || t('resources.subscription-plans.name', { smart_count: 1 })}
      trail={
        around.id
          ? [
              {
                label: around.name.text || t('resources.applications.name', { smart_count: 2 }),
                to: paths.application(around.id),
              },
            ]
          : []
      }
      loadError={orSorry('resources.subscription-plans.loadError')(error)}
      noSuch="resources.subscription-plans.noSuch"
      refusal="resources.subscription-plans.notAuthorized"
      chips={plan =>
        plan.id && !around.id && !around.name.as ? null : (
          <span className={`chip ${styles.application}`} title={around.name.text}>
            <MapIcon fontSize="small" />
            <span>
              <NameText name={around.name} />
            </span>
          </span>
        )
      }
      actions={plan => <DuplicateButton plan={plan} applicationId={around.id} />}
    >
      {plan => <PlanParts key={plan.id} plan={plan} around={around} asked={asked} catalogue={catalogue} />}
    </RecordPage>
  );
}

/** What a plan is, costs and includes; and beside that what the application's other plans do. */
function PlanParts({
  plan,
  around,
  asked,
  catalogue,
}: {
  plan: PlanRecord;
  around: ApplicationWithPlans;
  asked: CatalogueAsked;
  catalogue: Catalogue;
}) {
  const [pending, setPending] = useState(NOTHING_PENDING);
  return (
    <div className={styles.beside}>
      <div className="stack">
        <PlanDetails plan={plan} />
        <PlanPeriods plan={plan} />
        <PlanContents plan={plan} asked={asked} catalogue={catalogue} pending={pending} tell={setPending} />
      </div>
      <PlanComparison plan={plan} around={around} catalogue={catalogue} pending={pending} />
    </div>
  );
}
