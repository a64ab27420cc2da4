import { useWatch } from 'react-hook-form';
import { useText } from '../../../ui/useText.ts';

/** Says beside a field that it stands there as it was copied; once it is changed, nothing. */
export function CopiedMark({ source, value }: { source: string; value: unknown }) {
  const t = useText();
  const now: unknown = useWatch({ name: source });
  return now === value ? <span className="hint">{t('resources.applications.clone.copied')}</span> : null;
}
