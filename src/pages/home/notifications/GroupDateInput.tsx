import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined';
import { useRef, useState } from 'react';
import { useLabelledInput } from '../../../admin/index.ts';
import { formatGroupDate, readGroupDate } from '../../../platform/groupDate.ts';
import { parseDay } from '../../../ui/date/parseDay.ts';
import { Field } from '../../../ui/Field.tsx';
import { IconAction } from '../../../ui/IconAction.tsx';
import { lazyComponent } from '../../../ui/lazy/lazyComponent.tsx';
import { useText } from '../../../ui/useText.ts';
import styles from './GroupDateInput.module.css';

const Calendar = lazyComponent(() => import('../../../ui/date/Calendar.tsx'));
const asTyped = (value: unknown) => value;

interface Props {
  label: 'resources.notifications.page.create' | 'resources.notifications.date';
  autoFocus?: boolean;
}

/**
 * An input for the date that names a group, typed or chosen in a calendar. It is saved as month/day/year
 * (docs/decisions/group-dates.md).
 */
export function GroupDateInput({ label, autoFocus = false }: Props) {
  const t = useText();
  const { field, fieldProps, inputProps } = useLabelledInput({
    source: 'notificationGroupDate',
    label,
    autoFocus,
    parse: asTyped,
  });
  const box = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <Field {...fieldProps}>
      <span className={styles.date} ref={box}>
        <input
          className="input numbers"
          placeholder={t('resources.notifications.placeholder')}
          autoComplete="off"
          {...inputProps}
          {...field}
        />
        <IconAction
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          label={t('ui.date.open', { name: t(label) })}
          {...Calendar.preloadProps}
          onClick={() => setOpen(true)}
        >
          <CalendarIcon />
        </IconAction>
        {isOpen ? (
          <Calendar
            label={t(label)}
            anchor={box.current!}
            value={parseDay(readGroupDate(field.value as string) ?? '') ?? ''}
            choose={day => {
              field.onChange(formatGroupDate(day));
              setOpen(false);
            }}
            onClose={() => setOpen(false)}
          />
        ) : null}
      </span>
    </Field>
  );
}
