import { useSourceContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { stripInvisible } from '../../platform/rules.ts';
import { useText } from '../../ui/useText.ts';

/**
 * Returns the code points of the invisible characters in a text, each once: `U+200B, U+202A`. It returns ''
 * for a text without invisible characters.
 */
export const listInvisibleCharacters = (text: string) => {
  const found = new Set(text.match(/\p{Default_Ignorable_Code_Point}/gu));
  return [...found]
    .map(character => `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`)
    .join(', ');
};

/**
 * Returns props of a `TextInput` that removes invisible characters from typed and pasted text. Invisible
 * characters that the record already has stay until the field loses the focus, and the helper text names
 * them.
 */
export function useInvisibleCharacterProps(source: string, tidied = stripInvisible) {
  const t = useText();
  const { setValue, getValues } = useFormContext();
  const name = useSourceContext().getSource(source);
  const names = listInvisibleCharacters(String(useWatch({ name }) ?? ''));
  return {
    helperText: names ? t('personRules.invisible', { names }) : undefined,
    parse: (typed: unknown) => stripInvisible(String(typed)),
    onBlur: () => {
      const typed = String(getValues(name) ?? '');
      const tidy = tidied(typed);
      if (tidy !== typed) setValue(name, tidy, { shouldDirty: true, shouldValidate: true });
    },
  };
}
