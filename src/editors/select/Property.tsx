import { useId } from 'react';
import { Field } from '../../ui/Field.tsx';
import { useText } from '../../ui/useText.ts';
import { CommitOnBlurField } from '../CommitOnBlurField.tsx';
import { fieldPathProps } from '../json/fieldPaths.ts';
import { isJsonNumber } from '../json/number.ts';
import type { Path } from '../json/path.ts';
import { given, useEdited } from './edited.ts';
import { childSlice, saidIn, type Slice } from './slice.ts';
import { SuggestionList, suggestionListId } from './SuggestionList.tsx';

interface Props {
  /** The object and its path. */
  of: Slice;
  path: Path;
  name: string;
  label: string;
}

interface TextProps extends Props {
  mono?: boolean;
  /** Suggestions. */
  offered?: readonly string[] | undefined;
}

/** Edits a property as text. A number stays a number if possible. */
export function TextProperty({ of, path, name, label, mono, offered }: TextProps) {
  const t = useText();
  const id = useId();
  const offers = suggestionListId(id, offered);
  const { textDocument, readOnly } = useEdited();
  const is = childSlice(of, name)?.node.kind;
  const isKept = is === 'object' || is === 'array';
  return (
    <>
      <CommitOnBlurField
        id={id}
        at={[...path, name]}
        label={label}
        value={saidIn(of, name) ?? ''}
        readOnly={readOnly || isKept}
        mono={mono === true}
        list={offers}
        hint={isKept ? t('configForms.kept', { is: t(`editors.tree.types.${is}`) }) : undefined}
        commit={typed => {
          const text = is === 'number' && isJsonNumber(typed) ? typed : JSON.stringify(typed);
          textDocument.edit(given(of, path, name, text));
        }}
      />
      <SuggestionList id={offers} names={offered} />
    </>
  );
}

interface NumberProps extends Props {
  /** The value that the map uses by default. It is the placeholder. */
  usual: number;
  min?: number;
}

/** Edits a number. Its notation is kept as typed. */
export function NumberProperty({ of, path, name, label, usual, min = 0 }: NumberProps) {
  const t = useText();
  const id = useId();
  const { textDocument, readOnly } = useEdited();
  const there = childSlice(of, name);
  const isOdd = there !== undefined && there.node.kind !== 'number';
  return (
    <CommitOnBlurField
      id={id}
      at={[...path, name]}
      label={label}
      value={saidIn(of, name) ?? ''}
      placeholder={String(usual)}
      readOnly={readOnly || there?.node.children !== undefined}
      inputMode="decimal"
      hint={isOdd ? t('configForms.kept', { is: t(`editors.tree.types.${there.node.kind}`) }) : undefined}
      commit={typed => {
        const normalized = typed.trim().replace(',', '.');
        if (!isJsonNumber(normalized) || Number(normalized) < min || Number(normalized) > 1000)
          return t('configForms.number', { min });
        textDocument.edit(given(of, path, name, normalized));
      }}
    />
  );
}

interface ChoiceProps extends Props {
  choices: readonly { value: string; label: string }[];
  /** The default value. Without it, no choice is selected if the property is missing. */
  usual?: string;
}

/** Edits a property with several choices. Another stored value is listed until the user selects a choice. */
export function ChoiceProperty({ of, path, name, label, choices, usual }: ChoiceProps) {
  const { textDocument, readOnly } = useEdited();
  const writtenValue = saidIn(of, name) ?? usual;
  return (
    <PropertyChoice
      at={[...path, name]}
      label={label}
      value={writtenValue}
      choices={choices}
      readOnly={readOnly || childSlice(of, name)?.node.children !== undefined}
      choose={value => textDocument.edit(given(of, path, name, JSON.stringify(value)))}
    />
  );
}

interface ChooseProps {
  /** The path in the document. */
  at?: Path;
  label: string;
  value: string | undefined;
  choices: readonly { value: string; label: string }[];
  readOnly: boolean;
  choose(value: string): void;
}

export function PropertyChoice({ at, label, value, choices, readOnly, choose }: ChooseProps) {
  const id = useId();
  const isKnown = choices.some(choice => choice.value === value);
  return (
    <Field id={id} label={label} required={false}>
      <select
        id={id}
        {...(at && fieldPathProps(at))}
        className="input small"
        value={value ?? ''}
        disabled={readOnly}
        onChange={event => choose(event.target.value)}
      >
        {isKnown ? null : <option value={value ?? ''}>{value || '–'}</option>}
        {choices.map(choice => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </Field>
  );
}

export function CheckProperty({ of, path, name, label }: Props) {
  const { textDocument, readOnly } = useEdited();
  return (
    <label className="check">
      <input
        type="checkbox"
        className="checkbox"
        {...fieldPathProps([...path, name])}
        checked={saidIn(of, name) === 'true'}
        disabled={readOnly}
        onChange={event => textDocument.edit(given(of, path, name, String(event.target.checked)))}
      />
      {label}
    </label>
  );
}
