import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useCan } from '../../auth/AccessProvider.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { SaveButtons } from '../../forms/SaveButtons.tsx';
import { ApplicationInputs } from '../../organization/ApplicationInputs.tsx';
import { newApplicationForm, type ApplicationValues } from '../../organization/forms.ts';
import { ProblemCount } from '../../organization/ProblemCount.tsx';
import styles from '../../organization/Section.module.css';
import { PageHead } from '../../ui/PageHead.tsx';
import { paths } from '../../ui/paths.ts';
import { useText } from '../../ui/useText.ts';
import { CloneCard } from './clone/CloneCard.tsx';
import { CopiedMark } from './clone/CopiedMark.tsx';
import { useCreateApplication } from './useCreateApplication.ts';

/** A new application, begun from nothing or from another one; it ends on its page (decision 10). `?from=`: the one to begin from. */
export default function NewApplicationPage() {
  const t = useText();
  const mayClone = useCan()({ action: 'clone', resource: 'applications' });
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { create, made } = useCreateApplication();
  /** What was copied, by field. */
  const [copied, setCopied] = useState<Partial<ApplicationValues>>({});
  return (
    <>
      <PageHead title={t('resources.applications.page.create')} />
      <RecordForm
        form={newApplicationForm}
        name="application:new"
        label={t('resources.applications.page.create')}
        className={mayClone ? styles.beside : undefined}
        save={create}
        done={() => navigate(paths.application(made.current), { replace: true })}
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
            <SaveButtons
              submit={t('resources.applications.action.add')}
              cancel={() => navigate(paths.home)}
              note={<ProblemCount />}
            />
          </div>
        </section>
        {mayClone ? (
          <CloneCard from={search.get('from') ?? undefined} copied={copied} setCopied={setCopied} />
        ) : null}
      </RecordForm>
    </>
  );
}
