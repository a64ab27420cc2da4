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
import { symbolType } from './esri.ts';
import { newSymbol } from './newSymbol.ts';
import { SymbolFields, SymbolProperty } from './SymbolFields.tsx';
import styles from './symbolForm.module.css';
import { INFOS, rendererGroups } from './uniqueValue.ts';
import { UniqueValues } from './UniqueValues.tsx';

interface Props {
  /** The object that has the symbol, and its path. */
  of: Slice;
  path: Path;
  /** Under which name. */
  name: string;
  /** Fields that values may be told apart by. */
  fields: readonly string[];
}

/**
 * How the found are drawn: all alike (`simple`), or by what a field says (`uniqueValue`). Another renderer is kept, and so
 * is whatever else stands in one.
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
                  writtenBeside({ type: 'simple', label: '', symbol: newSymbol('esriSFS') }, of),
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
  if (symbolType(sliceValue(renderer))) return <SymbolFields of={renderer} path={path} />;
  const type = saidIn(renderer, 'type');
  if (type !== 'simple' && type !== 'uniqueValue')
    return <p className="secondary">{t('symbols.keptRenderer', { type: type ?? t('symbols.untyped') })}</p>;

  /** What the other kind needs is made where it is missing; what it does not need stays. */
  const become = (next: 'simple' | 'uniqueValue') => {
    if (next === type) return;
    const edits: JsonEdit[] = [{ do: 'set', path: [...path, 'type'], text: JSON.stringify(next) }];
    const add = (what: string, text: string) => {
      if (!childSlice(renderer, what)) edits.push({ do: 'add', path, name: what, text });
    };
    const any = childSlice(renderer, 'defaultSymbol') ?? childSlice(renderer, 'symbol');
    const symbol = any ? sliceText(any) : writtenBeside(newSymbol('esriSFS'), undefined);
    if (next === 'simple') add('symbol', symbol);
    else {
      add('field1', '""');
      add('defaultSymbol', symbol);
      if (!rendererGroups(renderer).length) add(INFOS, '[]');
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
            onClick={() => become(kind)}
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
