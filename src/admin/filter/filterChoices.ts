import get from 'lodash/get.js';
import type { SelectInputProps as RaSelectInputProps } from 'react-admin';
import type { Translate } from './filterElements.ts';

export interface FilterChoices extends Pick<RaSelectInputProps, 'translateChoice'> {
  choices: readonly Record<string, unknown>[];
  optionText?: string;
  optionValue?: string;
}

export function choiceText(choice: Record<string, unknown>, props: FilterChoices, translate: Translate) {
  const text = String(get(choice, props.optionText ?? 'name') ?? '');
  return props.translateChoice === false ? text : translate(text, { _: text });
}

export const choiceValue = (choice: Record<string, unknown>, { optionValue = 'id' }: FilterChoices) =>
  get(choice, optionValue) as string | number;

export const findChoice = (value: unknown, props: FilterChoices) =>
  props.choices.find(choice => String(choiceValue(choice, props)) === String(value));
