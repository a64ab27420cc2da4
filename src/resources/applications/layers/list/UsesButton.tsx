import { useState } from 'react';
import type { Layer } from '../../../../platform/layers.ts';
import { count, EMPTY } from '../../../../ui/formats.ts';
import { lazyComponent } from '../../../../ui/lazy/lazyComponent.tsx';
import { useText } from '../../../../ui/useText.ts';
import { layerName } from '../layerName.ts';
import styles from './uses.module.css';
import { usesCount, type Uses } from './usesOf.ts';

const UsesDialog = lazyComponent(() => import('./UsesDialog.tsx'), ['resources.layers']);

/** How many things name a layer; pressed, which. */
export function UsesButton({ appId, layer, uses }: { appId: string; layer: Layer; uses: Uses }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const many = usesCount(uses);
  if (!many) return EMPTY;
  return (
    <>
      <button
        type="button"
        className={styles.count}
        aria-haspopup="dialog"
        aria-label={t('resources.layers.uses.of', { name: layerName(layer), smart_count: many })}
        {...UsesDialog.preloadProps}
        onClick={() => setOpen(true)}
      >
        {count(many)}
      </button>
      {open ? <UsesDialog appId={appId} layer={layer} uses={uses} close={() => setOpen(false)} /> : null}
    </>
  );
}
