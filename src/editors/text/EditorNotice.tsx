import CloseIcon from '@mui/icons-material/CloseOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import { IconAction } from '../../ui/IconAction.tsx';
import { useText } from '../../ui/useText.ts';
import styles from '../editor.module.css';
import { Sentence } from '../Sentence.tsx';
import type { DocumentProblem } from './problem.ts';
import { QuickFixButton } from './QuickFixButton.tsx';

/** The reason why something was not done. */
export interface NoticeContent {
  text: string;
  /** The problem in the document that is the reason. */
  problem?: DocumentProblem;
  /** The reason if it is not in the document. */
  detail?: string;
}

interface Props {
  notice: NoticeContent;
  sentence(problem: DocumentProblem): string;
  applyQuickFix(problem: DocumentProblem): void;
  onClose(): void;
}

export function EditorNotice({ notice: { text, problem, detail }, sentence, applyQuickFix, onClose }: Props) {
  const t = useText();
  return (
    <div className={`note err ${styles.notice}`} role="alert">
      <ErrorIcon />
      <p>
        {text} {problem ? <Sentence text={sentence(problem)} /> : detail ? <Sentence text={detail} /> : null}{' '}
        {problem ? <QuickFixButton problem={problem} onApply={applyQuickFix} /> : null}
      </p>
      <IconAction small label={t('ui.dismiss')} onClick={onClose}>
        <CloseIcon fontSize="small" />
      </IconAction>
    </div>
  );
}
