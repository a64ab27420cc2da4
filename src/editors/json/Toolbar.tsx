import TreeIcon from '@mui/icons-material/AccountTreeOutlined';
import CodeIcon from '@mui/icons-material/CodeOutlined';
import DifferenceIcon from '@mui/icons-material/DifferenceOutlined';
import FormIcon from '@mui/icons-material/DynamicFormOutlined';
import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import { useRef, type ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useText } from '../../ui/useText.ts';
import styles from '../editor.module.css';

export type View = 'select' | 'raw' | 'tree' | 'diff';

const views = [
  { view: 'select', Icon: FormIcon },
  { view: 'raw', Icon: CodeIcon },
  { view: 'tree', Icon: TreeIcon },
  { view: 'diff', Icon: DifferenceIcon },
] as const;

interface Props {
  label: string;
  view: View;
  choose(view: View): void;
  /** What loads the code of a view before it is chosen; there is Select where it has any. */
  ahead: Partial<Record<View, { ahead: object }>>;
  /** A file of this device was read. */
  load(name: string, text: string): void;
  /** It could not be. */
  refused(text: string): void;
  readOnly: boolean;
  children: ReactNode;
}

export function Toolbar({ label, view: shown, choose, ahead, load, refused, readOnly, children }: Props) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const open = async (file: File | undefined) => {
    if (!file) return;
    const bytes = await file.arrayBuffer().catch(() => undefined);
    if (!bytes) return refused(t('editors.refused.file', { name: file.name }));
    try {
      load(file.name, new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    } catch {
      refused(t('editors.refused.encoding', { name: file.name }));
    }
  };
  return (
    <div className={styles.bar}>
      <h2>{label}</h2>
      <div className={`segments ${styles.views}`} role="group" aria-label={t('editors.view.label')}>
        {views.filter(({ view }) => view !== 'select' || ahead.select).map(({ view, Icon }) => (
          <button key={view} type="button" aria-pressed={view === shown} onClick={() => choose(view)} {...ahead[view]?.ahead}>
            <Icon />
            {t(`editors.view.${view}`)}
          </button>
        ))}
      </div>
      <div className={styles.tools} role="group" aria-label={t('editors.tools', { label })}>
        {readOnly ? null : (
          <>
            <Button variant="quiet" small onClick={() => input.current!.click()}>
              <UploadIcon fontSize="small" />
              {t('editors.load')}
            </Button>
            <input
              ref={input}
              type="file"
              accept=".json,application/json"
              hidden
              aria-label={t('editors.loadFile')}
              onChange={event => {
                void open(event.target.files?.[0]);
                // The same file may be chosen again.
                event.target.value = '';
              }}
            />
          </>
        )}
        {children}
      </div>
    </div>
  );
}
