import AddIcon from '@mui/icons-material/AddOutlined';
import { useId, useState, type FormEvent } from 'react';
import { PERSON_SEARCH_LENGTH, personSource } from '../../../access/personSource.ts';
import styles from '../../../admin/select/addRow.module.css';
import type { Choice } from '../../../admin/select/choices.ts';
import { Combobox } from '../../../admin/select/Combobox.tsx';
import { Field } from '../../../forms/Field.tsx';
import { USER_TYPES, type UserType } from '../../../platform/workOrders.ts';
import { Button } from '../../../ui/Button.tsx';
import { useLeaveGuard } from '../../../ui/unsaved/useLeaveGuard.ts';
import { useSending } from '../../../ui/unsaved/useSending.ts';
import { useText } from '../../../ui/useText.ts';

interface Props {
  isIn(id: string, type: UserType): boolean;
  /** Adds somebody, `called` so. What is refused is told at the person, in the list. */
  add(id: string, called: string, type: UserType): Promise<void>;
}

/** Adds a person to a department by what they do there. */
export function AddMember({ isIn, add }: Props) {
  const t = useText();
  const id = useId();
  const [[person], setPerson] = useState<Choice[]>([]);
  const [type, setType] = useState<UserType>('users');
  const [tried, setTried] = useState(false);
  const { sending, track } = useSending();
  useLeaveGuard(person !== undefined, false, { sending });
  const wrong = !person
    ? t('ui.rule.user')
    : isIn(person.id, type)
      ? t('workOrders.already', { name: person.label, type: t(`workOrders.types.${type}`) })
      : undefined;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(wrong !== undefined);
    if (!person || wrong || sending) return;
    await track(add(person.id, person.label, type).then(() => true));
    setPerson(now => (now[0] === person ? [] : now));
  };
  return (
    <form
      className={`${styles.add} ${styles.two}`}
      aria-label={t('workOrders.addMember')}
      noValidate
      onSubmit={submit}
    >
      <Combobox
        label={t('workOrders.user')}
        hint={t('select.typeMore', { smart_count: PERSON_SEARCH_LENGTH })}
        source={personSource}
        value={person ? [person] : []}
        choose={value => {
          setTried(false);
          setPerson(value);
        }}
        error={tried ? wrong : undefined}
        invalid={t('ui.rule.user')}
      />
      <Field id={id} label={t('workOrders.userType')} required={false}>
        <select
          id={id}
          className="input"
          value={type}
          onChange={({ target }) => {
            setTried(false);
            setType(target.value as UserType);
          }}
        >
          {USER_TYPES.map(one => (
            <option key={one} value={one}>
              {t(`workOrders.typeOf.${one}`)}
            </option>
          ))}
        </select>
      </Field>
      <Button type="submit">
        <AddIcon />
        {t('workOrders.addMember')}
      </Button>
    </form>
  );
}
