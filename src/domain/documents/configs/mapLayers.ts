import { childSlice, listIn, saidIn, type Slice } from '../../../editors/select/slice.ts';

/** A layer that can be put on the map. */
export interface OfferedLayer {
  id: string;
  url: string;
  title?: string;
}

/** The application's layers, where they are known. */
export interface LayerOffers {
  /** Missing in a config of no application. */
  layers?: readonly OfferedLayer[];
  /** Why the layers are not known. */
  unknown?: 'awaited' | 'failed' | undefined;
}

/** The names under which a config has its map, the layers of the map, and those of a group. */
export const [MAP, ALL, OF_GROUP] = ['map', 'operationalLayers', 'layers'] as const;

/** A map service has a URL and lists its own sublayers where a group has its layers. */
export const isService = (entry: Slice) => (saidIn(entry, 'url') ?? '').trim() !== '';
export const sublayersOf = (entry: Slice) => (isService(entry) ? listIn(entry, OF_GROUP).entries.length : 0);
export const isGroup = (entry: Slice) =>
  childSlice(entry, OF_GROUP)?.node.kind === 'array' && !isService(entry);
export const layerGroups = (all: Slice) =>
  all.node.children!.flatMap((node, at) => {
    const slice = { text: all.text, node };
    return isGroup(slice) ? [{ at, slice }] : [];
  });
