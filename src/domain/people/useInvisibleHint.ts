import { useSourceContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { withoutInvisible } from '../../platform/invisible.ts';
import { invisibleNames } from '../../platform/invisibleNames.ts';
import { useText } from '../../ui/useText.ts';

/**
 * Returns props of a `TextInput` whose text never contains invisible characters: typed and pasted ones are removed. One that the record
 * has stays until the field is left, and the helper text names it.
 */
export function useInvisibleHint(source: string, tidied = withoutInvisible) {
  const t = useText();
  const { setValue, getValues } = useFormContext();
  const name = useSourceContext().getSource(source);
  const names = invisibleNames(String(useWatch({ name }) ?? ''));
  return {
    helperText: names ? t('personRules.invisible', { names }) : undefined,
    parse: (typed: unknown) => withoutInvisible(String(typed)),
    onBlur: () => {
      const typed = String(getValues(name) ?? '');
      const tidy = tidied(typed);
      if (tidy !== typed) setValue(name, tidy, { shouldDirty: true, shouldValidate: true });
    },
  };
}
