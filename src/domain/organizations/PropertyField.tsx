import { useState, type ReactNode } from 'react';
import { useCan } from '../../auth/AccessProvider.tsx';
import type { PropertyName } from '../../platform/applications.ts';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { useText } from '../../ui/useText.ts';
import { PropertyInput } from './PropertyInput.tsx';

const PropertyList = lazyComponent(
  () => import('./PropertyList.tsx'),
  ['resources.applications', 'children'],
);

/** The edition or access type; a superadmin changes the list of them in its place (docs/decisions/property-lists.md). */
export function PropertyField({ name, mark }: { name: PropertyName; mark?: ReactNode }) {
  const t = useText();
  const can = useCan();
  const [open, setOpen] = useState(false);
  const word = t(open ? 'resources.applications.properties.close' : 'resources.applications.properties.edit');
  const toggle = can({ action: 'edit', resource: 'properties' }) ? (
    <TextButton
      variant="link"
      style={{ fontSize: 12 }}
      aria-label={`${word}: ${t(`resources.applications.fields.${name}`)}`}
      aria-expanded={open}
      {...PropertyList.preloadProps}
      onClick={() => setOpen(!open)}
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
      {open ? <PropertyList name={name} close={() => setOpen(false)} /> : null}
    </div>
  );
}
