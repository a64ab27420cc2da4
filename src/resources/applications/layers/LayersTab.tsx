import { ExcludedLayers } from './excluded/ExcludedLayers.tsx';
import { LayerList } from './list/LayerList.tsx';
import { ProtectedLayers } from './protected/ProtectedLayers.tsx';

export default function LayersTab() {
  return (
    <div className="stack">
      <LayerList />
      <ProtectedLayers />
      <ExcludedLayers />
    </div>
  );
}
