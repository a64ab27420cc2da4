import { useNavigate, useParams } from 'react-router-dom';
import { RecordPage } from '../../admin/show/RecordPage.tsx';
import { useOutside } from '../../auth/useAdministered.ts';
import { TextAreaInput } from '../../forms/inputs/TextAreaInput.tsx';
import { TextInput } from '../../forms/inputs/TextInput.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { SaveButtons } from '../../forms/SaveButtons.tsx';
import type { Application } from '../../platform/applications.ts';
import { paths } from '../../ui/paths.ts';
import { useText } from '../../ui/useText.ts';
import { orSorry } from './orSorry.ts';
import { planForm, type PlanValues } from './planForms.ts';
import styles from './plans.module.css';
import { useApplicationWithPlans } from './useApplicationWithPlans.ts';
import { useCreatePlan } from './useCreatePlan.ts';

const awaitedApplication: Application = { _id: '', applicationName: '-' };

/** Another application is another page: nothing typed for one is left standing for the next. */
export default function NewPlanPage() {
  const { id: appId = '' } = useParams();
  return <NewPlan key={appId} appId={appId} />;
}

function NewPlan({ appId }: { appId: string }) {
  const t = useText();
  const { isOutside, refusal } = useOutside(appId);
  const { asked, application, name } = useApplicationWithPlans({ application: isOutside ? '' : appId });
  const error = refusal ?? asked.error;
  return (
    <RecordPage
      record={application}
      awaited={awaitedApplication}
      error={error}
      retry={asked.refetch}
      title={t('resources.subscription-plans.page.create')}
      trail={
        error
          ? []
          : [
              {
                label: name.text || t('resources.applications.name', { smart_count: 2 }),
                to: paths.application(appId),
              },
            ]
      }
      loadError={orSorry('resources.subscription-plans.loadError')(error)}
      noSuch="resources.subscription-plans.noSuchApplication"
      refusal="resources.subscription-plans.notAuthorized"
    >
      {application => <NewPlanForm key={application._id} application={application} />}
    </RecordPage>
  );
}

function NewPlanForm({ application }: { application: Application }) {
  const t = useText();
  const navigate = useNavigate();
  const { create, made } = useCreatePlan(application);
  const back = () => navigate(paths.application(application._id));
  return (
    <div className={`panel ${styles.create}`}>
      <RecordForm
        form={planForm}
        name={`plan:new:${application._id}`}
        label={t('resources.subscription-plans.page.create')}
        save={create}
        done={() => navigate(paths.plan(made.current))}
      >
        <TextInput<PlanValues> source="name" autoComplete="off" autoFocus />
        <TextAreaInput<PlanValues> source="description" />
        <p className="secondary">{t('resources.subscription-plans.createHint')}</p>
        <SaveButtons submit={t('resources.subscription-plans.action.add')} cancel={back} />
      </RecordForm>
    </div>
  );
}
