import type { ConsoleDataProvider } from '../../../data/dataProvider.ts';
import { readList } from '../../../data/dialect.ts';
import { fieldApps, type FieldApp } from '../../../platform/fieldApps.ts';
import { layers, type Layer } from '../../../platform/layers.ts';
import { objectsIn, textIn } from '../../../platform/unchecked.ts';

/** A URL in a layer or a field app. */
export interface RecordUrl {
  kind: 'layer' | 'fieldApp';
  /** The ID of the record. */
  id: string;
  name: string;
  url: string;
}

/** Reads all URLs of the layers and field apps of an application. */
export async function readRecordUrls(
  call: ConsoleDataProvider['call'],
  appId: string,
  signal: AbortSignal,
): Promise<RecordUrl[]> {
  const path = { appId };
  const [layerReply, fieldAppReply] = await Promise.all([
    call(layers.ofApplication, { path }, { signal }),
    call(fieldApps.ofApplication, { path }, { signal }),
  ]);
  return [
    ...readList<Layer>(layerReply).data.map(({ _id, name, url }): RecordUrl => ({
      kind: 'layer',
      id: _id,
      name: textIn(name),
      url: textIn(url),
    })),
    ...readList<FieldApp>(fieldAppReply).data.flatMap(({ _id, fieldAppName, faServices }) => {
      const urls = objectsIn(faServices).flatMap(({ faServiceURL, faServiceProxyURL }) => [
        textIn(faServiceURL),
        textIn(faServiceProxyURL),
      ]);
      return [...new Set(urls)].map((url): RecordUrl => ({
        kind: 'fieldApp',
        id: _id,
        name: textIn(fieldAppName),
        url,
      }));
    }),
  ];
}
