import type { ComboboxChoice } from '../../admin/select/choices.ts';
import type { TextKey } from '../../ui/useText.ts';

/** The values of a form that assigns protected layers of one application. */
export interface LayerSelection {
  application: ComboboxChoice | null;
  layers: ComboboxChoice[];
}

export const NO_LAYERS: LayerSelection = { application: null, layers: [] };

/** An assignment needs exactly one application and at least one layer (docs/behaviour.md 1 §5). */
export const validateLayerSelection = ({
  application,
  layers,
}: LayerSelection): Partial<Record<keyof LayerSelection, TextKey>> => ({
  ...(!application && { application: 'access.rule.oneApplication' }),
  ...(!layers.length && { layers: 'access.rule.layer' }),
});

/** The body of the request that assigns the layers. */
export const toAssignmentBody = ({ application, layers }: LayerSelection) => ({
  applications: application ? [application.id] : [],
  protectedLayers: layers.map(({ id }) => id),
});
