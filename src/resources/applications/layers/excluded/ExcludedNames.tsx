import CloseIcon from '@mui/icons-material/CloseOutlined';
import { handFocusOn } from '../../../../ui/focus/handover.ts';
import { formatCount, formatOptional } from '../../../../ui/formats.ts';
import { useText } from '../../../../ui/useText.ts';
import partStyles from '../../parts.module.css';
import { groupNamesByParent, readExcluded } from '../excludedNames.ts';
import styles from './excluded.module.css';

interface Props {
  names: readonly string[];
  /** The names that are not saved yet. */
  added: readonly string[];
  remove(name: string): void;
}

export function ExcludedNames({ names, added, remove }: Props) {
  const t = useText();
  return (
    <dl className={styles.names}>
      {groupNamesByParent(names).map(({ parent, names }) => (
        <div key={parent}>
          <dt>
            {formatOptional(parent)} <span className={partStyles.count}>{formatCount(names.length)}</span>
          </dt>
          <dd>
            <ul>
              {names.map(name => (
                <li
                  key={name}
                  ref={handFocusOn}
                  className={`mono ${added.includes(name) ? styles.added : ''}`}
                >
                  {added.includes(name) ? (
                    <span className="visually-hidden">{t('ui.unsaved.mark')}</span>
                  ) : null}
                  <span>
                    {parent || name.startsWith('@') ? (
                      <span className="secondary">{`${parent}@`}</span>
                    ) : null}
                    {readExcluded(name).layer}
                  </span>
                  <button
                    type="button"
                    aria-label={t('ui.removeName', { name })}
                    title={t('ui.removeName', { name })}
                    onClick={() => remove(name)}
                  >
                    <CloseIcon fontSize="small" />
                  </button>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}
