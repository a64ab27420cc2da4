import type { ReactNode } from 'react';
import { PasswordInput } from '../../admin/index.ts';
import { useText } from '../../ui/useText.ts';
import type { ApplicationValues } from './applicationForms.ts';

export const SECRET_KEYS = [
  'pmApiKey',
  'pmSecretKey',
  'privatePmApiKey',
  'privatePmSecretKey',
  'solrAPIKey',
] as const satisfies (keyof ApplicationValues & string)[];

interface Props {
  source: (typeof SECRET_KEYS)[number];
  /** Rendered beside the label. */
  mark?: ReactNode;
}

export function KeyInput({ source, mark }: Props) {
  const t = useText();
  return (
    <PasswordInput<ApplicationValues>
      source={source}
      className="input mono"
      autoComplete="off"
      aside={mark}
      toggleLabel={shown =>
        t(shown ? 'resources.applications.hide' : 'resources.applications.show', {
          name: t(`resources.applications.fields.${source}`),
        })
      }
    />
  );
}
