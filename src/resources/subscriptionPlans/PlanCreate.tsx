import { useDataProvider } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import {
  CreatePart,
  SaveButton,
  SimpleForm,
  TextInput,
  Toolbar,
  type CreatePartProps,
} from '../../admin/index.ts';
import { RecordPage } from '../../admin/show/RecordPage.tsx';
import { useApplicationAccess } from '../../auth/useAdministeredApplicationIds.ts';
import type { ConsoleDataProvider } from '../../data/dataProvider.ts';
import { requireId } from '../../data/requireId.ts';
import type { Application } from '../../platform/applications.ts';
import { paths } from '../../ui/paths.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import { useText } from '../../ui/useText.ts';
import { findNewPlan, planIdsOf } from './findNewPlan.ts';
import styles from './PlanCreate.module.css';
import { planFailureText } from './planFailureText.ts';
import { planForm, type PlanValues } from './planForms.ts';
import { useApplicationWithPlans } from './useApplicationWithPlans.ts';

/** Creates a plan. After a lost reply, it looks for the plan by its name. */
function usePlanCreation(application: Application): Pick<CreatePartProps, 'create' | 'findCreated'> {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return {
    async create(values) {
      const { data } = await dataProvider.create('subscription-plans', {
        data: values,
        meta: { path: { appId: application._id } },
      });
      const created = requireId(data);
      return { ...created, id: created._id };
    },
    async findCreated({ name }) {
      const id = await findNewPlan(dataProvider.call, application, String(name), planIdsOf(application));
      return id === undefined ? undefined : { id };
    },
  };
}

const placeholderApplication: Application = { _id: '', applicationName: '-' };

/** The key discards unsaved input when another application is opened. */
export default function PlanCreate() {
  const { id: appId = '' } = useParams();
  return <NewPlan key={appId} appId={appId} />;
}

function NewPlan({ appId }: { appId: string }) {
  const t = useText();
  const { isDenied, refusal } = useApplicationAccess(appId);
  const { query, application, name } = useApplicationWithPlans({ application: isDenied ? '' : appId });
  const error = refusal ?? query.error;
  return (
    <RecordPage
      record={application}
      placeholderRecord={placeholderApplication}
      error={error}
      retry={query.refetch}
      title={t('resources.subscription-plans.page.create')}
      trail={
        error
          ? []
          : [
              {
                label: name.text || t('resources.applications.name', { smart_count: 2 }),
                to: paths.applications.edit(appId),
              },
            ]
      }
      loadError={planFailureText('resources.subscription-plans.loadError')(error)}
      notFoundText="resources.subscription-plans.noSuchApplication"
      refusedText="resources.subscription-plans.notAuthorized"
    >
      {application => <NewPlanForm key={application._id} application={application} />}
    </RecordPage>
  );
}

function NewPlanForm({ application }: { application: Application }) {
  const t = useText();
  const navigate = useNavigate();
  return (
    <div className={`panel ${styles.create}`}>
      <CreatePart
        resource="subscription-plans"
        {...usePlanCreation(application)}
        successMessage="resources.subscription-plans.notifications.updated"
        errorMessage={planFailureText('resources.subscription-plans.createError')}
        onCreated={({ id }) => navigate(paths['subscription-plans'].edit(String(id)))}
      >
        <SimpleForm
          fields={planForm}
          draft={`plan:new:${application._id}`}
          label={t('resources.subscription-plans.page.create')}
          toolbar={
            <Toolbar>
              <SaveButton label="resources.subscription-plans.action.add" />
              <TextButton onClick={() => navigate(paths.applications.edit(application._id))}>
                {t('ui.cancel')}
              </TextButton>
            </Toolbar>
          }
        >
          <TextInput<PlanValues> source="name" autoComplete="off" autoFocus />
          <TextInput<PlanValues> source="description" multiline rows={4} />
          <p className="secondary">{t('resources.subscription-plans.createHint')}</p>
        </SimpleForm>
      </CreatePart>
    </div>
  );
}
