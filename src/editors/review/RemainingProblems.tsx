import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { formatCount } from '../../ui/formats.ts';
import { useText } from '../../ui/useText.ts';
import type { VersionComparison } from '../json/compare.ts';
import { useProblemSentence } from '../json/useProblemSentence.ts';
import { Sentence } from '../Sentence.tsx';
import styles from './review.module.css';

/** Lists the problems of the text to save, and those that the user already knows. */
export function RemainingProblems({
  compared: { problems, problemCount },
  known,
}: {
  compared: VersionComparison;
  known: readonly string[];
}) {
  const t = useText();
  const sentence = useProblemSentence();
  const total = problemCount + known.length;
  if (!total) return null;
  const hiddenCount = problemCount - problems.length;
  return (
    <div className={`note warn ${styles.left}`}>
      <WarningIcon />
      <div>
        <strong>{t('review.left', { smart_count: total })}</strong>{' '}
        {known.map(text => (
          <p key={text}>
            <Sentence text={text} />
          </p>
        ))}
        {problems.map(problem => (
          <p key={problem.from}>
            <Sentence text={sentence(problem, () => problem.line)} />{' '}
            <span className="secondary numbers">({t('review.line', { line: problem.line })})</span>
          </p>
        ))}
        {hiddenCount > 0 ? <p>{t('shell.more', { count: formatCount(hiddenCount) })}</p> : null}
      </div>
    </div>
  );
}
