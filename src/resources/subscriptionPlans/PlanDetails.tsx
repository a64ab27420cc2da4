import EditIcon from '@mui/icons-material/EditOutlined';
import { useEditMode } from '../../admin/edit/useEditMode.ts';
import {
  fieldsPart,
  SaveButton,
  SimpleForm,
  TextInput,
  Toolbar,
  useRecordContext,
} from '../../admin/index.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { MonospaceText } from '../../ui/Facts.tsx';
import { formatOptional } from '../../ui/formats.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import { useText } from '../../ui/useText.ts';
import headStyles from './panelHead.module.css';
import styles from './PlanDetails.module.css';
import { PlanEditPart } from './PlanEditPart.tsx';
import { planForm, type PlanRecord, type PlanValues } from './planForms.ts';

const details = fieldsPart(planForm.fields);

export function PlanDetails() {
  const t = useText();
  const { isEditing, edit, stopEditing, buttonRef } = useEditMode();
  return (
    <section className="panel" aria-labelledby="plan-details">
      <div className="panel-head">
        <h2 id="plan-details">{t('resources.subscription-plans.details')}</h2>
        <TextButton
          small
          ref={buttonRef}
          className={headStyles.atEnd}
          hidden={isEditing}
          aria-label={t('resources.subscription-plans.action.editDetails')}
          onClick={edit}
        >
          <EditIcon />
          {t('ui.edit')}
        </TextButton>
      </div>
      {isEditing ? (
        <div className="panel-body">
          <PlanEditPart part={details} onClose={stopEditing}>
            <DetailsForm />
          </PlanEditPart>
        </div>
      ) : (
        <Details />
      )}
    </section>
  );
}

function Details() {
  const t = useText();
  const plan = useRecordContext<PlanRecord>()!;
  return (
    <dl className={styles.details}>
      <div>
        <dt>{t('resources.subscription-plans.fields.name')}</dt>
        <dd>{formatOptional(plan.name)}</dd>
      </div>
      <div>
        <dt>{t('resources.subscription-plans.fields.id')}</dt>
        <dd>
          <MonospaceText text={plan.id} />{' '}
          <CopyButton text={plan.id} name={t('resources.subscription-plans.fields.id')} />
        </dd>
      </div>
      <div className={styles.full}>
        <dt>{t('resources.subscription-plans.fields.description')}</dt>
        <dd>{formatOptional(plan.description)}</dd>
      </div>
    </dl>
  );
}

const formToolbar = (
  <Toolbar>
    <SaveButton />
  </Toolbar>
);

function DetailsForm() {
  const t = useText();
  return (
    <SimpleForm
      fields={planForm}
      draft="plan"
      label={t('resources.subscription-plans.action.editDetails')}
      toolbar={formToolbar}
    >
      <TextInput<PlanValues> source="name" autoComplete="off" autoFocus />
      <TextInput<PlanValues> source="description" multiline rows={4} />
    </SimpleForm>
  );
}
