import { useContext } from 'react';
import { ChoicesContext, useChoices, type ChoicesProps } from 'react-admin';

/** The choices of an input: its prop, or those of the `ReferenceInput` around it. */
export type InputChoicesProps = Pick<
  ChoicesProps,
  'choices' | 'disableValue' | 'optionValue' | 'translateChoice'
> & {
  /** As in react-admin, without elements. */
  optionText?: string | ((choice: object) => string);
};

interface InputChoice {
  value: unknown;
  text: string;
  disabled: boolean;
}

/** Returns a function that lists the choices of an input. A current value that is not among them comes first. */
export function useInputChoices({ choices, translateChoice, ...props }: InputChoicesProps) {
  const context = useContext(ChoicesContext) as
    { allChoices?: object[]; isFromReference?: boolean } | undefined;
  const { getChoiceText, getChoiceValue, getDisableValue } = useChoices({
    ...props,
    translateChoice: translateChoice ?? !context?.isFromReference,
  });
  const all = (choices ?? context?.allChoices ?? []).map((choice: object): InputChoice => ({
    value: getChoiceValue(choice),
    text: String(getChoiceText(choice)),
    disabled: Boolean(getDisableValue(choice)),
  }));
  return (current: unknown): InputChoice[] => {
    const isOther = current !== '' && current !== null && !all.some(({ value }) => value === current);
    return isOther ? [{ value: current, text: String(current), disabled: false }, ...all] : all;
  };
}
