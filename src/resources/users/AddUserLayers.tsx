import { LazyAddForm } from '../../admin/index.ts';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { useText } from '../../ui/useText.ts';

const AddUserLayersForm = lazyComponent(() => import('./AddUserLayersForm.tsx'), ['access'], 'parent');

/** Assigns protected layers of exactly one application to the user in context. */
export function AddUserLayers() {
  const t = useText();
  return (
    <LazyAddForm
      form={<AddUserLayersForm />}
      inputs={[
        { source: 'application', label: 'access.application' },
        { source: 'layers', label: 'access.layers' },
      ]}
      button={t('access.layerList.add')}
      layout="two"
    />
  );
}
