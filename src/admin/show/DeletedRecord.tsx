import { useContext, useId, useState, type ReactNode } from 'react';
import { CallError } from '../../platform/errors.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { State } from '../../ui/State.tsx';
import { UnsavedContext, type TypedText, type Unsaved } from '../../ui/unsaved/unsaved.ts';
import { useLeaveGuard } from '../../ui/unsaved/useLeaveGuard.ts';
import { useText, type TextKey } from '../../ui/useText.ts';

export const isNotFoundError = (error: unknown) => error instanceof CallError && error.status === 404;

/** Returns the unsaved texts of the forms that disappear once a record is found deleted. */
export function useTextsBeforeDeletion(deleted: boolean, unsaved?: Unsaved): TypedText[] | undefined {
  const contextUnsaved = useContext(UnsavedContext);
  const [texts, setTexts] = useState<TypedText[]>();
  if (deleted && !texts) setTexts((unsaved ?? contextUnsaved).parts().flatMap(part => part.typed?.() ?? []));
  if (!deleted && texts) setTexts(undefined);
  return texts;
}

interface Props {
  title: TextKey;
  /** Whether the record was shown before. */
  hasBeenShown: boolean;
  unsavedTexts: TypedText[];
  /** Links to other pages. */
  children?: ReactNode;
}

/** Replaces a record that does not exist, and shows the unsaved texts so that they can be copied. */
export function DeletedRecord({ title, hasBeenShown, unsavedTexts, children }: Props) {
  const t = useText();
  const headingId = useId();
  useLeaveGuard(unsavedTexts.length > 0, false);
  return (
    <>
      <div className="panel" style={{ marginBottom: 16 }}>
        <State kind="gone" title={t(title)} text={t(hasBeenShown ? 'ui.deleted.since' : 'ui.noSuch')}>
          {children}
        </State>
      </div>
      {unsavedTexts.length ? (
        <section className="panel" aria-labelledby={headingId}>
          <div className="panel-head">
            <h2 id={headingId}>{t('ui.deleted.typed')}</h2>
          </div>
          <div className="panel-body stack">
            <p className="secondary">{t('ui.deleted.copy')}</p>
            {unsavedTexts.map((one, at) => (
              // oxlint-disable-next-line react/no-array-index-key
              <UnsavedText key={at} {...one} />
            ))}
          </div>
        </section>
      ) : null}
    </>
  );
}

function UnsavedText({ label, text }: TypedText) {
  const id = useId();
  return (
    <div className="field">
      <span className="row">
        <label htmlFor={id}>{label}</label>
        <CopyButton text={text} name={label} />
      </span>
      <textarea id={id} className="input" readOnly rows={Math.min(text.split('\n').length, 8)} value={text} />
    </div>
  );
}
