import { useEffect } from 'react';
import { useLabelledInput } from '../../../admin/index.ts';
import { Combobox } from '../../../admin/select/Combobox.tsx';
import { userSource } from '../../../domain/people/userSource.ts';
import { useText } from '../../../ui/useText.ts';
import { usePersonNames } from '../usePersonNames.ts';
import { unnamed, type FieldAppMember } from './fieldAppForm.ts';

const asHeld = (value: unknown) => value;

interface Props {
  source: 'readUsers' | 'writeUsers';
  applicationId: string;
}

/** Selects users by name. The value contains their names. */
export function PeopleInput({ source, applicationId }: Props) {
  const { field, fieldProps } = useLabelledInput({ source, format: asHeld, parse: asHeld });
  const members = (field.value ?? []) as FieldAppMember[];
  const t = useText();
  const nameOf = usePersonNames(applicationId, unnamed(members));
  const { ref } = field;
  const { id } = fieldProps;
  // The combobox mounts after this input, so it is looked up when the form focuses it.
  useEffect(() => ref({ focus: () => document.getElementById(id)?.focus() }), [ref, id]);
  return (
    <Combobox
      {...fieldProps}
      multiple
      source={userSource}
      value={members.map(({ _id, name }) => ({
        id: _id,
        label: name || nameOf(_id).text || t('ra.page.loading'),
      }))}
      choose={chosen =>
        field.onChange(
          chosen.map(
            ({ id: _id, label }) => members.find(member => member._id === _id) ?? { _id, name: label },
          ),
        )
      }
    />
  );
}
