import { useEffect, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useAction } from '../../../../activity/useAction.ts';
import type { ConsoleDataProvider } from '../../../../data/dataProvider.ts';
import { readList } from '../../../../data/dialect.ts';
import { runBulk } from '../../../../data/runBulk.ts';
import type { JsonDocument } from '../../../../editors/json/document.ts';
import { layers, type Layer } from '../../../../platform/layers.ts';
import { urlKey } from '../../../../platform/parseArcGisUrl.ts';
import { textIn } from '../../../../platform/unchecked.ts';
import type { DocumentFacts, ServiceFact } from '../../rules/facts.ts';
import type { DocumentPart } from '../storedParts.ts';
import { fetchServiceFact } from './fetchServiceFact.ts';
import { getServiceRequests } from './getServiceRequests.ts';

/** Maps layers by name. The first of several layers with the same name wins. */
const byName = (rows: readonly Layer[]) =>
  new Map(
    rows
      .toReversed()
      .map(({ name, url, geometryType }) => [
        textIn(name),
        { url: textIn(url), geometryType: textIn(geometryType) },
      ]),
  );

/** Requests the layers and fields of the services in a document when the user starts the check. */
export function useLiveCheck(part: DocumentPart, appId: string | undefined) {
  const { call } = useDataProvider<ConsoleDataProvider>();
  const [facts, setFacts] = useState<DocumentFacts>();
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const { run, pending } = useAction(
    { perform: (doc: JsonDocument) => requestFacts(doc), key: () => '' },
    { failure: 'configs.live.error' },
  );
  const isUnmounted = useRef(false);
  useEffect(() => {
    isUnmounted.current = false;
    return () => void (isUnmounted.current = true);
  }, []);

  const requestFacts = async (doc: JsonDocument) => {
    const own =
      part === 'app' || !appId
        ? undefined
        : byName(readList<Layer>(await call(layers.ofApplication, { path: { appId } })).data);
    const { text, reading } = doc.known();
    if (!reading.root || reading.mistake) return;
    const questions = getServiceRequests(part, { text, node: reading.root }, own);
    const factsByKey = new Map<string, ServiceFact>();
    let failed: { error: unknown } | undefined;
    setProgress({ done: 0, total: questions.length });
    await runBulk(
      questions,
      async question => void factsByKey.set(urlKey(question.url), await fetchServiceFact(call, question)),
      (_, { state, error }) => {
        if (state === 'failed') failed ??= { error };
        if (state === 'done') setProgress({ done: factsByKey.size, total: questions.length });
      },
      () => isUnmounted.current || failed !== undefined,
    );
    if (failed) throw failed.error;
    setFacts({ at: Date.now(), factsByKey, ...(own && { layers: own }) });
  };
  const check = async (doc: JsonDocument) => {
    await run(doc);
    setProgress(undefined);
  };
  return { facts, progress, pending, check };
}
