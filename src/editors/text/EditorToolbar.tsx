import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import { useRef, type ComponentType, type ReactNode } from 'react';
import type { PreloadProps } from '../../ui/lazy/lazyComponent.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { useText } from '../../ui/useText.ts';
import styles from './EditorToolbar.module.css';
import type { Format } from './format.ts';

export type View = 'select' | 'raw' | 'tree' | 'diff';

/** A view of the toolbar. `preloadProps` load its code on hover and focus. */
export interface ViewOption {
  view: View;
  label: string;
  Icon: ComponentType;
  preloadProps?: PreloadProps;
}

interface Props {
  label: string;
  format: Format;
  views: readonly ViewOption[];
  view: View;
  choose(view: View): void;
  /** The switch of the tree beside the form, if the view has one. */
  beside?: { on: boolean; toggle(): void; preloadProps: PreloadProps } | undefined;
  /** Called with the text of a selected file. */
  load(name: string, text: string): void;
  /** Called with the reason if the file cannot be read. */
  onRefuse(text: string): void;
  readOnly: boolean;
  children: ReactNode;
}

export function EditorToolbar({
  label,
  format,
  views,
  view: activeView,
  choose,
  beside,
  load,
  onRefuse,
  readOnly,
  children,
}: Props) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const loadFile = async (file: File | undefined) => {
    if (!file) return;
    const bytes = await file.arrayBuffer().catch(() => undefined);
    if (!bytes) return onRefuse(t('editors.refused.file', { name: file.name }));
    try {
      load(file.name, new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    } catch {
      onRefuse(t('editors.refused.encoding', { name: file.name }));
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
            aria-pressed={view === activeView}
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
                void loadFile(event.target.files?.[0]);
                // Without this, selecting the same file again would not fire an event.
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
