import './englishPages.ts';
import { useAccountText } from './accountText.ts';
import { Note } from './Note.tsx';

/** The content of the document if the entry failed to load. The script in the document handles the button. */
export function LoadFailureNote() {
  const t = useAccountText();
  return (
    <Note severity="error">
      <p>{t('failure.code')}</p>
      <button type="button" className="button link">
        {t('failure.retry')}
      </button>
    </Note>
  );
}

/** The content of the document if the browser runs no scripts. */
export function NoScriptNote() {
  const t = useAccountText();
  return (
    <Note severity="warning">
      <p>{t('accountPages.withoutScript')}</p>
    </Note>
  );
}

/** The content of the document in an unsupported browser. */
export function UnsupportedBrowserNote() {
  const t = useAccountText();
  return (
    <main>
      <Note severity="error">
        <p>{t('accountPages.unsupported')}</p>
      </Note>
    </main>
  );
}
