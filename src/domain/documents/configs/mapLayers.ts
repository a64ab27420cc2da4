import { childSlice, listIn, saidIn, type Slice } from '../../../editors/select/slice.ts';

export interface OfferedLayer {
  id: string;
  url: string;
  title?: string;
}

/** The application's layers and why they may be unknown. */
export interface LayerOffers {
  /** Undefined for a config that belongs to no application. */
  layers?: readonly OfferedLayer[];
  /** The reason why `layers` are unknown. */
  unknown?: 'awaited' | 'failed' | undefined;
}

/** The property names of the map, of its layers, and of the layers of a group. */
export const [MAP, ALL, OF_GROUP] = ['map', 'operationalLayers', 'layers'] as const;

/** A map service has a URL. Its `layers` are its own sublayers, unlike those of a group. */
export const isService = (entry: Slice) => (saidIn(entry, 'url') ?? '').trim() !== '';
export const sublayersOf = (entry: Slice) => (isService(entry) ? listIn(entry, OF_GROUP).entries.length : 0);
export const isGroup = (entry: Slice) =>
  childSlice(entry, OF_GROUP)?.node.kind === 'array' && !isService(entry);
export const layerGroups = (all: Slice) =>
  all.node.children!.flatMap((node, at) => {
    const slice = { text: all.text, node };
    return isGroup(slice) ? [{ at, slice }] : [];
  });
