import CloseIcon from '@mui/icons-material/CloseOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import { IconButton } from '../../ui/IconButton.tsx';
import { useText } from '../../ui/useText.ts';
import styles from '../editor.module.css';
import { Sentence } from '../Sentence.tsx';
import { MendButton } from './MendButton.tsx';
import type { DocumentProblem } from './problem.ts';

/** Why something was not done. */
export interface NoticeText {
  text: string;
  /** What is the matter in the document, or in words what is the matter elsewhere. */
  problem?: DocumentProblem;
  said?: string;
}

interface Props {
  told: NoticeText;
  sentence(problem: DocumentProblem): string;
  mend(problem: DocumentProblem): void;
  close(): void;
}

export function Notice({ told: { text, problem, said }, sentence, mend, close }: Props) {
  const t = useText();
  return (
    <div className={`note err ${styles.notice}`} role="alert">
      <ErrorIcon />
      <p>
        {text} {problem ? <Sentence text={sentence(problem)} /> : said ? <Sentence text={said} /> : null}{' '}
        {problem ? <MendButton problem={problem} mend={mend} /> : null}
      </p>
      <IconButton small label={t('ui.dismiss')} onClick={close}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </div>
  );
}
