import BlockIcon from '@mui/icons-material/BlockOutlined';
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import { formatCount } from '../../../ui/formats.ts';
import { useJoinNames } from '../../../ui/useJoinNames.ts';
import { useText } from '../../../ui/useText.ts';
import styles from './access.module.css';
import type { AnsweredQuestion } from './useAnsweredQuestion.ts';

interface Props {
  person: string;
  question: string;
  answer: AnsweredQuestion | undefined;
  /** The application in which the routes are counted. */
  application: string | undefined;
  routeCount: number;
  applicationName(application: string): string;
  /** Whether everything that could lead there is loaded. */
  isComplete: boolean;
  isReading: boolean;
  /** Whether roles in applications of others were left out. */
  isPartial: boolean;
  setQuestion(question: string): void;
}

/** The result of the question: yes with the number of routes, or no as far as the data is loaded. */
export function AnswerLine({
  person,
  question,
  answer,
  application,
  routeCount,
  applicationName,
  isComplete,
  isReading,
  isPartial,
  setQuestion,
}: Props) {
  const t = useText();
  const formatList = useJoinNames();
  if (!answer)
    return (
      <p className={`${styles.answer} ${styles.open}`} role="status">
        <HelpIcon />
        <span>
          {t(
            isReading
              ? 'reach.answer.reading'
              : isComplete
                ? 'reach.answer.nothing'
                : 'reach.answer.nothingSoFar',
            { question },
          )}
        </span>
      </p>
    );
  const { bestMatch, others, matchingApplications, otherApplications, words } = answer;
  const isLayer = bestMatch.about.kind === 'layers';
  const isYes = application !== undefined;
  const otherCount = matchingApplications.length - 1 + otherApplications.length;
  const getName = (id: string) => applicationName(id);
  return (
    <div className={`${styles.answer} ${isYes ? styles.yes : styles.open}`} role="status">
      {isYes ? <CheckCircleIcon /> : isComplete || isLayer ? <BlockIcon /> : <HelpIcon />}
      <p>
        {isYes ? (
          <>
            <strong>
              {isLayer
                ? t('reach.answer.yesDirectly')
                : t('reach.answer.yes', { smart_count: routeCount, count: formatCount(routeCount) })}
            </strong>{' '}
            {t(isLayer ? 'reach.answer.sees' : 'reach.answer.uses', {
              name: person,
              what: bestMatch.name,
              application: getName(application),
            })}
            {otherCount > 0 ? (
              <span className="secondary">
                {' '}
                {t(isComplete || isLayer ? 'reach.answer.also' : 'reach.answer.alsoSoFar', {
                  smart_count: otherCount,
                  count: formatCount(otherCount),
                })}
              </span>
            ) : null}
          </>
        ) : (
          <>
            <strong>{t(isComplete || isLayer ? 'reach.answer.no' : 'reach.answer.noSoFar')}</strong>{' '}
            {words.where && (isLayer || !isPartial)
              ? t(isLayer ? 'reach.answer.unseenThere' : 'reach.answer.noWayThere', {
                  name: person,
                  what: bestMatch.name,
                  where: formatList([...(answer.applications ?? [])].map(getName)),
                })
              : t(isPartial ? 'reach.answer.noWaySeen' : 'reach.answer.noWay', {
                  name: person,
                  what: bestMatch.name,
                })}
            {otherApplications.length ? (
              <span className="secondary">
                {' '}
                {t('reach.answer.butIn', { applications: formatList(otherApplications.map(getName)) })}
              </span>
            ) : null}
          </>
        )}
        {others.length ? (
          <span className={styles.others}>
            {' '}
            {t('reach.answer.others')}{' '}
            {others.slice(0, 5).map(({ name, about }) => (
              <button
                key={`${about.kind} ${about.id}`}
                type="button"
                className="button link"
                onClick={() => setQuestion(words.where ? `${name} ${t('reach.joint')} ${words.where}` : name)}
              >
                {name}
              </button>
            ))}
          </span>
        ) : null}
      </p>
    </div>
  );
}
