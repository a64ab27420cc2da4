import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../ui/paths.ts';
import { useMay } from './MeContext.tsx';
import type { Screen } from './screen.ts';

/** Draws a screen for those who may see it; the others are told, and the product goes back (spec 1 §6). */
export function Gate({ screen }: { screen: Screen }) {
  const may = useMay();
  if (screen.right && !may(screen.right)) return <Refused text={screen.refusal ?? 'failure.forbidden'} />;
  return <screen.page />;
}

/** Tells a refusal and goes back where there is somewhere to go back to, else home. Draws nothing. */
export function Refused({ text }: { text: string }) {
  const notify = useNotify();
  const navigate = useNavigate();
  const { key } = useLocation();
  useEffect(() => {
    notify(text, { type: 'error', autoHideDuration: null });
    if (key === 'default') navigate(paths.home, { replace: true });
    else navigate(-1);
    // Once, however often this is drawn.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return null;
}
