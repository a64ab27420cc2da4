import './englishPages.ts';
import { Note } from './Note.tsx';
import { useAccountText } from './text.ts';

/** What a document says where the entry did not come, in place of all it would do; its script hears the button. */
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

/** The same where no script runs at all. */
export function WithoutScript() {
  const t = useAccountText();
  return (
    <Note kind="warn">
      <p>{t('accountPages.withoutScript')}</p>
    </Note>
  );
}

/** What a document says in place of all else in a browser that the console does not support. */
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
