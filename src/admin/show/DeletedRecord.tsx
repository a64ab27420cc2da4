import { useContext, useId, useState, type ReactNode } from 'react';
import { CallError } from '../../platform/errors.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { State } from '../../ui/State.tsx';
import { UnsavedContext, type TypedText, type Unsaved } from '../../ui/unsaved/unsaved.ts';
import { useLeaveGuard } from '../../ui/unsaved/useLeaveGuard.ts';
import { useText, type TextKey } from '../../ui/useText.ts';

export const isDeleted = (error: unknown) => error instanceof CallError && error.status === 404;

/** Returns the unsaved texts of the forms that disappear once a record is found deleted. */
export function useTypedBefore(deleted: boolean, of?: Unsaved): TypedText[] | undefined {
  const around = useContext(UnsavedContext);
  const [typed, setTyped] = useState<TypedText[]>();
  if (deleted && !typed) setTyped((of ?? around).parts().flatMap(part => part.typed?.() ?? []));
  if (!deleted && typed) setTyped(undefined);
  return typed;
}

interface Props {
  title: TextKey;
  /** Whether the record was shown before. */
  wasRead: boolean;
  typed: TypedText[];
  /** Links to other pages. */
  children?: ReactNode;
}

/** Replaces a record that does not exist, and shows the unsaved texts so that they can be copied. */
export function DeletedRecord({ title, wasRead, typed, children }: Props) {
  const t = useText();
  const heading = useId();
  useLeaveGuard(typed.length > 0, false);
  return (
    <>
      <div className="panel" style={{ marginBottom: 16 }}>
        <State kind="gone" title={t(title)} text={t(wasRead ? 'ui.deleted.since' : 'ui.noSuch')}>
          {children}
        </State>
      </div>
      {typed.length ? (
        <section className="panel" aria-labelledby={heading}>
          <div className="panel-head">
            <h2 id={heading}>{t('ui.deleted.typed')}</h2>
          </div>
          <div className="panel-body stack">
            <p className="secondary">{t('ui.deleted.copy')}</p>
            {typed.map((one, at) => (
              // oxlint-disable-next-line react/no-array-index-key
              <Typed key={at} {...one} />
            ))}
          </div>
        </section>
      ) : null}
    </>
  );
}

function Typed({ label, text }: TypedText) {
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
