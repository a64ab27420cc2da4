import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { BulkResultsDialog } from '../../admin/bulk/BulkResultsDialog.tsx';
import { ChoiceInput, useSharedForm } from '../../admin/index.ts';
import type { ComboboxChoice } from '../../admin/select/choices.ts';
import { applicationSource } from '../../domain/people/choiceSources.ts';
import { CATALOGUE_KINDS } from '../../platform/resources.ts';
import { plansOfApplication, readPeriods } from '../../platform/subscriptionPlans.ts';
import type { DialogProps } from '../../ui/dialog/DialogButton.tsx';
import { paths } from '../../ui/paths.ts';
import { useCountText } from '../../ui/useCountText.ts';
import { useJoinNames } from '../../ui/useJoinNames.ts';
import { useText } from '../../ui/useText.ts';
import { contentIds } from './contents.ts';
import type { PlanRecord } from './planForms.ts';
import { useApplicationWithPlans } from './useApplicationWithPlans.ts';
import { useDuplicate, type DuplicationStep } from './useDuplicate.ts';

interface DuplicateValues {
  to: ComboboxChoice | null;
}

const NOTHING: DuplicateValues = { to: null };

const validate = ({ to }: DuplicateValues) => ({ ...(!to && { to: 'access.rule.application' }) });

/** Creates a copy of a plan in another application, step by step: the plan, each period, and its contents. */
export default function DuplicateDialog({
  plan,
  applicationId,
  onClose,
}: DialogProps & { plan: PlanRecord; applicationId: string }) {
  const t = useText();
  const counted = useCountText();
  const listed = useJoinNames();
  const { form, values } = useSharedForm(NOTHING, validate);
  const to = values.to ?? undefined;
  const { steps, job, copyId } = useDuplicate(plan, to);
  const there = useApplicationWithPlans({ application: to && { _id: to.id, applicationName: to.label } });
  const source = useMemo(
    () => ({ ...applicationSource, isExcluded: ({ id }: ComboboxChoice) => id === applicationId }),
    [applicationId],
  );

  const { name } = plan;
  const parts = [
    t('resources.subscription-plans.duplicate.periods', { smart_count: readPeriods(plan).periods.length }),
    ...CATALOGUE_KINDS.map(kind => counted(kind, contentIds(plan, kind).length)),
  ];
  const isTwin =
    to !== undefined &&
    there.application !== undefined &&
    plansOfApplication(there.application).some(one => one.name === name);
  const nameOf = ({ what, period }: DuplicationStep) =>
    period
      ? t('resources.subscription-plans.duplicate.period', { name: period.name })
      : t(`resources.subscription-plans.duplicate.${what}`, { name });
  return (
    <BulkResultsDialog<DuplicationStep>
      texts={{
        action: t('resources.subscription-plans.duplicate.confirm'),
        question: t('resources.subscription-plans.duplicate.ask', { name }),
        running: (done, total) => t('resources.subscription-plans.duplicate.running', { name, done, total }),
        done: count =>
          count === steps.length
            ? t('resources.subscription-plans.duplicate.done', { name, application: to?.label })
            : t(`resources.subscription-plans.duplicate.${count ? 'partly' : 'nothing'}`, {
                name,
                application: to?.label,
                smart_count: count,
              }),
      }}
      records={steps}
      nameOf={nameOf}
      inOrder
      form={form}
      paragraphs={[
        t('resources.subscription-plans.duplicate.text', { parts: listed(parts) }),
        isTwin ? t('resources.subscription-plans.duplicate.twin', { name, application: to.label }) : '',
      ].filter(Boolean)}
      action={{ perform: job }}
      resultLink={
        copyId ? (
          <Link className="button primary" to={paths['subscription-plans'].edit(copyId)} onClick={onClose}>
            {t('resources.subscription-plans.duplicate.open')}
          </Link>
        ) : null
      }
      onClose={onClose}
    >
      <ChoiceInput source="to" label="access.application" choiceSource={source} autoFocus />
    </BulkResultsDialog>
  );
}
