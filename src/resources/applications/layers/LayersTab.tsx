import type { ApplicationTabProps } from '../tabs.tsx';
import { ExcludedLayers } from './excluded/ExcludedLayers.tsx';
import { LayerList } from './list/LayerList.tsx';
import { ProtectedLayers } from './protected/ProtectedLayers.tsx';

/** What the map of an application shows, and to whom. */
export default function LayersTab({ application }: ApplicationTabProps) {
  return (
    <div className="stack">
      <LayerList application={application} />
      <ProtectedLayers application={application} />
      <ExcludedLayers application={application} />
    </div>
  );
}
