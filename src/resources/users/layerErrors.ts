import type { Choice } from '../../admin/select/choices.ts';
import type { TextKey } from '../../ui/useText.ts';

export interface LayerSelection {
  applications: Choice[];
  layers: Choice[];
}

export interface LayerErrors {
  application?: TextKey;
  layers?: TextKey;
}

/** An assignment needs exactly one application and at least one layer (spec 1 §5). */
export const layerErrors = ({ applications, layers }: LayerSelection): LayerErrors => ({
  ...(applications.length !== 1 && { application: 'access.rule.oneApplication' }),
  ...(!layers.length && { layers: 'access.rule.layer' }),
});
