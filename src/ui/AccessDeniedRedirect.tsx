import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from './paths.ts';

/**
 * Notifies of a refusal and goes back, or home if there is no previous page (docs/behaviour.md 1 §6). Renders
 * nothing.
 */
export function AccessDeniedRedirect({ text }: { text: string }) {
  const notify = useNotify();
  const navigate = useNavigate();
  const { key } = useLocation();
  useEffect(() => {
    notify(text, { type: 'error', autoHideDuration: null });
    if (key === 'default') navigate(paths.home, { replace: true });
    else navigate(-1);
    // Runs once per mount.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return null;
}
