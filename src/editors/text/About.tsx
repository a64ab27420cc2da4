import CheckIcon from '@mui/icons-material/CheckOutlined';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import FullscreenExitIcon from '@mui/icons-material/FullscreenExitOutlined';
import FullscreenIcon from '@mui/icons-material/FullscreenOutlined';
import RedoIcon from '@mui/icons-material/RedoOutlined';
import UndoIcon from '@mui/icons-material/UndoOutlined';
import type { ReactNode } from 'react';
import { useStoreValue } from '../../storage/useStoreValue.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { saveFile } from '../../ui/saveFile.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import { useCopy } from '../../ui/useCopy.ts';
import { useText } from '../../ui/useText.ts';
import styles from './About.module.css';
import type { TextDocument } from './document.ts';

interface Props {
  document: TextDocument;
  file: string;
  /** What it is compared with, and in how many places it differs; undefined while that is not known. */
  against: string;
  places: number | undefined;
  differs(): void;
  full: boolean;
  setFull(full: boolean): void;
  step(act: () => boolean): void;
  readOnly: boolean;
  children: ReactNode;
}

/** What a document is for, how far it is from another, and what can be done with the whole of it. */
export function DocumentInfo({
  document,
  file,
  against,
  places,
  differs,
  full,
  setFull,
  step,
  readOnly,
  children,
}: Props) {
  const t = useText();
  const { copied, copy } = useCopy();
  const { canUndo, canRedo } = useStoreValue(document.standing);
  return (
    <div className={styles.about}>
      {children}
      <div className={styles.acts}>
        {places ? (
          <TextButton variant="link" className={styles.differs!} onClick={differs}>
            {t('editors.differs', { name: against, smart_count: places })}
          </TextButton>
        ) : null}
        {places === 0 ? (
          <span className="secondary">{t('editors.same', { name: against })}&nbsp;</span>
        ) : null}
        {readOnly ? null : (
          <>
            <IconButton small label={t('ui.undo')} disabled={!canUndo} onClick={() => step(document.undo)}>
              <UndoIcon />
            </IconButton>
            <IconButton small label={t('ui.redo')} disabled={!canRedo} onClick={() => step(document.redo)}>
              <RedoIcon />
            </IconButton>
          </>
        )}
        <IconButton
          small
          label={copied ? t('ui.copied') : t('editors.copy')}
          onClick={() => copy(document.text())}
        >
          {copied ? <CheckIcon /> : <CopyIcon fontSize="small" />}
        </IconButton>
        <IconButton
          small
          label={t('editors.download')}
          onClick={() =>
            saveFile(`${file}.${document.format.ending}`, document.text(), document.format.ending)
          }
        >
          <DownloadIcon />
        </IconButton>
        <IconButton
          small
          label={full ? t('editors.notFull') : t('editors.full')}
          aria-pressed={full}
          onClick={() => setFull(!full)}
        >
          {full ? <FullscreenExitIcon /> : <FullscreenIcon fontSize="small" />}
        </IconButton>
      </div>
    </div>
  );
}
