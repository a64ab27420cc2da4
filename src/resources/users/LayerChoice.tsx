import { applicationSource } from '../../access/sources.ts';
import type { Choice, Source } from '../../admin/select/choices.ts';
import { Combobox } from '../../admin/select/Combobox.tsx';
import { protectedLayers, type ProtectedLayer } from '../../platform/protectedLayers.ts';
import { useText } from '../../ui/useText.ts';
import { namesWithin } from './assignedLayers.ts';
import type { LayerErrors, LayerSelection } from './layerErrors.ts';

interface Props {
  selection: LayerSelection;
  select(selection: LayerSelection): void;
  /** Layers this user has already are not offered. */
  userId?: string;
  errors?: LayerErrors;
}

/** An application and some of its protected layers. */
export function LayerChoice({ selection, select, userId, errors = {} }: Props) {
  const t = useText();
  const [application] = selection.applications;
  const layerSource: Source = {
    endpoint: protectedLayers.search,
    ask: text => ({
      query: {
        application: application?.id ?? '',
        query: text,
        ...(userId && { filterExistingUser: userId }),
      },
    }),
    choice: (layer: ProtectedLayer): Choice => ({
      id: layer._id,
      label: layer.groupName || layer._id,
      note: namesWithin(layer),
    }),
  };
  return (
    <>
      <Combobox
        label={t('access.application')}
        source={applicationSource}
        value={selection.applications}
        choose={applications => select({ applications, layers: [] })}
        error={errors.application && t(errors.application)}
      />
      <Combobox
        key={application?.id}
        label={t('access.layers')}
        multiple
        source={layerSource}
        value={selection.layers}
        choose={layers => select({ ...selection, layers })}
        error={errors.layers && t(errors.layers)}
      />
    </>
  );
}
