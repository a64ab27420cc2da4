import 'virtual:tokens.css';
import './ui/theme/base.css';
import './ui/theme/theme.ts';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { ready } from './account/LoadedPage.tsx';
import { pageAudience } from './account/paths.ts';
import { Root } from './Root.tsx';
import { base } from './ui/base.ts';
import { whenIdle } from './ui/whenIdle.ts';

const root = document.getElementById('root');
const path = location.pathname.slice(base.length);

/** Not waited for. Without it the console works as long as nothing else changes the page. */
function followForeignChanges() {
  import('./ui/foreignChanges.ts').then(
    code => code.followForeignChanges(),
    () => {},
  );
}

/** A prerendered page is used before this runs: what was typed stays in its fields, and is put back where they are made anew, as when a password manager has changed the page. */
function takeOver(root: HTMLElement) {
  const fields = [...root.querySelectorAll('input')];
  const onRecoverableError = (error: unknown) => {
    for (const { id, value } of fields) (document.getElementById(id) as HTMLInputElement).value ||= value;
    reportError(error);
  };
  hydrateRoot(root, <Root />, { onRecoverableError });
  // From now on React hears of a press, and has taken over by the time it acts on it.
  for (const button of root.querySelectorAll<HTMLButtonElement>('button[type=submit]'))
    button.disabled = false;
}

// Without it the browser is not supported, which the page says (beforePaint.ts).
if (root) {
  const draw = () => createRoot(root).render(<Root />);
  // A page before sign-in can be used sooner if this loads later.
  if (root.firstChild && pageAudience(path) === 'guest')
    ready(path)
      .then(() => takeOver(root), draw)
      .then(() => whenIdle(followForeignChanges));
  else {
    followForeignChanges();
    draw();
  }
}
