import { useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { isSameJson } from '../../../data/isSameJson.ts';
import { findSyntaxError } from '../../../editors/json/findSyntaxError.ts';
import { useProblemSentence } from '../../../editors/json/useProblemSentence.ts';
import { Sentence } from '../../../editors/Sentence.tsx';
import { cursorOffset, toLineColumn } from '../../../editors/text/problem.ts';
import { describing } from '../../../ui/Field.tsx';
import { FieldError } from '../../../ui/FieldError.tsx';
import { useText } from '../../../ui/useText.ts';
import { layerConfigText, parseConfigText } from './configText.ts';

interface Props {
  source: string;
  label: string;
  /** The message of a refused save. */
  refused: string | undefined;
}

const ROWS = { least: 4, most: 16 };

/**
 * Edits the JSON of a configuration and reports the line and column of a mistake. The stored value stays
 * unchanged until the user types.
 */
export default function ConfigText({ source, label, refused }: Props) {
  const t = useText();
  const translate = useTranslate();
  const sentence = useProblemSentence();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const { getValues, setValue } = useFormContext();
  const { isSubmitted, submitCount } = useFormState();
  const [opened] = useState(() => getValues(source) as unknown);
  const [typed, setTyped] = useState(() => layerConfigText(opened));
  const [isLeft, setLeft] = useState(false);
  const held = useWatch({ name: source }) as unknown;
  // Shows values that did not come from typing, such as a restored draft.
  const text = isSameJson(parseConfigText(typed, opened), held) ? typed : layerConfigText(held);
  const mistake = (refused || (isLeft && held !== opened)) && text.trim() ? findSyntaxError(text) : undefined;
  const at = mistake && cursorOffset(mistake);
  const position = at === undefined ? undefined : toLineColumn(text, at);
  const statusText = mistake
    ? sentence(mistake, from => toLineColumn(text, from).line)
    : refused && translate(refused, { _: refused });

  // After a refusal the cursor moves to the mistake, unless another invalid field has the focus.
  const isRefused = refused !== undefined;
  const cursor = useRef(at);
  cursor.current = at;
  useEffect(() => {
    const focused = document.activeElement;
    if (
      !isRefused ||
      !area.current ||
      (focused !== area.current && focused?.getAttribute('aria-invalid') === 'true')
    )
      return;
    area.current.focus();
    if (cursor.current !== undefined) area.current.setSelectionRange(cursor.current, cursor.current);
  }, [isRefused, submitCount]);

  return (
    <div className="field">
      <textarea
        ref={area}
        id={id}
        className="input mono"
        aria-label={label}
        rows={Math.min(ROWS.most, Math.max(ROWS.least, text.split('\n').length))}
        spellCheck={false}
        aria-invalid={statusText !== undefined}
        {...describing(id, statusText, true)}
        value={text}
        onChange={({ target }) => {
          setTyped(target.value);
          setValue(source, parseConfigText(target.value, opened), {
            shouldDirty: true,
            shouldValidate: isSubmitted,
          });
        }}
        onBlur={() => setLeft(true)}
      />
      {statusText ? (
        <FieldError id={id}>
          <span>
            {position ? (
              <>{t('fieldApps.config.mistake', { position: t('editors.position', position) })} </>
            ) : null}
            <Sentence text={statusText} />
          </span>
        </FieldError>
      ) : null}
      <p className="hint" id={`${id}-hint`}>
        {t('fieldApps.config.hint')}
      </p>
    </div>
  );
}
