import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import { useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { CreatePart, Form, SaveButton, Toolbar } from '../../admin/index.ts';
import { useCan } from '../../auth/AccessProvider.tsx';
import { newApplicationForm, type ApplicationValues } from '../../domain/organizations/applicationForms.ts';
import { ApplicationInputs } from '../../domain/organizations/ApplicationInputs.tsx';
import styles from '../../domain/organizations/Section.module.css';
import { PageHead } from '../../ui/PageHead.tsx';
import { paths } from '../../ui/paths.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import { useText } from '../../ui/useText.ts';
import { CloneCard } from './clone/CloneCard.tsx';
import { useApplicationCreation } from './useApplicationCreation.ts';

/**
 * Creates an application, empty or as a copy (docs/decisions/new-applications.md). `?from=` contains the id
 * of the application to copy.
 */
export default function NewApplicationPage() {
  const t = useText();
  const mayClone = useCan()({ action: 'clone', resource: 'applications' });
  const navigate = useNavigate();
  const [search] = useSearchParams();
  /** The copied values by field. */
  const [copied, setCopied] = useState<Partial<ApplicationValues>>({});
  return (
    <>
      <PageHead title={t('resources.applications.page.create')} />
      <CreatePart
        resource="applications"
        {...useApplicationCreation()}
        successMessage="resources.applications.notifications.created"
        errorMessage="error.save"
        nameOf={({ applicationName }) => String(applicationName)}
        onCreated={({ id }) => navigate(paths.applications.edit(String(id)), { replace: true })}
      >
        <Form
          noValidate
          fields={newApplicationForm}
          draft="application"
          label={t('resources.applications.page.create')}
          className={mayClone ? styles.beside : 'stack'}
        >
          <section className="panel" aria-labelledby="application-details">
            <div className="panel-head">
              <h2 id="application-details">{t('resources.applications.details')}</h2>
            </div>
            <div className={styles.form}>
              <ApplicationInputs
                copied={copied}
                mark={source =>
                  source in copied ? <CopiedMark source={source} value={copied[source]} /> : null
                }
              />
            </div>
            <div className={styles.foot}>
              <Toolbar
                note={
                  <>
                    <ProblemCount />
                    <TextButton onClick={() => navigate(paths.home)}>{t('ui.cancel')}</TextButton>
                  </>
                }
              >
                <SaveButton label="resources.applications.action.add" />
              </Toolbar>
            </div>
          </section>
          {mayClone ? (
            <CloneCard from={search.get('from') ?? undefined} copied={copied} setCopied={setCopied} />
          ) : null}
        </Form>
      </CreatePart>
    </>
  );
}

/** Marks a field whose value is still the copied one. */
function CopiedMark({ source, value }: { source: string; value: unknown }) {
  const t = useText();
  const now: unknown = useWatch({ name: source });
  return now === value ? <span className="hint">{t('resources.applications.clone.copied')}</span> : null;
}

/** Counts the fields with errors after the first submit. */
function ProblemCount() {
  const t = useText();
  const { control } = useFormContext();
  const { errors, submitCount } = useFormState({ control });
  const wrong = submitCount ? Object.keys(errors).length : 0;
  return (
    <span
      role="status"
      className="field-error"
      style={{ margin: 'auto auto auto 0', alignItems: 'center', fontSize: 13 }}
    >
      {wrong ? (
        <>
          <ErrorIcon fontSize="small" style={{ margin: 0 }} />
          {t('resources.applications.problems', { smart_count: wrong })}
        </>
      ) : null}
    </span>
  );
}
