import { RecordForm } from '../../../../forms/RecordForm.tsx';
import { SaveButtons } from '../../../../forms/SaveButtons.tsx';
import { SaveIconButtons } from '../../../../forms/SaveIconButtons.tsx';
import { InPlaces } from '../../../../lists/InPlaces.tsx';
import type { Layer } from '../../../../platform/layers.ts';
import { useText } from '../../../../ui/useText.ts';
import { layerName } from '../layerName.ts';
import { layerForm } from './layerForm.ts';
import { layerInputs } from './LayerInputs.tsx';
import { useSaveLayer } from './useSaveLayer.ts';

interface Props {
  /** Of the application. */
  appId: string;
  layer: Layer;
  close(): void;
}

/** A layer edited in its place: Enter saves, Escape cancels. */
export default function LayerRowForm({ appId, layer, close }: Props) {
  const t = useText();
  const save = useSaveLayer(appId, layer);
  return (
    <RecordForm
      label={t('ui.editName', { name: layerName(layer) })}
      form={layerForm}
      values={layer}
      name={`layer:${layer._id}`}
      save={save}
      done={close}
      cancel={close}
    >
      <InPlaces inputs={layerInputs()} pictures={<SaveIconButtons />} words={<SaveButtons />} />
    </RecordForm>
  );
}
