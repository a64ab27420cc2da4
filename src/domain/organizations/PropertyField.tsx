import { useState, type ReactNode } from 'react';
import { SelectInput } from '../../admin/index.ts';
import { useCan } from '../../auth/AccessProvider.tsx';
import { useEndpointQuery } from '../../data/useEndpointQuery.ts';
import { applications, propertyChoices, type PropertyName } from '../../platform/applications.ts';
import { useRetry } from '../../ui/failure/useRetry.ts';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { useText } from '../../ui/useText.ts';

/**
 * Selects the edition or access type from the platform's list. A value that was removed from the list stays
 * selected.
 */
export function PropertyInput({ name, aside }: { name: PropertyName; aside?: ReactNode }) {
  const t = useText();
  const again = useRetry();
  const { data, error } = useEndpointQuery(applications.properties, {});
  const choices = (data ? propertyChoices(data, name) : []).map(choice => ({ id: choice, name: choice }));
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

const PropertyList = lazyComponent(
  () => import('./PropertyList.tsx'),
  ['resources.applications', 'children'],
);

/**
 * Selects the edition or access type. Superadmins can edit the list in place
 * (docs/decisions/property-lists.md).
 */
export function PropertyField({ name, mark }: { name: PropertyName; mark?: ReactNode }) {
  const t = useText();
  const can = useCan();
  const [isOpen, setOpen] = useState(false);
  const word = t(
    isOpen ? 'resources.applications.properties.close' : 'resources.applications.properties.edit',
  );
  const toggle = can({ action: 'edit', resource: 'properties' }) ? (
    <TextButton
      variant="link"
      style={{ fontSize: 12 }}
      aria-label={`${word}: ${t(`resources.applications.fields.${name}`)}`}
      aria-expanded={isOpen}
      {...PropertyList.preloadProps}
      onClick={() => setOpen(!isOpen)}
    >
      {word}
    </TextButton>
  ) : null;
  return (
    <div>
      <PropertyInput
        name={name}
        aside={
          <span className="row">
            {mark}
            {toggle}
          </span>
        }
      />
      {isOpen ? <PropertyList name={name} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}
