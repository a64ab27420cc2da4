import { useOnce } from '../../../../calls/useAct.ts';
import { useUndo } from '../../../../calls/useUndo.ts';
import { called } from '../../../../organization/application.ts';
import type { Layer } from '../../../../platform/layers.ts';
import { useConfirm } from '../../../../ui/dialog/ConfirmProvider.tsx';
import { useText } from '../../../../ui/useText.ts';
import type { TabProps } from '../../tabs.tsx';
import { layerName } from '../layerName.ts';
import { useLayerCalls } from '../useLayerCalls.ts';

/** Deletes a layer after a question; taking that back makes one that is like it. */
export function useDeleteLayer(application: TabProps['application']) {
  const { _id } = application;
  const t = useText();
  const confirm = useConfirm();
  const offerUndo = useUndo();
  const { remove, create } = useLayerCalls(_id);
  const { once } = useOnce({ failure: 'layers.deleteError' });
  const putBack = useOnce({ failure: 'layers.saveError' });
  return async (layer: Layer) => {
    const name = layerName(layer);
    const sure = await confirm({
      title: t('layers.delete', { name }),
      text: t('layers.deleteText', { application: called(application) }),
      confirm: t('ui.delete'),
      danger: true,
    });
    if (!sure) return;
    const done = await once(async () => {
      await remove(layer._id);
      return true;
    }, layer._id);
    const { _id: _, __v, ...like } = layer;
    if (done)
      offerUndo(
        t('layers.deleted', { name }),
        () => putBack.once(() => create(like).then(() => true), layer._id),
        t('layers.back', { name }),
      );
  };
}
