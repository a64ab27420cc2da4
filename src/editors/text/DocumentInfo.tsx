import CheckIcon from '@mui/icons-material/CheckOutlined';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import FullscreenExitIcon from '@mui/icons-material/FullscreenExitOutlined';
import FullscreenIcon from '@mui/icons-material/FullscreenOutlined';
import RedoIcon from '@mui/icons-material/RedoOutlined';
import UndoIcon from '@mui/icons-material/UndoOutlined';
import type { ReactNode } from 'react';
import { useStoreValue } from '../../storage/useStoreValue.ts';
import { IconAction } from '../../ui/IconAction.tsx';
import { saveFile } from '../../ui/saveFile.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import { useCopy } from '../../ui/useCopy.ts';
import { useText } from '../../ui/useText.ts';
import type { TextDocument } from './document.ts';
import styles from './DocumentInfo.module.css';

interface Props {
  textDocument: TextDocument;
  file: string;
  /** The name of the text to compare with. */
  referenceName: string;
  differenceCount: number | undefined;
  onShowDiff(): void;
  isMaximized: boolean;
  setMaximized(full: boolean): void;
  step(act: () => boolean): void;
  readOnly: boolean;
  children: ReactNode;
}

/** The description of a document, the number of its differences, and buttons that apply to all of it. */
export function DocumentInfo({
  textDocument,
  file,
  referenceName,
  differenceCount,
  onShowDiff,
  isMaximized,
  setMaximized,
  step,
  readOnly,
  children,
}: Props) {
  const t = useText();
  const { copied, copy } = useCopy();
  const { canUndo, canRedo } = useStoreValue(textDocument.state);
  return (
    <div className={styles.about}>
      {children}
      <div className={styles.acts}>
        {differenceCount ? (
          <TextButton variant="link" className={styles.differs!} onClick={onShowDiff}>
            {t('editors.differs', { name: referenceName, smart_count: differenceCount })}
          </TextButton>
        ) : null}
        {differenceCount === 0 ? (
          <span className="secondary">{t('editors.same', { name: referenceName })}&nbsp;</span>
        ) : null}
        {readOnly ? null : (
          <>
            <IconAction
              small
              label={t('ui.undo')}
              disabled={!canUndo}
              onClick={() => step(textDocument.undo)}
            >
              <UndoIcon />
            </IconAction>
            <IconAction
              small
              label={t('ui.redo')}
              disabled={!canRedo}
              onClick={() => step(textDocument.redo)}
            >
              <RedoIcon />
            </IconAction>
          </>
        )}
        <IconAction
          small
          label={copied ? t('ui.copied') : t('editors.copy')}
          onClick={() => copy(textDocument.text())}
        >
          {copied ? <CheckIcon /> : <CopyIcon fontSize="small" />}
        </IconAction>
        <IconAction
          small
          label={t('editors.download')}
          onClick={() =>
            saveFile(
              `${file}.${textDocument.format.fileExtension}`,
              textDocument.text(),
              textDocument.format.fileExtension,
            )
          }
        >
          <DownloadIcon />
        </IconAction>
        <IconAction
          small
          label={isMaximized ? t('editors.notFull') : t('editors.full')}
          aria-pressed={isMaximized}
          onClick={() => setMaximized(!isMaximized)}
        >
          {isMaximized ? <FullscreenExitIcon /> : <FullscreenIcon fontSize="small" />}
        </IconAction>
      </div>
    </div>
  );
}
