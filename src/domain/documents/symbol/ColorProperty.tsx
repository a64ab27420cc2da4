import { useEffect, useId, useRef, useState } from 'react';
import { CommitOnBlurField } from '../../../editors/CommitOnBlurField.tsx';
import type { Path } from '../../../editors/json/path.ts';
import { useEdited } from '../../../editors/select/edited.ts';
import { childSlice, sliceValue, type Slice } from '../../../editors/select/slice.ts';
import { useText } from '../../../ui/useText.ts';
import { alphaToPercent, colorEdits, parseHex, parseRgb, percentToAlpha, rgbaToHex } from './colorEdits.ts';
import { colorOrDefault, SYMBOL_DEFAULTS, type Rgba } from './esriSymbol.ts';
import styles from './symbolForm.module.css';

const numbersOf = (color: Rgba) => color.slice(0, 3).map(Math.round).join(',');

interface Props {
  of: Slice;
  path: Path;
  name: string;
  label: string;
}

/** Edits a color with the browser's picker, as numbers, and with its opacity. */
export function ColorProperty({ of, path, name, label }: Props) {
  const t = useText();
  const id = useId();
  const { textDocument: doc, readOnly } = useEdited();
  const current = childSlice(of, name);
  const color = colorOrDefault(current && sliceValue(current));
  const shown = color ?? SYMBOL_DEFAULTS.color;
  const set = (next: Parameters<typeof colorEdits>[3]) => doc.edit(...colorEdits(of, path, name, next));
  return (
    <div className={styles.colour} role="group" aria-label={label}>
      <Picker
        label={t('symbols.pick', { name: label })}
        hex={rgbaToHex(shown)}
        readOnly={readOnly}
        set={rgb => set({ rgb })}
      />
      <CommitOnBlurField
        id={`${id}-numbers`}
        at={[...path, name]}
        label={t('symbols.rgb', { name: label })}
        value={current && color ? numbersOf(color) : ''}
        placeholder={color ? numbersOf(color) : t('symbols.none')}
        readOnly={readOnly}
        commit={typed => {
          const rgb = parseRgb(typed);
          if (!rgb) return t('symbols.rule.rgb');
          set({ rgb });
        }}
      />
      <CommitOnBlurField
        id={`${id}-opacity`}
        label={t('symbols.opacity')}
        value={String(alphaToPercent(color ? color[3] : 0))}
        inputMode="decimal"
        readOnly={readOnly}
        commit={typed => {
          const percent = /^\s*\d{1,3}\s*%?\s*$/.test(typed) ? parseInt(typed, 10) : NaN;
          if (!(percent <= 100)) return t('symbols.rule.opacity');
          set({ alpha: percentToAlpha(percent) });
        }}
      />
    </div>
  );
}

/** Changes the document once when the picker closes. Until then only the picker shows the color. */
function Picker({
  label,
  hex,
  readOnly,
  set,
}: {
  label: string;
  hex: string;
  readOnly: boolean;
  set(rgb: number[]): void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [picked, pick] = useState<string>();
  const done = useRef(set);
  useEffect(() => void (done.current = set));
  useEffect(() => {
    const field = input.current!;
    const chosen = () => {
      pick(undefined);
      done.current(parseHex(field.value));
    };
    field.addEventListener('change', chosen);
    return () => field.removeEventListener('change', chosen);
  }, []);
  return (
    <input
      ref={input}
      type="color"
      className={styles.picker}
      aria-label={label}
      title={label}
      value={picked ?? hex}
      disabled={readOnly}
      onChange={event => pick(event.target.value)}
    />
  );
}
