import MapIcon from '@mui/icons-material/MapOutlined';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { Show, useRecordContext } from '../../admin/index.ts';
import { useRecord } from '../../admin/show/useListedRecordOptions.ts';
import {
  useAdministeredApplicationIds,
  useApplicationAccess,
} from '../../auth/useAdministeredApplicationIds.ts';
import { forbiddenError } from '../../data/failures.ts';
import { useCatalogue } from '../../domain/catalogue/useCatalogue.ts';
import { CallError } from '../../platform/errors.ts';
import { NameText } from '../../ui/Name.tsx';
import { paths } from '../../ui/paths.ts';
import { useText } from '../../ui/useText.ts';
import { NOTHING_PENDING } from './contents.ts';
import { DuplicateButton } from './DuplicateButton.tsx';
import { PlanComparison } from './PlanComparison.tsx';
import { PlanContents } from './PlanContents.tsx';
import { PlanDetails } from './PlanDetails.tsx';
import { planFailureText } from './planFailureText.ts';
import type { PlanRecord } from './planForms.ts';
import { PlanPeriods } from './PlanPeriods.tsx';
import styles from './PlanShow.module.css';
import { useApplicationWithPlans, type ApplicationWithPlans } from './useApplicationWithPlans.ts';

const three = ['1', '2', '3'];

/** Fills the page while the plan loads. */
const placeholderPlan: PlanRecord = {
  id: '',
  _id: '',
  name: '-',
  description: '-',
  periods: three.map(_id => ({ _id, name: '-', interval: 'month', intervalCount: 1, price: 0 })),
  purposes: three,
};

/** The key discards unsaved input when another plan is opened. */
export default function PlanShow() {
  const { id = '' } = useParams();
  return <OnePlan key={id} id={id} />;
}

const loadError = planFailureText('resources.subscription-plans.loadError');

function OnePlan({ id }: { id: string }) {
  const t = useText();
  // The heading shows the application of the plan.
  const { data: plan } = useRecord<PlanRecord>('subscription-plans', id);
  const context = useApplicationWithPlans({ application: plan?.application, ...(plan && { planId: id }) });
  const access = usePlanAccess(context);
  return (
    <Show<PlanRecord>
      resource="subscription-plans"
      id={id}
      placeholderRecord={placeholderPlan}
      access={access}
      title={plan?.name || t('resources.subscription-plans.name', { smart_count: 1 })}
      trail={
        context.id
          ? [
              {
                label: context.name.text || t('resources.applications.name', { smart_count: 2 }),
                to: paths.applications.edit(context.id),
              },
            ]
          : []
      }
      loadError={loadError}
      chips={<PlanApplication context={context} />}
      actions={<DuplicateButton applicationId={context.id} />}
    >
      <PlanParts context={context} />
    </Show>
  );
}

function PlanApplication({ context: { id, name } }: { context: ApplicationWithPlans }) {
  const plan = useRecordContext<PlanRecord>();
  return plan?.id && !id && !name.as ? null : (
    <span className={`chip ${styles.application}`} title={name.text}>
      <MapIcon fontSize="small" />
      <span>
        <NameText name={name} />
      </span>
    </span>
  );
}

function PlanParts({ context }: { context: ApplicationWithPlans }) {
  const plan = useRecordContext<PlanRecord>()!;
  const { lists, catalogue } = useCatalogue();
  const [pending, setPending] = useState(NOTHING_PENDING);
  return (
    <div key={plan.id} className={styles.beside}>
      <div className="stack">
        <PlanDetails />
        <PlanPeriods />
        <PlanContents lists={lists} catalogue={catalogue} pending={pending} setPending={setPending} />
      </div>
      <PlanComparison context={context} catalogue={catalogue} pending={pending} />
    </div>
  );
}

/**
 * Returns whether the plan's application is not administered by the signed-in user. This also works if the
 * plan does not contain its application.
 */
function usePlanAccess({ id, query: { isLoading, error } }: ApplicationWithPlans) {
  const isAdmin = useAdministeredApplicationIds() !== undefined;
  const access = useApplicationAccess(id);
  if (id || !isAdmin) return access;
  const isNowhere = error instanceof CallError && error.status === 404;
  return { isDenied: isLoading || isNowhere, refusal: isNowhere ? forbiddenError() : undefined };
}
