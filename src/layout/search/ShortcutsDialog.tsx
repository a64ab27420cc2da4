import { Fragment } from 'react';
import { ModalDialog } from '../../ui/dialog/ModalDialog.tsx';
import { useText, type TextKey } from '../../ui/useText.ts';
import { GLOBAL_KEYS } from './shortcutKeys.ts';
import { shortcuts } from './shortcuts.ts';
import styles from './ShortcutsDialog.module.css';

interface Props {
  onClose(): void;
  /** The disabled shortcut keys, as one text. */
  off: string;
  change(off: string): void;
}

/** Lists the keyboard shortcuts. The two that work on every page can be disabled. */
export function ShortcutsDialog({ onClose, off, change }: Props) {
  const t = useText();
  const names: Record<(typeof GLOBAL_KEYS)[number], TextKey> = {
    k: 'search.keys.search',
    '?': 'search.keys.help',
  };
  return (
    <ModalDialog
      wide
      title={t('search.keys.title')}
      onClose={onClose}
      about={<p className="secondary">{t('search.keys.mac')}</p>}
    >
      <fieldset className={styles.switches}>
        <legend>{t('search.keys.switches')}</legend>
        {GLOBAL_KEYS.map(key => (
          <label key={key} className="check">
            <input
              type="checkbox"
              className="checkbox"
              checked={!off.includes(key)}
              onChange={({ target }) => change(target.checked ? off.replace(key, '') : off + key)}
            />
            {t(names[key], { key: key === 'k' ? 'Ctrl K' : key })}
          </label>
        ))}
        <p>{t('search.keys.hint')}</p>
      </fieldset>
      <div className={styles.groups}>
        {shortcuts.map(({ title, rows }) => (
          <section key={title} aria-labelledby={title}>
            <h3 id={title}>{t(title)}</h3>
            <dl>
              {rows.map(([text, pressed]) => (
                <div key={text}>
                  <dt>{t(text)}</dt>
                  <dd>
                    {pressed.map((keys, at) => (
                      <Fragment key={keys.join()}>
                        {at ? <span className={styles.or}> {t('search.keys.or')} </span> : null}
                        {keys.map(key => (
                          <Fragment key={key}>
                            <kbd>{key}</kbd>{' '}
                          </Fragment>
                        ))}
                      </Fragment>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </ModalDialog>
  );
}
