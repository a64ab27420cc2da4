import { assignGroups } from '../../activity/actions/protectedLayers.ts';
import { useAction } from '../../activity/useAction.ts';
import { AddForm, submissionErrors, useRecordContext } from '../../admin/index.ts';
import { userName } from '../../platform/userName.ts';
import { useText } from '../../ui/useText.ts';
import { LayerInputs } from './LayerInputs.tsx';
import {
  NO_LAYERS,
  toAssignmentBody,
  validateLayerSelection,
  type LayerSelection,
} from './layerSelection.ts';
import type { UserRecord } from './userRecord.ts';

/** Keeps selections that were made while the request was pending. */
function valuesAfterSave(sent: LayerSelection, current: LayerSelection): Partial<LayerSelection> {
  const layers = current.layers.filter(({ id }) => !sent.layers.some(layer => layer.id === id));
  return layers.length || current.application?.id !== sent.application?.id ? { ...current, layers } : {};
}

export default function AddUserLayersForm() {
  const t = useText();
  const user = useRecordContext<UserRecord>()!;
  const { run } = useAction(assignGroups, {
    success: 'access.layerList.added',
    failure: 'access.layerList.error',
  });
  const submit = async (values: LayerSelection) => {
    const layers = values.layers.map(({ label }) => label).join(', ');
    const args = { path: { userId: user._id }, body: toAssignmentBody(values) };
    return (await run(args, { interpolation: { name: userName(user), layers } }))
      ? undefined
      : submissionErrors();
  };
  return (
    <AddForm<LayerSelection>
      defaultValues={NO_LAYERS}
      validate={validateLayerSelection}
      onSubmit={submit}
      valuesAfterSave={valuesAfterSave}
      isUnsaved={({ layers }) => layers.length > 0}
      button={t('access.layerList.add')}
      layout="two"
    >
      <LayerInputs userId={user._id} />
    </AddForm>
  );
}
