import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { useText } from '../../ui/useText.ts';
import styles from '../editor.module.css';
import { Sentence } from '../Sentence.tsx';
import { useStore } from '../store.ts';
import type { TextDocument } from './document.ts';
import { MendButton } from './MendButton.tsx';
import { placeOf, type Problem } from './problem.ts';

interface Props {
  document: TextDocument;
  sentence(problem: Problem): string;
  go(at: number): void;
}

const signs = { err: ErrorIcon, warn: WarningIcon };

/** Names each by what it is about, not by where it stands: typing above it moves it, and keeps the focus on its buttons. */
function named(problems: readonly Problem[], pathText: TextDocument['format']['pathText']) {
  const seen = new Map<string, number>();
  return problems.map(problem => {
    const about = `${problem.kind} ${pathText(problem.path)}`;
    const before = seen.get(about) ?? 0;
    seen.set(about, before + 1);
    return { problem, name: `${about} ${before}` };
  });
}

/** What is found in a document, each with the way there. */
export function Problems({ document, sentence, go }: Props) {
  const t = useText();
  const { format } = document;
  const { problems, warningCount } = useStore(document.standing);
  if (!problems.length) return null;
  const more = warningCount - problems.filter(problem => document.severityOf(problem) === 'warn').length;
  return (
    <ul className={styles.problems} aria-label={t('editors.problems')}>
      {named(problems, format.pathText).map(({ problem, name }) => {
        const severity = document.severityOf(problem);
        const Icon = signs[severity];
        const at = placeOf(problem);
        const position = document.position(at);
        return (
          <li key={name}>
            <Icon className={styles[severity]!} />
            <span>
              <span className="visually-hidden">{t(severity === 'err' ? 'editors.problem' : 'editors.warning')}: </span>
              <Sentence text={sentence(problem)} /> {severity === 'err' ? t('editors.blocked') : null} <MendButton problem={problem} mend={document.mend} />
            </span>
            <span className={`mono ${styles.path}`} title={format.pathText(problem.path)}>
              {format.pathText(problem.path)}
            </span>
            <button type="button" className={`numbers ${styles.go}`} aria-label={t('editors.goThere', { place: t('editors.place', position) })} onClick={() => go(at)}>
              {position.line}:{position.column}
            </button>
          </li>
        );
      })}
      {more > 0 ? (
        <li>
          <span />
          {t('editors.moreWarnings', { smart_count: more })}
        </li>
      ) : null}
    </ul>
  );
}
