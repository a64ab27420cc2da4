import LockIcon from '@mui/icons-material/LockOutlined';
import { useFormState } from 'react-hook-form';
import type { ChoiceSource, ComboboxChoice } from '../../../admin/select/choices.ts';
import { Combobox } from '../../../admin/select/Combobox.tsx';
import type { ApplicationValues } from '../../../domain/organizations/applicationForms.ts';
import { useApplicationNames } from '../../../domain/people/useNames.ts';
import { applications, type Application } from '../../../platform/applications.ts';
import { StaleNote } from '../../../ui/failure/StaleNote.tsx';
import { NameText } from '../../../ui/Name.tsx';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useText } from '../../../ui/useText.ts';
import { useCloneSource } from './useClone.ts';

const source: ChoiceSource = {
  endpoint: applications.search,
  minLength: 1,
  getArgs: text => ({ query: { appid: text } }),
  toChoice: (row: Application): ComboboxChoice => ({
    id: row._id,
    label: row.applicationId ?? row._id,
    ...(row.applicationName && { note: row.applicationName }),
  }),
};

interface Props {
  /** The application that is copied immediately. */
  from: string | undefined;
  copied: Partial<ApplicationValues>;
  setCopied(copied: Partial<ApplicationValues>): void;
}

/**
 * Fills the surrounding form from another application (docs/behaviour.md 2 §2, §6). It keeps typed values and
 * does not copy the id and the name.
 */
export function CloneCard({ from, copied, setCopied }: Props) {
  const t = useText();
  const { cloned, clone, clear, isInvalid, error } = useCloneSource(from, copied, setCopied);
  const { errors } = useFormState();
  const name = useApplicationNames(cloned ? [cloned] : [])(cloned);
  const errorText = errors.cloneFrom?.message;
  return (
    <section className="panel" aria-labelledby="application-clone">
      <div className="panel-head">
        <h2 id="application-clone">{t('resources.applications.clone.title')}</h2>
        <span className="chip" style={{ marginLeft: 'auto' }}>
          <LockIcon fontSize="small" />
          {t('resources.applications.clone.only')}
        </span>
      </div>
      <div className="panel-body stack" style={{ gap: 12 }}>
        {error ? <StaleNote error={error} loadError="error.load" /> : null}
        {cloned ? (
          <div className="note" style={{ justifyContent: 'space-between' }}>
            <b>
              <NameText name={name} />
            </b>
            <TextButton variant="link" onClick={clear}>
              {t('resources.applications.clone.clear')}
            </TextButton>
          </div>
        ) : (
          <Combobox
            label={t('resources.applications.fields.cloneFrom')}
            source={source}
            value={[]}
            choose={([chosen]) => void (chosen && clone(chosen.id))}
            error={isInvalid || errorText ? t('resources.applications.rule.clone') : undefined}
            invalid={t('resources.applications.rule.clone')}
          />
        )}
        <p className="secondary" style={{ fontSize: 13 }}>
          {t('resources.applications.clone.hint')}
        </p>
      </div>
    </section>
  );
}
