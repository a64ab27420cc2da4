import type { JsonEdit } from '../../../editors/json/edits.ts';
import type { Path } from '../../../editors/json/path.ts';
import { given, useEdited } from '../../../editors/select/edited.ts';
import { TextProperty } from '../../../editors/select/Property.tsx';
import {
  childSlice,
  saidIn,
  sliceText,
  sliceValue,
  writtenBeside,
  type Slice,
} from '../../../editors/select/slice.ts';
import { WrongKind } from '../../../editors/select/WrongKind.tsx';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useText } from '../../../ui/useText.ts';
import { createSymbol } from './createSymbol.ts';
import { getSymbolType } from './esriSymbol.ts';
import { SymbolFields, SymbolProperty } from './SymbolFields.tsx';
import styles from './symbolForm.module.css';
import { getGroups, INFOS } from './uniqueValue.ts';
import { UniqueValues } from './UniqueValues.tsx';

interface Props {
  /** The object that contains the renderer, and its path. */
  of: Slice;
  path: Path;
  /** The property that contains the renderer. */
  name: string;
  /** The fields that can tell values apart. */
  fields: readonly string[];
}

/**
 * Edits a renderer of type `simple` or `uniqueValue`. Other renderers and unknown properties are kept
 * unchanged.
 */
export function RendererForm({ of, path: parentPath, name, fields }: Props) {
  const t = useText();
  const { textDocument: doc, readOnly } = useEdited();
  const renderer = childSlice(of, name);
  const path = [...parentPath, name];
  if (!renderer || renderer.node.kind === 'null')
    return (
      <div className={styles.none}>
        <p className="secondary">{t('symbols.noSymbol')}</p>
        {readOnly ? null : (
          <TextButton
            small
            onClick={() =>
              doc.edit(
                given(
                  of,
                  parentPath,
                  name,
                  writtenBeside({ type: 'simple', label: '', symbol: createSymbol('esriSFS') }, of),
                ),
              )
            }
          >
            {t('symbols.addSymbol')}
          </TextButton>
        )}
      </div>
    );
  if (renderer.node.kind !== 'object')
    return <WrongKind name={name} is={renderer.node.kind} wanted="object" />;
  if (getSymbolType(sliceValue(renderer))) return <SymbolFields of={renderer} path={path} />;
  const type = saidIn(renderer, 'type');
  if (type !== 'simple' && type !== 'uniqueValue')
    return <p className="secondary">{t('symbols.keptRenderer', { type: type ?? t('symbols.untyped') })}</p>;

  /** Changes the type. It adds what the new type needs and keeps everything else. */
  const setRendererType = (next: 'simple' | 'uniqueValue') => {
    if (next === type) return;
    const edits: JsonEdit[] = [{ do: 'set', path: [...path, 'type'], text: JSON.stringify(next) }];
    const add = (what: string, text: string) => {
      if (!childSlice(renderer, what)) edits.push({ do: 'add', path, name: what, text });
    };
    const any = childSlice(renderer, 'defaultSymbol') ?? childSlice(renderer, 'symbol');
    const symbol = any ? sliceText(any) : writtenBeside(createSymbol('esriSFS'), undefined);
    if (next === 'simple') add('symbol', symbol);
    else {
      add('field1', '""');
      add('defaultSymbol', symbol);
      if (!getGroups(renderer).length) add(INFOS, '[]');
    }
    doc.edit(...edits);
  };
  return (
    <div className={styles.renderer}>
      <div className={`segments ${styles.kinds}`} role="group" aria-label={t('symbols.drawn')}>
        {(['simple', 'uniqueValue'] as const).map(kind => (
          <button
            key={kind}
            type="button"
            aria-pressed={kind === type}
            disabled={readOnly}
            onClick={() => setRendererType(kind)}
          >
            {t(`symbols.renderers.${kind}`)}
          </button>
        ))}
      </div>
      {type === 'simple' ? (
        <>
          <TextProperty of={renderer} path={path} name="label" label={t('symbols.label')} />
          <SymbolProperty of={renderer} path={path} name="symbol" />
        </>
      ) : (
        <UniqueValues of={renderer} path={path} fields={fields} />
      )}
    </div>
  );
}
