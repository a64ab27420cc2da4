import type { ReactNode } from 'react';
import { useAsk } from '../calls/useAsk.ts';
import { SelectInput } from '../forms/inputs/SelectInput.tsx';
import { applications } from '../platform/applications.ts';
import { useText } from '../ui/useText.ts';

interface Held {
  productEdition: string;
  accessType: string;
}
export type PropertyName = keyof Held;

/** The edition or access type, chosen from the platform's list. What is not on it any more stays chosen. */
export function PropertyInput({ name, aside }: { name: PropertyName; aside?: ReactNode }) {
  const t = useText();
  const { data, error } = useAsk(applications.properties, {});
  const choices = (data?.[name] ?? []).map(choice => ({ id: choice, name: choice }));
  return <SelectInput<Held> source={name} choices={choices} aside={aside} hint={error ? t('applications.properties.loadError') : undefined} />;
}
