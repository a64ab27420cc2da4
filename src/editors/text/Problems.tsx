import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import type { ReactNode } from 'react';
import { useStoreValue } from '../../storage/useStoreValue.ts';
import { count } from '../../ui/formats.ts';
import { useText } from '../../ui/useText.ts';
import styles from '../editor.module.css';
import { Sentence } from '../Sentence.tsx';
import type { TextDocument } from './document.ts';
import { MendButton } from './MendButton.tsx';
import { cursorFor, type DocumentProblem } from './problem.ts';
import statusStyles from './Status.module.css';

interface Props {
  document: TextDocument;
  sentence(problem: DocumentProblem): string;
  go(problem: DocumentProblem): void;
  /** Beside the heading; without it there is none. */
  tools?: ReactNode;
}

const signs = { err: ErrorIcon, warn: WarningIcon };

/** Names each by what it is about, not by where it stands: typing above it moves it, and keeps the focus on its buttons. */
function named(problems: readonly DocumentProblem[], pathText: TextDocument['format']['pathText']) {
  const seen = new Map<string, number>();
  return problems.map(problem => {
    const about = `${problem.kind} ${pathText(problem.path)}`;
    const before = seen.get(about) ?? 0;
    seen.set(about, before + 1);
    return { problem, name: `${about} ${before}` };
  });
}

/** What is found in a document, each with the way there. */
export function ProblemList({ document, sentence, go, tools }: Props) {
  const t = useText();
  const { problems, errorCount, warningCount, valid } = useStoreValue(document.standing);
  const total = errorCount + warningCount;
  const more = total - problems.length;
  const list = problems.length ? (
    <ul className={styles.problems} aria-label={t('editors.problems')}>
      {named(problems, document.format.pathText).map(({ problem, name }) => (
        <Found key={name} blocks={!valid} problem={problem} document={document} sentence={sentence} go={go} />
      ))}
      {more > 0 ? (
        <li>
          <span />
          {t('ui.more', { count: count(more) })}
        </li>
      ) : null}
    </ul>
  ) : null;
  if (tools === undefined) return list;
  return (
    <section className={styles.found} aria-label={t('editors.found')}>
      <div className={styles.foundHead}>
        <h3>
          {t('editors.problems')} <span className="secondary numbers">{count(total)}</span>
        </h3>
        {tools}
      </div>
      {list}
    </section>
  );
}

function Found({
  problem,
  blocks,
  document,
  sentence,
  go,
}: Omit<Props, 'tools'> & { problem: DocumentProblem; blocks: boolean }) {
  const t = useText();
  const { format } = document;
  const severity = format.severityOf(problem);
  const path = format.pathText(problem.path);
  const Icon = signs[severity];
  const position = document.position(cursorFor(problem));
  return (
    <li>
      <Icon className={statusStyles[severity]!} />
      <span>
        <span className="visually-hidden">
          {t(severity === 'err' ? 'editors.problem' : 'editors.warning')}:{' '}
        </span>
        <Sentence text={sentence(problem)} /> {severity === 'err' && blocks ? t('editors.blocked') : null}{' '}
        <MendButton problem={problem} mend={document.mend} />
      </span>
      <span className={`mono ${styles.path}`} title={path}>
        {path}
      </span>
      <button
        type="button"
        className={`numbers ${styles.go}`}
        aria-label={t('editors.goThere', { place: t('editors.place', position) })}
        onClick={() => go(problem)}
      >
        {position.line}:{position.column}
      </button>
    </li>
  );
}
