import {
  EditPart,
  Form,
  SaveButton,
  Toolbar,
  useInlineEdit,
  useRecordContext,
} from '../../../../admin/index.ts';
import { InlineEditLayout } from '../../../../admin/list/InlineEditLayout.tsx';
import { notFoundError } from '../../../../data/failures.ts';
import { Layer } from '../../../../platform/layers.ts';
import { useText } from '../../../../ui/useText.ts';
import { useLayerCalls } from '../useLayerCalls.ts';
import { layerForm, layerPart } from './layerForm.ts';
import { layerInputs } from './LayerInputs.tsx';
import { layerName, type LayerRow } from './layerRow.ts';

interface Props {
  /** The id of the application. */
  appId: string;
}

const formToolbar = (
  <Toolbar>
    <SaveButton />
  </Toolbar>
);

/**
 * The inline form of a layer. The platform has no call for one layer, so all layers of the application are
 * read.
 */
export default function LayerRowForm({ appId }: Props) {
  const t = useText();
  const { layer, name } = useRecordContext<LayerRow>()!;
  const { closeForm } = useInlineEdit();
  const { read, update } = useLayerCalls(appId);
  const readLayer = async () => {
    const current = (await read()).find(({ _id }) => _id === layer._id);
    if (!current) throw notFoundError();
    return current;
  };
  return (
    <EditPart
      resource="layers"
      record={layer as typeof layer & { id: string }}
      part={layerPart(layer)}
      read={readLayer}
      write={async (record, before) => ({ ...(await update({ ...record, _id: layer._id }, before)) })}
      onClose={closeForm}
      undoneMessage="resources.layers.notifications.undone"
      errorMessage="error.update"
      nameOf={record => layerName(record as Layer)}
    >
      <Form noValidate fields={layerForm} draft="layer" label={t('ui.editName', { name })} className="stack">
        <InlineEditLayout inputs={layerInputs()} toolbar={formToolbar} />
      </Form>
    </EditPart>
  );
}
