import CloseIcon from '@mui/icons-material/CloseOutlined';
import { handFocusOn } from '../../ui/focus/handover.ts';
import { formatCount } from '../../ui/formats.ts';
import { useText } from '../../ui/useText.ts';
import type { EffectiveConfig } from './toolConfigs.ts';
import styles from './widgetConfig.module.css';

/** How many of a tool's applications are named (docs/behaviour.md 2 §9). The others are counted. */
const MOST_LABELS = 100;

interface Props {
  chosen: string[];
  nameOf(id: string): string;
  /** The origin of the open config. */
  from: EffectiveConfig['from'] | 'noneChosen';
  /** The application of the open config, if it is no longer selected. */
  other: string | undefined;
  remove(id: string): void;
}

/** Shows the applications for which the config is saved, and the origin of the config in the editor. */
export function ChosenApplications({ chosen, nameOf, from, other, remove }: Props) {
  const t = useText();
  const rest = chosen.length - MOST_LABELS;
  const note = other
    ? t('resources.tools.widget.typedFor', { name: other })
    : from === 'application'
      ? ''
      : t(`resources.tools.widget.from.${from}`);
  return (
    <div className={styles.chosen}>
      {chosen.length ? (
        <>
          <span className="secondary">{t('resources.tools.widget.savedFor')}</span>
          <ul aria-label={t('resources.tools.widget.savedFor')}>
            {chosen.slice(0, MOST_LABELS).map(id => (
              <li key={id} ref={handFocusOn} className="chip act">
                {nameOf(id)}
                <button
                  type="button"
                  aria-label={t('resources.tools.widget.leaveOut', { name: nameOf(id) })}
                  onClick={() => remove(id)}
                >
                  <CloseIcon />
                </button>
              </li>
            ))}
            {rest > 0 ? <li className="secondary">{t('ui.more', { count: formatCount(rest) })}</li> : null}
          </ul>
        </>
      ) : null}
      {note ? <span className="secondary">{note}</span> : null}
    </div>
  );
}
