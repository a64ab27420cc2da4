import BlockIcon from '@mui/icons-material/BlockOutlined';
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import { count } from '../../../ui/formats.ts';
import { useListed } from '../../../ui/useListed.ts';
import { useText } from '../../../ui/useText.ts';
import styles from './access.module.css';
import type { AnsweredQuestion } from './useQuestion.ts';

interface Props {
  person: string;
  question: string;
  answer: AnsweredQuestion | undefined;
  /** Where the ways lead that are counted. */
  place: string | undefined;
  ways: number;
  nameOf(application: string): string;
  /** Everything that could lead there is known. */
  isComplete: boolean;
  isReading: boolean;
  /** Some applications are not looked at. */
  isPartial: boolean;
  ask(question: string): void;
}

/** Yes, in so many ways; or no, as far as that is known. */
export function AnswerLine({
  person,
  question,
  answer,
  place,
  ways,
  nameOf,
  isComplete,
  isReading,
  isPartial,
  ask,
}: Props) {
  const t = useText();
  const listed = useListed();
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
  const { meant, others, places, elsewhere, words } = answer;
  const isLayer = meant.about.kind === 'layers';
  const isYes = place !== undefined;
  const more = places.length - 1 + elsewhere.length;
  const named = (id: string) => nameOf(id);
  return (
    <div className={`${styles.answer} ${isYes ? styles.yes : styles.open}`} role="status">
      {isYes ? <CheckCircleIcon /> : isComplete || isLayer ? <BlockIcon /> : <HelpIcon />}
      <p>
        {isYes ? (
          <>
            <strong>
              {isLayer
                ? t('reach.answer.yesDirectly')
                : t('reach.answer.yes', { smart_count: ways, count: count(ways) })}
            </strong>{' '}
            {t(isLayer ? 'reach.answer.sees' : 'reach.answer.uses', {
              name: person,
              what: meant.name,
              application: named(place),
            })}
            {more > 0 ? (
              <span className="secondary">
                {' '}
                {t(isComplete || isLayer ? 'reach.answer.also' : 'reach.answer.alsoSoFar', {
                  smart_count: more,
                  count: count(more),
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
                  what: meant.name,
                  where: listed([...(answer.applications ?? [])].map(named)),
                })
              : t(isPartial ? 'reach.answer.noWaySeen' : 'reach.answer.noWay', {
                  name: person,
                  what: meant.name,
                })}
            {elsewhere.length ? (
              <span className="secondary">
                {' '}
                {t('reach.answer.butIn', { applications: listed(elsewhere.map(named)) })}
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
                onClick={() => ask(words.where ? `${name} ${t('reach.joint')} ${words.where}` : name)}
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
