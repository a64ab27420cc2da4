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
export const [MAP, LAYERS, GROUP_LAYERS] = ['map', 'operationalLayers', 'layers'] as const;

/** A map service has a URL. Its `layers` are its own sublayers, unlike those of a group. */
export const hasUrl = (entry: Slice) => (saidIn(entry, 'url') ?? '').trim() !== '';
export const countSublayers = (entry: Slice) =>
  hasUrl(entry) ? listIn(entry, GROUP_LAYERS).entries.length : 0;
export const isGroupLayer = (entry: Slice) =>
  childSlice(entry, GROUP_LAYERS)?.node.kind === 'array' && !hasUrl(entry);
export const layerGroups = (all: Slice) =>
  all.node.children!.flatMap((node, at) => {
    const slice = { text: all.text, node };
    return isGroupLayer(slice) ? [{ at, slice }] : [];
  });
