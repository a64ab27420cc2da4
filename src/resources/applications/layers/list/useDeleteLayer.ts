import { invoke } from '../../../../activity/action.ts';
import { deleteLayer } from '../../../../activity/actions/layers.ts';
import { useAction } from '../../../../activity/useAction.ts';
import type { ApplicationRecord } from '../../../../domain/organizations/application.ts';
import { applicationLabel } from '../../../../platform/applications.ts';
import { layers, type Layer } from '../../../../platform/layers.ts';
import { useConfirm } from '../../../../ui/dialog/ConfirmProvider.tsx';
import { useJoinNames } from '../../../../ui/useJoinNames.ts';
import { useText } from '../../../../ui/useText.ts';
import type { LayerReferences } from './layerReferences.ts';
import { layerName } from './layerRow.ts';

/** Deletes a layer after a question. Undo creates an equal layer with a new id. */
export function useDeleteLayer(application: ApplicationRecord) {
  const { _id } = application;
  const t = useText();
  const listed = useJoinNames();
  const confirmDialog = useConfirm();
  const { run } = useAction(deleteLayer, { failure: 'error.removeRecord' });
  return async (layer: Layer, { operational, sublayerOf }: LayerReferences) => {
    const name = layerName(layer);
    const { _id: id, __v, ...like } = layer;
    const undo = {
      text: t('resources.layers.notifications.deleted', { name }),
      undone: t('resources.layers.notifications.restored', { name }),
      failure: 'error.save',
      inverse: [invoke(layers.create, { path: { appId: _id }, body: like })],
    } as const;
    await confirmDialog({
      title: t('resources.layers.message.delete_title', { name }),
      text: [
        t('resources.layers.message.delete_content', { application: applicationLabel(application) }),
        ...(operational.length
          ? [t('resources.layers.message.delete_shown', { names: listed(operational) })]
          : []),
        ...(sublayerOf.length
          ? [t('resources.layers.message.delete_sublayer', { names: listed(sublayerOf) })]
          : []),
      ].join(' '),
      confirmLabel: t('ui.delete'),
      danger: true,
      send: () => run({ path: { id } }, { undo }),
    });
  };
}
