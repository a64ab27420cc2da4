import { useState } from 'react';
import { useRecordContext } from '../../../../admin/index.ts';
import { EMPTY, formatCount } from '../../../../ui/formats.ts';
import { lazyComponent } from '../../../../ui/lazy/lazyComponent.tsx';
import { useText } from '../../../../ui/useText.ts';
import { layerName, type LayerRow } from './layerRow.ts';
import styles from './uses.module.css';

const UsesDialog = lazyComponent(() => import('./UsesDialog.tsx'), ['resources.layers']);

/** Shows how many records use a layer, and opens a dialog that lists them. */
export function UsesButton({ appId }: { appId: string }) {
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
        {...UsesDialog.preloadProps}
        onClick={() => setOpen(true)}
      >
        {formatCount(uses)}
      </button>
      {isOpen ? (
        <UsesDialog appId={appId} layer={layer} uses={usedBy} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
