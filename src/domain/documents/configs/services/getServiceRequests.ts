import { isHttpUrl } from '../../../../platform/isHttpUrl.ts';
import { serviceUrl, urlKey } from '../../../../platform/parseArcGisUrl.ts';
import { findLayers } from '../../rules/appRules.ts';
import { parseServiceUrl, type DocumentFacts } from '../../rules/facts.ts';
import { getProperty, getText, listEntries, type ValueSpot } from '../../rules/valueSpot.ts';
import type { DocumentPart } from '../storedParts.ts';

/** A request for the layers of a service, or for the fields of a layer. */
export interface ServiceRequest {
  for: 'layers' | 'fields';
  url: string;
}

/** Returns the requests for a document, one for each URL. */
export function getServiceRequests(
  part: DocumentPart,
  root: ValueSpot,
  layers: DocumentFacts['layers'],
): ServiceRequest[] {
  const questions = new Map<string, ServiceRequest>();
  const ask = (what: ServiceRequest['for'], url: string) => {
    if (!questions.has(urlKey(url))) questions.set(urlKey(url), { for: what, url });
  };
  if (part === 'app')
    for (const layer of findLayers(root)) {
      const served = parseServiceUrl(getText(getProperty(layer, 'url')) ?? '');
      if (served) ask('layers', served.service);
    }
  else
    for (const entry of listEntries(root)) {
      const url = layers?.get(getText(getProperty(entry, 'name')) ?? '')?.url;
      if (url && isHttpUrl(url)) ask('fields', serviceUrl(url));
    }
  return [...questions.values()];
}
