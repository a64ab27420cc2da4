import { useMemo, type ComponentType } from 'react';
import { useEndpointList } from '../../../data/useEndpointList.ts';
import { useEndpointQuery } from '../../../data/useEndpointQuery.ts';
import type { Offered } from '../../../domain/documents/configs/resultFields.ts';
import { useSlice, type SelectProps } from '../../../editors/select/edited.ts';
import { saidIn } from '../../../editors/select/slice.ts';
import { layers } from '../../../platform/layers.ts';
import { mapServices } from '../../../platform/mapServices.ts';
import { serviceUrl } from '../../../platform/serviceAddress.ts';
import { textIn } from '../../../platform/unchecked.ts';
import { isWebAddress } from '../../../platform/webAddress.ts';

/** What a service says of its fields is believed for so long, milliseconds. */
const KEEPS = 600_000;

interface Props extends SelectProps {
  appId: string;
  Form: ComponentType<SelectProps & { fields?: readonly Offered[] }>;
}

/** The form of a layer's config, which offers the fields of the layer's service where that answers. A config is a layer's by its name. */
export function LayerSelect({ appId, Form, ...props }: Props) {
  const name = saidIn(useSlice(props.document, props.path.slice(0, -1)), 'name');
  const { rows } = useEndpointList(layers.ofApplication, { path: { appId } });
  const url = serviceUrl(textIn(rows.find(layer => layer.name === name)?.url));
  const { data } = useEndpointQuery(
    mapServices.fields,
    { query: { url } },
    { enabled: isWebAddress(url), staleTime: KEEPS },
  );
  const fields = useMemo(
    () =>
      (data?.fields ?? []).flatMap(({ name, alias }) => (name ? [{ name, ...(alias && { alias }) }] : [])),
    [data],
  );
  return <Form {...props} fields={fields} />;
}
