import { useId } from 'react';
import { CommitOnBlurField } from '../../../editors/CommitOnBlurField.tsx';
import type { Path } from '../../../editors/json/path.ts';
import { useEdited } from '../../../editors/select/edited.ts';
import { PropertyChoice, TextProperty } from '../../../editors/select/Property.tsx';
import { listIn, saidIn, type Slice } from '../../../editors/select/slice.ts';
import { SuggestionList, suggestionListId } from '../../../editors/select/SuggestionList.tsx';
import { useText } from '../../../ui/useText.ts';
import { OPERATORS } from '../rules/layerConfigRules.ts';
import styles from './configs.module.css';
import type { FieldRow } from './FieldLine.tsx';
import { FIELDS, renameEdits, SEARCHED, searchEdits, type OfferedField } from './resultFields.ts';
import { SearchDetails } from './SearchDetails.tsx';

interface Props {
  config: Slice;
  path: Path;
  at: number;
  row: FieldRow;
  offered: readonly OfferedField[];
}

export function FieldDetails({ config, path, at, row: { name, alias, operator }, offered }: Props) {
  const t = useText();
  const { textDocument: doc, readOnly } = useEdited();
  const searched = listIn(config, SEARCHED);
  const search = searched.entries.findIndex(entry => saidIn(entry, 'name') === name);
  const entry = searched.entries[search];
  const field = listIn(config, FIELDS).entries[at]!;
  const fieldPath = [...path, FIELDS, at];
  return (
    <>
      <div className={styles.pair}>
        <NameInput
          at={[...fieldPath, 'name']}
          also={entry && [...path, SEARCHED, search, 'name']}
          value={name}
          offered={offered.map(one => one.name)}
          readOnly={readOnly}
          keep={next => {
            if (!next.trim()) return t('ui.rule.name');
            doc.edit(...renameEdits(config, path, at, next));
          }}
        />
        <TextProperty of={field} path={fieldPath} name="alias" label={t('configForms.alias')} />
      </div>
      {searched.wrongKind ? null : (
        <div className={styles.pair}>
          <PropertyChoice
            at={[...path, SEARCHED, search, 'operator']}
            label={t('configForms.searchBy')}
            value={entry ? operator : ''}
            choices={[
              { value: '', label: t('configForms.notSearched') },
              ...OPERATORS.map(value => ({ value, label: value })),
            ]}
            readOnly={readOnly || !name}
            choose={value => doc.edit(...searchEdits(config, path, name, alias || name, value))}
          />
          {entry ? <SearchDetails of={entry} path={[...path, SEARCHED, search]} /> : null}
        </div>
      )}
    </>
  );
}

function NameInput({
  at,
  also,
  value,
  offered,
  readOnly,
  keep,
}: {
  at: Path;
  also: Path | undefined;
  value: string;
  offered: readonly string[];
  readOnly: boolean;
  keep(next: string): string | undefined | void;
}) {
  const t = useText();
  const id = useId();
  const offers = suggestionListId(id, offered);
  return (
    <>
      <CommitOnBlurField
        id={id}
        at={at}
        also={also}
        label={t('configForms.name')}
        value={value}
        mono
        readOnly={readOnly}
        list={offers}
        commit={keep}
      />
      <SuggestionList id={offers} names={offered} />
    </>
  );
}
