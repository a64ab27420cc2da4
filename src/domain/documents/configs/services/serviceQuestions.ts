import { addressKey, serviceUrl } from '../../../../platform/serviceAddress.ts';
import { isWebAddress } from '../../../../platform/webAddress.ts';
import { layerSpots } from '../../rules/app.ts';
import { servedBy, type DocumentFacts } from '../../rules/facts.ts';
import { listEntries, textOf, under, type ValueSpot } from '../../rules/valueSpot.ts';
import type { DocumentPart } from '../storedParts.ts';

/** A request for the layers of a service, or for the fields of a layer. */
export interface ServiceQuestion {
  for: 'layers' | 'fields';
  url: string;
}

/** Returns the requests for a document, one for each URL. */
export function serviceQuestions(
  part: DocumentPart,
  root: ValueSpot,
  layers: DocumentFacts['layers'],
): ServiceQuestion[] {
  const questions = new Map<string, ServiceQuestion>();
  const ask = (what: ServiceQuestion['for'], url: string) => {
    if (!questions.has(addressKey(url))) questions.set(addressKey(url), { for: what, url });
  };
  if (part === 'app')
    for (const layer of layerSpots(root)) {
      const served = servedBy(textOf(under(layer, 'url')) ?? '');
      if (served) ask('layers', served.service);
    }
  else
    for (const entry of listEntries(root)) {
      const url = layers?.get(textOf(under(entry, 'name')) ?? '')?.url;
      if (url && isWebAddress(url)) ask('fields', serviceUrl(url));
    }
  return [...questions.values()];
}
