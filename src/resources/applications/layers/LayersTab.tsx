import { ExcludedLayers } from './excluded/ExcludedLayers.tsx';
import { LayerList } from './list/LayerList.tsx';
import { ProtectedLayers } from './protected/ProtectedLayers.tsx';

/** What the map of an application shows, and to whom. */
export default function LayersTab() {
  return (
    <div className="stack">
      <LayerList />
      <ProtectedLayers />
      <ExcludedLayers />
    </div>
  );
}
