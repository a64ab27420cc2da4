import { useId } from 'react';
import { useTranslate, type SelectInputProps as RaSelectInputProps } from 'react-admin';
import { choiceText, choiceValue, findChoice, type FilterChoices } from '../filterChoices.ts';
import { useFilterInput } from './useFilterInput.ts';

export type SelectFilterInputProps = Pick<RaSelectInputProps, 'alwaysOn' | 'label'> &
  FilterChoices & {
    source: string;
    /** The text of the empty choice. */
    emptyText?: string;
  };

export default function SelectFilter({ emptyText = '', ...props }: SelectFilterInputProps) {
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
          void set(choice ? choiceValue(choice, props) : '');
        }}
      >
        <option value="">{emptyText && translate(emptyText, { _: emptyText })}</option>
        {props.choices.map(choice => (
          <option key={choiceValue(choice, props)} value={choiceValue(choice, props)}>
            {choiceText(choice, props, translate)}
          </option>
        ))}
      </select>
    </div>
  );
}
