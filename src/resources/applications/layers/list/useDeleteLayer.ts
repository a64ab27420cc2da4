import { useAction } from '../../../../calls/useAction.ts';
import { useUndo } from '../../../../calls/useUndo.ts';
import { called } from '../../../../organization/application.ts';
import type { Layer } from '../../../../platform/layers.ts';
import { useConfirm } from '../../../../ui/dialog/ConfirmProvider.tsx';
import { useListed } from '../../../../ui/useListed.ts';
import { useText } from '../../../../ui/useText.ts';
import type { TabProps } from '../../tabs.tsx';
import { layerName } from '../layerName.ts';
import { useLayerCalls } from '../useLayerCalls.ts';
import type { Uses } from './usesOf.ts';

/** Deletes a layer after a question; taking that back makes one that is like it. */
export function useDeleteLayer(application: TabProps['application']) {
  const { _id } = application;
  const t = useText();
  const listed = useListed();
  const confirm = useConfirm();
  const offerUndo = useUndo();
  const { remove, create } = useLayerCalls(_id);
  const { run } = useAction({ failure: 'error.removeRecord' });
  const putBack = useAction({ failure: 'error.save' });
  return async (layer: Layer, { operational, sublayerOf }: Uses) => {
    const name = layerName(layer);
    const done = await confirm({
      title: t('layers.delete', { name }),
      text: [
        t('layers.deleteText', { application: called(application) }),
        ...(operational.length ? [t('layers.deleteShown', { names: listed(operational) })] : []),
        ...(sublayerOf.length ? [t('layers.deleteSublayer', { names: listed(sublayerOf) })] : []),
      ].join(' '),
      confirm: t('ui.delete'),
      danger: true,
      send: () =>
        run(async () => {
          await remove(layer._id);
          return true;
        }, layer._id),
    });
    const { _id: _, __v, ...like } = layer;
    if (done)
      offerUndo(
        t('layers.deleted', { name }),
        () => putBack.run(() => create(like).then(() => true), layer._id),
        t('layers.back', { name }),
      );
  };
}
