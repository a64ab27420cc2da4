import './englishPages.ts';
import { Note } from './Note.tsx';
import { useAccountText } from './text.ts';

/** The content of the document if the entry failed to load. The script in the document handles the button. */
export function Unloaded() {
  const t = useAccountText();
  return (
    <Note kind="err">
      <p>{t('failure.code')}</p>
      <button type="button" className="button link">
        {t('failure.retry')}
      </button>
    </Note>
  );
}

/** The content of the document if the browser runs no scripts. */
export function WithoutScript() {
  const t = useAccountText();
  return (
    <Note kind="warn">
      <p>{t('accountPages.withoutScript')}</p>
    </Note>
  );
}

/** The content of the document in an unsupported browser. */
export function Unsupported() {
  const t = useAccountText();
  return (
    <main>
      <Note kind="err">
        <p>{t('accountPages.unsupported')}</p>
      </Note>
    </main>
  );
}
