import type { Layer } from '../../../platform/layers.ts';
import { textIn } from '../../../platform/unchecked.ts';

/** What a layer is called: by its address or its id where it has no name. */
export const layerName = ({ _id, name, url }: Layer) => textIn(name).trim() || textIn(url) || _id;
