import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import { useRef, type ComponentType, type ReactNode } from 'react';
import type { PreloadProps } from '../../ui/lazy/lazyComponent.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { useText } from '../../ui/useText.ts';
import styles from './EditorToolbar.module.css';
import type { Format } from './format.ts';

export type View = 'select' | 'raw' | 'tree' | 'diff';

/** A view that one may choose, and what loads its code before that. */
export interface OfferedView {
  view: View;
  label: string;
  Icon: ComponentType;
  preloadProps?: PreloadProps;
}

interface Props {
  label: string;
  format: Format;
  views: readonly OfferedView[];
  view: View;
  choose(view: View): void;
  /** Whether the tree stands beside the form, where it can. */
  beside?: { on: boolean; toggle(): void; preloadProps: PreloadProps } | undefined;
  /** A file of this device was read. */
  load(name: string, text: string): void;
  /** It could not be. */
  refused(text: string): void;
  readOnly: boolean;
  children: ReactNode;
}

export function EditorToolbar({
  label,
  format,
  views,
  view: shown,
  choose,
  beside,
  load,
  refused,
  readOnly,
  children,
}: Props) {
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
        {views.map(({ view, label: name, Icon, preloadProps }) => (
          <button
            key={view}
            type="button"
            aria-pressed={view === shown}
            onClick={() => choose(view)}
            {...preloadProps}
          >
            <Icon />
            {name}
          </button>
        ))}
      </div>
      {beside ? (
        <TextButton
          small
          className={styles.treeBeside!}
          aria-pressed={beside.on}
          onClick={beside.toggle}
          {...beside.preloadProps}
        >
          {t('editors.beside.show')}
        </TextButton>
      ) : null}
      <div className={styles.tools} role="group" aria-label={t('editors.tools', { label })}>
        {readOnly ? null : (
          <>
            <TextButton variant="quiet" small onClick={() => input.current!.click()}>
              <UploadIcon fontSize="small" />
              {t('editors.load')}
            </TextButton>
            <input
              ref={input}
              type="file"
              accept={format.accept}
              hidden
              aria-label={t(`editors.loadFile.${format.name}`)}
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
