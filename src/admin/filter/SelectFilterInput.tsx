import get from 'lodash/get.js';
import { useId } from 'react';
import { useTranslate, type SelectInputProps as RaSelectInputProps } from 'react-admin';
import type { Translate } from './filterElements.ts';
import { useFilterInput } from './FilterInputsContext.ts';

type Props = Pick<RaSelectInputProps, 'alwaysOn' | 'label' | 'translateChoice'> & {
  source: string;
  choices: readonly Record<string, unknown>[];
  /** The text of the choice without a value. */
  emptyText?: string;
  optionText?: string;
  optionValue?: string;
};

type ChoiceProps = Pick<Props, 'choices' | 'optionText' | 'optionValue' | 'translateChoice'>;

function choiceText(choice: Record<string, unknown>, props: ChoiceProps, translate: Translate) {
  const text = String(get(choice, props.optionText ?? 'name') ?? '');
  return props.translateChoice === false ? text : translate(text, { _: text });
}

const valueOf = (choice: Record<string, unknown>, { optionValue = 'id' }: ChoiceProps) =>
  get(choice, optionValue) as string | number;

const findChoice = (value: unknown, props: ChoiceProps) =>
  props.choices.find(choice => String(valueOf(choice, props)) === String(value));

/** A select for a filter, with the props of react-admin's `SelectInput`. It needs no form. */
function Select({ emptyText = '', ...props }: Props) {
  const id = useId();
  const translate = useTranslate();
  const { label, value, autoFocus, set } = useFilterInput(props);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="input"
        autoFocus={autoFocus}
        value={value}
        onChange={({ target }) => {
          const choice = findChoice(target.value, props);
          void set(choice ? valueOf(choice, props) : '');
        }}
      >
        <option value="">{emptyText && translate(emptyText, { _: emptyText })}</option>
        {props.choices.map(choice => (
          <option key={valueOf(choice, props)} value={valueOf(choice, props)}>
            {choiceText(choice, props, translate)}
          </option>
        ))}
      </select>
    </div>
  );
}

export const SelectFilterInput = Object.assign(Select, {
  isStandaloneFilter: true as const,
  valueToText(value: unknown, props: ChoiceProps, translate: Translate) {
    const choice = findChoice(value, props);
    return choice ? choiceText(choice, props, translate) : String(value);
  },
});
