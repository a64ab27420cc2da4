import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import type { ReactNode } from 'react';
import { useStoreValue } from '../../storage/useStoreValue.ts';
import { formatCount } from '../../ui/formats.ts';
import { useText } from '../../ui/useText.ts';
import styles from '../editor.module.css';
import { Sentence } from '../Sentence.tsx';
import type { TextDocument } from './document.ts';
import { cursorOffset, type DocumentProblem } from './problem.ts';
import { QuickFixButton } from './QuickFixButton.tsx';
import statusStyles from './StatusBar.module.css';

interface Props {
  textDocument: TextDocument;
  sentence(problem: DocumentProblem): string;
  go(problem: DocumentProblem): void;
  /** Buttons beside the heading. Without them there is no heading. */
  tools?: ReactNode;
}

const severityIcons = { err: ErrorIcon, warn: WarningIcon };

/** Keys problems by kind and path instead of position, so that typing above one keeps the focus on its buttons. */
function withNames(problems: readonly DocumentProblem[], pathText: TextDocument['format']['pathText']) {
  const seen = new Map<string, number>();
  return problems.map(problem => {
    const about = `${problem.kind} ${pathText(problem.path)}`;
    const before = seen.get(about) ?? 0;
    seen.set(about, before + 1);
    return { problem, name: `${about} ${before}` };
  });
}

/** The problems of a document. A click moves the focus to a problem. */
export function ProblemList({ textDocument, sentence, go, tools }: Props) {
  const t = useText();
  const { problems, errorCount, warningCount, valid } = useStoreValue(textDocument.state);
  const total = errorCount + warningCount;
  const more = total - problems.length;
  const list = problems.length ? (
    <ul className={styles.problems} aria-label={t('editors.problems')}>
      {withNames(problems, textDocument.format.pathText).map(({ problem, name }) => (
        <ProblemRow
          key={name}
          blocks={!valid}
          problem={problem}
          textDocument={textDocument}
          sentence={sentence}
          go={go}
        />
      ))}
      {more > 0 ? (
        <li>
          <span />
          {t('ui.more', { count: formatCount(more) })}
        </li>
      ) : null}
    </ul>
  ) : null;
  if (tools === undefined) return list;
  return (
    <section className={styles.found} aria-label={t('editors.found')}>
      <div className={styles.foundHead}>
        <h3>
          {t('editors.problems')} <span className="secondary numbers">{formatCount(total)}</span>
        </h3>
        {tools}
      </div>
      {list}
    </section>
  );
}

function ProblemRow({
  problem,
  blocks,
  textDocument,
  sentence,
  go,
}: Omit<Props, 'tools'> & { problem: DocumentProblem; blocks: boolean }) {
  const t = useText();
  const { format } = textDocument;
  const severity = format.getSeverity(problem);
  const path = format.pathText(problem.path);
  const Icon = severityIcons[severity];
  const position = textDocument.lineColumnAt(cursorOffset(problem));
  return (
    <li>
      <Icon className={statusStyles[severity]!} />
      <span>
        <span className="visually-hidden">
          {t(severity === 'err' ? 'editors.problem' : 'editors.warning')}:{' '}
        </span>
        <Sentence text={sentence(problem)} /> {severity === 'err' && blocks ? t('editors.blocked') : null}{' '}
        <QuickFixButton problem={problem} onApply={textDocument.applyQuickFix} />
      </span>
      <span className={`mono ${styles.path}`} title={path}>
        {path}
      </span>
      <button
        type="button"
        className={`numbers ${styles.go}`}
        aria-label={t('editors.goThere', { position: t('editors.position', position) })}
        onClick={() => go(problem)}
      >
        {position.line}:{position.column}
      </button>
    </li>
  );
}
