import { useEffect } from 'react';
import { personSource } from '../../../access/personSource.ts';
import { Combobox } from '../../../admin/select/Combobox.tsx';
import { useField } from '../../../forms/inputs/useField.ts';
import { useText } from '../../../ui/useText.ts';
import { usePersonNames } from '../usePersonNames.ts';
import { unnamed, type Member } from './fieldAppForm.ts';

interface Props {
  source: 'readUsers' | 'writeUsers';
  applicationId: string;
}

/** People found by name, each held with what they are called. */
export function PeopleInput({ source, applicationId }: Props) {
  const { field, around } = useField({ source, format: value => value });
  const members = (field.value ?? []) as Member[];
  const t = useText();
  const nameOf = usePersonNames(applicationId, unnamed(members));
  const { ref } = field;
  const { id } = around;
  // The box comes after the page: it is found when it is to be focused.
  useEffect(() => ref({ focus: () => document.getElementById(id)?.focus() }), [ref, id]);
  return (
    <Combobox
      {...around}
      multiple
      source={personSource}
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
