import { useRecordContext } from 'react-admin';
import { useInlineEdit } from '../../../../admin/index.ts';
import { RecordForm } from '../../../../forms/RecordForm.tsx';
import { SaveButtons } from '../../../../forms/SaveButtons.tsx';
import { SaveIconButtons } from '../../../../forms/SaveIconButtons.tsx';
import { InPlaces } from '../../../../lists/InPlaces.tsx';
import { useText } from '../../../../ui/useText.ts';
import { layerForm } from './layerForm.ts';
import { layerInputs } from './LayerInputs.tsx';
import type { LayerRow } from './layerRow.ts';
import { useSaveLayer } from './useSaveLayer.ts';

interface Props {
  /** Of the application. */
  appId: string;
}

/** A layer edited in its place: Enter saves, Escape cancels. */
export default function LayerRowForm({ appId }: Props) {
  const t = useText();
  const { layer, name } = useRecordContext<LayerRow>()!;
  const { close } = useInlineEdit();
  const save = useSaveLayer(appId, layer);
  return (
    <RecordForm
      label={t('ui.editName', { name })}
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
