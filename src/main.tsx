import 'virtual:tokens.css';
import './ui/theme/base.css';
import './ui/theme/theme.ts';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { pageAudience } from './account/accountPaths.ts';
import { loadAccountPage } from './account/LoadedPage.tsx';
import { Root } from './Root.tsx';
import { base } from './ui/base.ts';
import { whenIdle } from './ui/whenIdle.ts';

const root = document.getElementById('root');
const path = location.pathname.slice(base.length);

/** Loads without blocking. The console works without it unless other code changes the page. */
function followForeignChanges() {
  import('./ui/followForeignChanges.ts').then(
    code => code.followForeignChanges(),
    () => {},
  );
}

/**
 * Hydrates a prerendered page. Users may already have typed, so values are restored if React has to recreate
 * the fields, for example because a password manager changed the page.
 */
function takeOver(root: HTMLElement) {
  const fields = [...root.querySelectorAll('input')];
  const onRecoverableError = (error: unknown) => {
    for (const { id, value } of fields) (document.getElementById(id) as HTMLInputElement).value ||= value;
    reportError(error);
  };
  hydrateRoot(root, <Root />, { onRecoverableError });
  // React replays events from now on, so the buttons can be enabled.
  for (const button of root.querySelectorAll<HTMLButtonElement>('button[type=submit]'))
    button.disabled = false;
}

// The root is missing in unsupported browsers (beforePaint.ts).
if (root) {
  const draw = () => createRoot(root).render(<Root />);
  // Delayed, so that a page before sign-in becomes usable sooner.
  if (root.firstChild && pageAudience(path) === 'guest')
    loadAccountPage(path)
      .then(() => takeOver(root), draw)
      .then(() => whenIdle(followForeignChanges));
  else {
    followForeignChanges();
    draw();
  }
}
