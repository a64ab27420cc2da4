import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../ui/useText.ts';

const load = () => import('./NewTagDialog.tsx');
const NewTagDialog = lazy(load);

export function NewTagButton() {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button primary" aria-haspopup="dialog" onPointerEnter={load} onFocus={load} onClick={() => setOpen(true)}>
        <Plus size={16} aria-hidden />
        {t('tags.new')}
      </button>
      {open ? (
        <Suspense fallback={null}>
          <NewTagDialog close={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
