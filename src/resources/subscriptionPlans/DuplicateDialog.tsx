import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { applicationSource } from '../../access/sources.ts';
import { BulkResultsDialog } from '../../admin/bulk/BulkResultsDialog.tsx';
import type { Choice } from '../../admin/select/choices.ts';
import { Combobox } from '../../admin/select/Combobox.tsx';
import { KINDS } from '../../platform/resources.ts';
import { periodsOf, plansOf } from '../../platform/subscriptionPlans.ts';
import type { DialogProps } from '../../ui/dialog/DialogButton.tsx';
import { paths } from '../../ui/paths.ts';
import { useCounted } from '../../ui/useCounted.ts';
import { useListed } from '../../ui/useListed.ts';
import { useText } from '../../ui/useText.ts';
import { idsIn } from './contents.ts';
import type { PlanRecord } from './planForms.ts';
import { useApplicationWithPlans } from './useApplicationWithPlans.ts';
import { useDuplicate, type Step } from './useDuplicate.ts';

/** Makes the same plan in another application: the plan, its periods one by one, what it includes. */
export default function DuplicateDialog({
  plan,
  applicationId,
  close,
}: DialogProps & { plan: PlanRecord; applicationId: string }) {
  const t = useText();
  const counted = useCounted();
  const listed = useListed();
  const [[to], setTo] = useState<Choice[]>([]);
  const [tried, setTried] = useState(false);
  const { steps, job, made } = useDuplicate(plan, to);
  const there = useApplicationWithPlans({ application: to && { _id: to.id, applicationName: to.label } });
  const source = useMemo(
    () => ({ ...applicationSource, leaveOut: ({ id }: Choice) => id === applicationId }),
    [applicationId],
  );

  const { name } = plan;
  const parts = [
    t('resources.subscription-plans.duplicate.periods', { smart_count: periodsOf(plan).periods.length }),
    ...KINDS.map(kind => counted(kind, idsIn(plan, kind).length)),
  ];
  const isTwin =
    to !== undefined &&
    there.application !== undefined &&
    plansOf(there.application).some(one => one.name === name);
  const nameOf = ({ what, period }: Step) =>
    period
      ? t('resources.subscription-plans.duplicate.period', { name: period.name })
      : t(`resources.subscription-plans.duplicate.${what}`, { name });
  return (
    <BulkResultsDialog<Step>
      words={{
        action: t('resources.subscription-plans.duplicate.confirm'),
        ask: t('resources.subscription-plans.duplicate.ask', { name }),
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
      choice={
        <Combobox
          label={t('access.application')}
          source={source}
          value={to ? [to] : []}
          choose={setTo}
          autoFocus
          error={tried && !to ? t('access.rule.application') : undefined}
        />
      }
      chosen={to !== undefined}
      ready={() => {
        setTried(true);
        return to !== undefined;
      }}
      lines={[
        t('resources.subscription-plans.duplicate.text', { parts: listed(parts) }),
        isTwin ? t('resources.subscription-plans.duplicate.twin', { name, application: to.label }) : '',
      ].filter(Boolean)}
      action={{ perform: job }}
      way={
        made ? (
          <Link className="button primary" to={paths.plan(made)} onClick={close}>
            {t('resources.subscription-plans.duplicate.open')}
          </Link>
        ) : null
      }
      close={close}
    />
  );
}
