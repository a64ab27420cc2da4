import { memo } from 'react';
import type { JsonKind } from '../../../editors/json/node.ts';
import type { Path } from '../../../editors/json/path.ts';
import { sliceAt, useEdited } from '../../../editors/select/edited.ts';
import type { RowData } from '../../../editors/select/SortedRow.tsx';
import { useText } from '../../../ui/useText.ts';
import styles from './configs.module.css';
import { visibilityEdits } from './resultFields.ts';

export interface FieldRow extends RowData {
  alias: string;
  isShown: boolean;
  operator: string;
  /** Set if the field is not an object. */
  wrongKind: JsonKind | undefined;
  canHide: boolean;
  path: string;
}

export const FieldLine = memo(function FieldLine({
  row: { name, alias, isShown, operator, wrongKind, canHide, path },
}: {
  row: FieldRow;
}) {
  const t = useText();
  const { textDocument: doc, readOnly } = useEdited();
  if (wrongKind)
    return (
      <span className={styles.odd}>
        {t('configForms.kept', { is: t(`editors.tree.types.${wrongKind}`) })}
      </span>
    );
  return (
    <span className={styles.cells}>
      <span className="mono">{name}</span>
      <span>{alias}</span>
      <input
        type="checkbox"
        className="checkbox"
        aria-label={t('configForms.isShown', { name: name || t('editors.unnamed') })}
        checked={isShown}
        disabled={readOnly || !canHide || !name}
        onChange={event => {
          const at = JSON.parse(path) as Path;
          const config = sliceAt(doc, at);
          if (config) doc.edit(...visibilityEdits(config, at, name, event.target.checked));
        }}
      />
      <span className="mono">{operator || '–'}</span>
    </span>
  );
});
