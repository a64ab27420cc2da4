import { useFormContext, useWatch } from 'react-hook-form';
import { ChoiceInput } from '../../admin/index.ts';
import type { ChoiceSource, ComboboxChoice } from '../../admin/select/choices.ts';
import { applicationSource } from '../../domain/people/choiceSources.ts';
import { protectedLayers, type ProtectedLayer } from '../../platform/protectedLayers.ts';
import { formatLayerNames } from './assignedLayers.ts';
import type { LayerSelection } from './layerSelection.ts';

/** Chooses an application and some of its protected layers. `userId` leaves out the layers that this user already has. */
export function LayerInputs({ userId }: { userId?: string }) {
  const { setValue } = useFormContext<LayerSelection>();
  const application = useWatch<LayerSelection, 'application'>({ name: 'application' });
  const layerSource: ChoiceSource = {
    endpoint: protectedLayers.search,
    getArgs: text => ({
      query: {
        application: application?.id ?? '',
        query: text,
        ...(userId && { filterExistingUser: userId }),
      },
    }),
    toChoice: (layer: ProtectedLayer): ComboboxChoice => ({
      id: layer._id,
      label: layer.groupName || layer._id,
      note: formatLayerNames(layer),
    }),
  };
  return (
    <>
      <ChoiceInput
        source="application"
        label="access.application"
        choiceSource={applicationSource}
        onChange={() => setValue('layers', [], { shouldDirty: true })}
      />
      <ChoiceInput
        key={application?.id}
        source="layers"
        label="access.layers"
        multiple
        choiceSource={layerSource}
      />
    </>
  );
}
