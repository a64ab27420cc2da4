import { useMemo, type ComponentType } from 'react';
import { useRecordContext } from '../../../admin/index.ts';
import { useEndpointList } from '../../../data/useEndpointList.ts';
import { useEndpointQuery } from '../../../data/useEndpointQuery.ts';
import { ConfigEditors } from '../../../domain/documents/configs/ConfigEditors.tsx';
import { AppForm, EditorForm, ResultsForm } from '../../../domain/documents/configs/configForms.tsx';
import type { ConfigSource } from '../../../domain/documents/configs/configSource.ts';
import type { OfferedField } from '../../../domain/documents/configs/resultFields.ts';
import { APPLICATION_PART_NAMES } from '../../../domain/documents/configs/storedParts.ts';
import type { ApplicationRecord } from '../../../domain/organizations/application.ts';
import { useSlice, type JsonFormProps } from '../../../editors/select/edited.ts';
import { saidIn } from '../../../editors/select/slice.ts';
import { configs } from '../../../platform/configs.ts';
import { isHttpUrl } from '../../../platform/isHttpUrl.ts';
import { layers } from '../../../platform/layers.ts';
import { mapServices } from '../../../platform/mapServices.ts';
import { serviceUrl } from '../../../platform/parseArcGisUrl.ts';
import { textIn } from '../../../platform/unchecked.ts';
import { useText } from '../../../ui/useText.ts';

/** How long the fields of a service are cached, in milliseconds. */
const KEEPS = 600_000;

interface Props extends JsonFormProps {
  appId: string;
  Form: ComponentType<JsonFormProps & { fields?: readonly OfferedField[] }>;
}

/**
 * The form of a layer's config, which offers the fields of the layer's service. A config belongs to the layer
 * with the same name.
 */
function LayerSelect({ appId, Form, ...props }: Props) {
  const name = saidIn(useSlice(props.textDocument, props.path.slice(0, -1)), 'name');
  const { rows } = useEndpointList(layers.ofApplication, { path: { appId } });
  const url = serviceUrl(textIn(rows.find(layer => layer.name === name)?.url));
  const { data } = useEndpointQuery(
    mapServices.fields,
    { query: { url } },
    { enabled: isHttpUrl(url), staleTime: KEEPS },
  );
  const fields = useMemo(
    () =>
      (data?.fields ?? []).flatMap(({ name, alias }) => (name ? [{ name, ...(alias && { alias }) }] : [])),
    [data],
  );
  return <Form {...props} fields={fields} />;
}

/** The form of an app config, which offers the application's own layers. */
function AppSelect({ appId, ...props }: JsonFormProps & { appId: string }) {
  const { query, rows } = useEndpointList(layers.ofApplication, { path: { appId } });
  const offered = useMemo(
    () =>
      rows.flatMap(({ _id, id, name, url }) =>
        url ? [{ id: String(id ?? _id), url, ...(name && { title: name }) }] : [],
      ),
    [rows],
  );
  const unknown = query.isPending ? 'awaited' : query.error ? 'failed' : undefined;
  return <AppForm {...props} layers={offered} unknown={unknown} />;
}

export default function ConfigsTab() {
  const { _id: appId, applicationId, applicationName } = useRecordContext<ApplicationRecord>()!;
  const t = useText();
  const source = useMemo<ConfigSource>(
    () => ({
      read: configs.ofApplication,
      create: configs.create,
      update: configs.update,
      path: { appId },
      names: APPLICATION_PART_NAMES,
      appId,
      labels: {
        app: t('configs.ofApplication.app'),
        results: t('configs.ofApplication.results'),
        editor: t('configs.ofApplication.editor'),
      },
      file: applicationId || appId,
      ...(applicationName && { of: applicationName }),
      draft: `configs ${appId}`,
      forms: {
        app: props => <AppSelect {...props} appId={appId} />,
        results: props => <LayerSelect {...props} appId={appId} Form={ResultsForm} />,
        editor: props => <LayerSelect {...props} appId={appId} Form={EditorForm} />,
      },
    }),
    [appId, applicationId, applicationName, t],
  );
  return <ConfigEditors source={source} enabled={!!appId} />;
}
