import { useState } from 'react';
import { useRecordContext } from '../../../../admin/index.ts';
import { EMPTY, formatCount } from '../../../../ui/formats.ts';
import { lazyComponent } from '../../../../ui/lazy/lazyComponent.tsx';
import { useText } from '../../../../ui/useText.ts';
import styles from './layerReferences.module.css';
import { layerName, type LayerRow } from './layerRow.ts';

const LayerReferencesDialog = lazyComponent(
  () => import('./LayerReferencesDialog.tsx'),
  ['resources.layers'],
);

/** Shows how many records use a layer, and opens a dialog that lists them. */
export function LayerReferencesButton({ appId }: { appId: string }) {
  const t = useText();
  const { layer, usedBy, uses } = useRecordContext<LayerRow>()!;
  const [isOpen, setOpen] = useState(false);
  if (!uses) return EMPTY;
  return (
    <>
      <button
        type="button"
        className={styles.count}
        aria-haspopup="dialog"
        aria-label={t('resources.layers.uses.of', { name: layerName(layer), smart_count: uses })}
        {...LayerReferencesDialog.preloadProps}
        onClick={() => setOpen(true)}
      >
        {formatCount(uses)}
      </button>
      {isOpen ? (
        <LayerReferencesDialog appId={appId} layer={layer} uses={usedBy} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
