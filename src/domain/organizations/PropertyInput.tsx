import type { ReactNode } from 'react';
import { SelectInput } from '../../admin/index.ts';
import { useEndpointQuery } from '../../data/useEndpointQuery.ts';
import { applications, choicesOf, type PropertyName } from '../../platform/applications.ts';
import { useRetry } from '../../ui/failure/useRetry.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import { useText } from '../../ui/useText.ts';

/** The edition or access type, chosen from the platform's list. What is not on it any more stays chosen. */
export function PropertyInput({ name, aside }: { name: PropertyName; aside?: ReactNode }) {
  const t = useText();
  const again = useRetry();
  const { data, error } = useEndpointQuery(applications.properties, {});
  const choices = (data ? choicesOf(data, name) : []).map(choice => ({ id: choice, name: choice }));
  const notRead = error ? (
    <span role="alert">
      {t('resources.applications.properties.loadError')}{' '}
      <TextButton variant="link" onClick={again}>
        {t('failure.retry')}
      </TextButton>
    </span>
  ) : undefined;
  return (
    <SelectInput<Record<PropertyName, string>>
      source={name}
      choices={choices}
      translateChoice={false}
      aside={aside}
      helperText={notRead}
    />
  );
}
