import EditIcon from '@mui/icons-material/EditOutlined';
import { Link, useLocation } from 'react-router-dom';
import type { useEditMode } from '../../../admin/edit/useEditMode.ts';
import { useRecordContext } from '../../../admin/index.ts';
import type { ApplicationRecord } from '../../../domain/organizations/application.ts';
import { AccessType } from '../../../domain/organizations/ApplicationChips.tsx';
import { FactGrid } from '../../../domain/organizations/FactGrid.tsx';
import { Section } from '../../../domain/organizations/Section.tsx';
import { useFacts } from '../../../domain/organizations/useFacts.tsx';
import { lazyComponent } from '../../../ui/lazy/lazyComponent.tsx';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useText } from '../../../ui/useText.ts';
import styles from './application.module.css';

const ApplicationForm = lazyComponent(() => import('./ApplicationForm.tsx'), ['resources.applications']);

export function ApplicationDetails({
  isEditing,
  edit,
  stopEditing,
  buttonRef,
}: ReturnType<typeof useEditMode>) {
  const t = useText();
  return (
    <section className="panel" aria-labelledby="application-details">
      <div className="panel-head">
        <h2 id="application-details">{t('resources.applications.details')}</h2>
        <TextButton
          small
          variant="primary"
          ref={buttonRef}
          className={styles.atEnd}
          hidden={isEditing}
          {...ApplicationForm.preloadProps}
          onClick={edit}
        >
          <EditIcon />
          {t('ui.edit')}
        </TextButton>
      </div>
      {isEditing ? <ApplicationForm onClose={stopEditing} /> : <Known />}
    </section>
  );
}

function Known() {
  const application = useRecordContext<ApplicationRecord>()!;
  const t = useText();
  const { search } = useLocation();
  const { id, plain, drawn, text, code, site, key, neededKey } = useFacts(application);
  const county = application.county?.code;
  return (
    <>
      <Section name="identity">
        <FactGrid
          facts={[
            id,
            plain('applicationName'),
            site('applicationDomainName'),
            site('legacySiteURL'),
            plain('applicationType'),
            plain('productEdition'),
            drawn('accessType', access => <AccessType access={access} />),
            {
              label: t('resources.applications.fields.county'),
              value: county || (
                <Link to={{ search, hash: 'county' }} preventScrollReset>
                  {t('resources.applications.action.setCounty')}
                </Link>
              ),
            },
          ]}
        />
      </Section>
      <Section name="texts">
        <FactGrid facts={[text('description'), text('disclaimer')]} />
      </Section>
      <Section name="database">
        <FactGrid facts={[code('applicationDatabase'), site('editingServiceUrl')]} />
      </Section>
      <Section name="keys">
        <FactGrid
          facts={[
            neededKey('pmApiKey'),
            neededKey('pmSecretKey'),
            neededKey('privatePmApiKey'),
            neededKey('privatePmSecretKey'),
            key('solrAPIKey'),
            code('gaKey'),
            code('mobilegaKey'),
          ]}
        />
      </Section>
    </>
  );
}
