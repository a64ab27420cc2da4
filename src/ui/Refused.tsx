import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from './paths.ts';

/** Tells a refusal and goes back where there is somewhere to go back to, else home (docs/behaviour.md 1 §6). Draws nothing. */
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
