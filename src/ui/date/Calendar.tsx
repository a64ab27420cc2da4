import Popover from '@mui/material/Popover';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { esES } from '@mui/x-date-pickers/locales';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import 'dayjs/locale/es-us';
import { useLayoutEffect } from 'react';
import { useLocaleState } from 'react-admin';
import { useFocusReturn } from '../focus/handover.ts';
import { guardPresses } from '../guardPresses.ts';
import { Mui } from '../theme/Mui.tsx';
import styles from './DayInput.module.css';

interface Props {
  label: string;
  anchor: HTMLElement;
  /** A day as `2026-11-01`. '' is no day, and today is shown. */
  value: string;
  choose(day: string): void;
  onClose(): void;
}

const ISO = 'YYYY-MM-DD';
const spanish = esES.components.MuiLocalizationProvider.defaultProps.localeText;

/** The days of a month. Load it lazily, because it needs MUI. */
export default function Calendar({ label, anchor, value, choose, onClose }: Props) {
  const [language] = useLocaleState();
  const layer = useFocusReturn();
  useLayoutEffect(guardPresses, []);
  return (
    <Mui>
      <LocalizationProvider
        dateAdapter={AdapterDayjs}
        adapterLocale={language === 'es' ? 'es-us' : language}
        {...(language === 'es' && { localeText: spanish })}
      >
        <Popover
          open
          ref={layer}
          anchorEl={anchor}
          onClose={onClose}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          slotProps={{ paper: { role: 'dialog', 'aria-label': label, className: styles.calendar ?? '' } }}
        >
          <DateCalendar
            autoFocus
            value={value ? dayjs(value) : null}
            onChange={(day, state) => {
              if (day && state === 'finish') choose(day.format(ISO));
            }}
          />
        </Popover>
      </LocalizationProvider>
    </Mui>
  );
}
