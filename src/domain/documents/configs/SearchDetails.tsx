import type { Path } from '../../../editors/json/path.ts';
import { CheckProperty, TextProperty } from '../../../editors/select/Property.tsx';
import type { Slice } from '../../../editors/select/slice.ts';
import { useText } from '../../../ui/useText.ts';

export function SearchDetails({ of, path }: { of: Slice; path: Path }) {
  const t = useText();
  return (
    <>
      <TextProperty of={of} path={path} name="label" label={t('configForms.searchLabel')} />
      <TextProperty of={of} path={path} name="mask" label={t('configForms.mask')} mono />
      <CheckProperty of={of} path={path} name="isOnlyForQuickSearch" label={t('configForms.quickOnly')} />
    </>
  );
}
