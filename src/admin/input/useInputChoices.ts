import { useContext } from 'react';
import { ChoicesContext, useChoices, type ChoicesProps } from 'react-admin';

/** The choices of an input come from the prop, or else from the enclosing `ReferenceInput`. */
export type InputChoicesProps = Pick<
  ChoicesProps,
  'choices' | 'disableValue' | 'optionValue' | 'translateChoice'
> & {
  /** As in react-admin, but not an element. */
  optionText?: string | ((choice: object) => string);
};

interface InputChoice {
  value: unknown;
  text: string;
  disabled: boolean;
}

/** Returns a function that lists the choices of an input. A current value that is not a choice is added as the first one. */
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
    const isUnknown = current !== '' && current !== null && !all.some(({ value }) => value === current);
    return isUnknown ? [{ value: current, text: String(current), disabled: false }, ...all] : all;
  };
}
