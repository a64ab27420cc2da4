import EditIcon from '@mui/icons-material/EditOutlined';
import { TextAreaInput } from '../../forms/inputs/TextAreaInput.tsx';
import { TextInput } from '../../forms/inputs/TextInput.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { SaveButtons } from '../../forms/SaveButtons.tsx';
import { useEditing } from '../../forms/useEditing.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Identifier } from '../../ui/Facts.tsx';
import { orEmpty } from '../../ui/formats.ts';
import { useText } from '../../ui/useText.ts';
import { planForm, type PlanRecord, type PlanValues } from './planForms.ts';
import styles from './plans.module.css';
import { useSavePlan } from './useSavePlan.ts';

/** What a plan is called: locked until Edit is pressed. */
export function PlanDetails({ plan }: { plan: PlanRecord }) {
  const t = useText();
  const { editing, edit, close, button } = useEditing();
  return (
    <section className="panel" aria-labelledby="plan-details">
      <div className="panel-head">
        <h2 id="plan-details">{t('resources.subscription-plans.details')}</h2>
        <Button
          small
          ref={button}
          className={styles.atEnd}
          hidden={editing}
          aria-label={t('resources.subscription-plans.action.editDetails')}
          onClick={edit}
        >
          <EditIcon />
          {t('ui.edit')}
        </Button>
      </div>
      {editing ? <DetailsForm plan={plan} close={close} /> : <Details plan={plan} />}
    </section>
  );
}

function Details({ plan }: { plan: PlanRecord }) {
  const t = useText();
  return (
    <dl className={styles.details}>
      <div>
        <dt>{t('resources.subscription-plans.fields.name')}</dt>
        <dd>{orEmpty(plan.name)}</dd>
      </div>
      <div>
        <dt>{t('resources.subscription-plans.fields.id')}</dt>
        <dd>
          <Identifier text={plan.id} />{' '}
          <CopyButton text={plan.id} name={t('resources.subscription-plans.fields.id')} />
        </dd>
      </div>
      <div className={styles.full}>
        <dt>{t('resources.subscription-plans.fields.description')}</dt>
        <dd>{orEmpty(plan.description)}</dd>
      </div>
    </dl>
  );
}

function DetailsForm({ plan, close }: { plan: PlanRecord; close(): void }) {
  const t = useText();
  const save = useSavePlan(planForm, plan);
  return (
    <div className="panel-body">
      <RecordForm
        label={t('resources.subscription-plans.action.editDetails')}
        form={planForm}
        values={plan}
        name={`plan:${plan.id}`}
        save={save}
        done={close}
        cancel={close}
      >
        <TextInput<PlanValues> source="name" autoComplete="off" autoFocus />
        <TextAreaInput<PlanValues> source="description" />
        <SaveButtons />
      </RecordForm>
    </div>
  );
}
