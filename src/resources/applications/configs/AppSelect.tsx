import { useMemo } from 'react';
import { useEndpointList } from '../../../data/useEndpointList.ts';
import { AppForm } from '../../../domain/documents/configs/configForms.tsx';
import type { SelectProps } from '../../../editors/select/edited.ts';
import { layers } from '../../../platform/layers.ts';

/** The form of an app config, which offers the application's own layers. */
export function AppSelect({ appId, ...props }: SelectProps & { appId: string }) {
  const { asked, rows } = useEndpointList(layers.ofApplication, { path: { appId } });
  const offered = useMemo(
    () =>
      rows.flatMap(({ _id, id, name, url }) =>
        url ? [{ id: String(id ?? _id), url, ...(name && { title: name }) }] : [],
      ),
    [rows],
  );
  const unknown = asked.isPending ? 'awaited' : asked.error ? 'failed' : undefined;
  return <AppForm {...props} layers={offered} unknown={unknown} />;
}
