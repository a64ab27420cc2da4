import { addressKey, serviceUrl } from '../../../../platform/serviceAddress.ts';
import { isWebAddress } from '../../../../platform/webAddress.ts';
import { layersIn } from '../../rules/app.ts';
import { servedBy, type Facts } from '../../rules/facts.ts';
import { entriesOf, textOf, under, type Spot } from '../../rules/spot.ts';
import type { Part } from '../stored.ts';

/** What is asked of services: which layers one has, or which fields a layer. */
export interface Question {
  for: 'layers' | 'fields';
  url: string;
}

/** What is to be asked about a document, each address once. */
export function askedBy(part: Part, root: Spot, layers: Facts['layers']): Question[] {
  const questions = new Map<string, Question>();
  const ask = (what: Question['for'], url: string) => {
    if (!questions.has(addressKey(url))) questions.set(addressKey(url), { for: what, url });
  };
  if (part === 'app')
    for (const layer of layersIn(root)) {
      const served = servedBy(textOf(under(layer, 'url')) ?? '');
      if (served) ask('layers', served.service);
    }
  else
    for (const entry of entriesOf(root)) {
      const url = layers?.get(textOf(under(entry, 'name')) ?? '')?.url;
      if (url && isWebAddress(url)) ask('fields', serviceUrl(url));
    }
  return [...questions.values()];
}
