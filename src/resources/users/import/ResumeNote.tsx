import { formatCount } from '../../../ui/formats.ts';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useText } from '../../../ui/useText.ts';
import styles from './import.module.css';
import type { InterruptedImport } from './importDraft.ts';
import { isTask, isUserChange } from './planUserChange.ts';

/** Offers to resume an import that a closed window or a crash interrupted. */
export function ResumeNote({
  interrupted: { name, plans, marks },
  resume,
  forget,
}: {
  interrupted: InterruptedImport;
  resume(): void;
  forget(): void;
}) {
  const t = useText();
  const done = marks.filter((mark, at) => mark === 'd' && isTask(plans[at]!)).length;
  return (
    <section className={`panel panel-body ${styles.part}`} aria-label={t('userImport.resume.title')}>
      <h2>{t('userImport.resume.title')}</h2>
      <p>
        {t(plans.some(isUserChange) ? 'userImport.resume.changes' : 'userImport.resume.text', {
          name,
          done: formatCount(done),
          total: formatCount(plans.filter(isTask).length),
        })}
      </p>
      <p className="secondary">{t('userImport.resume.passwords')}</p>
      <div className="row">
        <TextButton onClick={resume}>{t('userImport.resume.go')}</TextButton>
        <TextButton variant="quiet" onClick={forget}>
          {t('userImport.resume.drop')}
        </TextButton>
      </div>
    </section>
  );
}
