import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined';
import { useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { TextInput } from '../../../forms/inputs/TextInput.tsx';
import { calledAfter, readGroupDate } from '../../../platform/groupDate.ts';
import { readDay } from '../../../ui/date/days.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { lazyComponent } from '../../../ui/lazy/lazyComponent.tsx';
import { useText } from '../../../ui/useText.ts';
import type { GroupValues } from './groupForm.ts';
import styles from './notifications.module.css';

const Calendar = lazyComponent(() => import('../../../ui/date/Calendar.tsx'));
const SOURCE = 'notificationGroupDate';

/** What a group is called: a day, typed as text or chosen in the calendar. It is saved as month/day/year (decision 24). */
export function GroupDateInput({
  label,
  autoFocus = false,
}: {
  label: 'resources.notifications.page.create' | 'resources.notifications.date';
  autoFocus?: boolean;
}) {
  const t = useText();
  const { setValue } = useFormContext<GroupValues>();
  const typed = useWatch<GroupValues, typeof SOURCE>({ name: SOURCE });
  const box = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <TextInput<GroupValues>
      source={SOURCE}
      label={label}
      className="input numbers"
      placeholder={t('resources.notifications.placeholder')}
      autoComplete="off"
      autoFocus={autoFocus}
      wrap={input => (
        <span className={styles.date} ref={box}>
          {input}
          <IconButton
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            label={t('ui.date.open', { name: t(label) })}
            {...Calendar.preloadProps}
            onClick={() => setOpen(true)}
          >
            <CalendarIcon />
          </IconButton>
          {isOpen ? (
            <Calendar
              label={t(label)}
              anchor={box.current!}
              value={readDay(readGroupDate(typed) ?? '') ?? ''}
              choose={day => {
                setValue(SOURCE, calledAfter(day), { shouldDirty: true, shouldValidate: true });
                setOpen(false);
              }}
              close={() => setOpen(false)}
            />
          ) : null}
        </span>
      )}
    />
  );
}
