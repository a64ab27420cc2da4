import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { useId } from 'react';
import { formatCount } from '../../ui/formats.ts';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { useText } from '../../ui/useText.ts';
import type { MergedVersions, VersionComparison } from '../json/compare.ts';
import type { Choices, MergeChoice } from '../json/merge.ts';
import type { ValueIcon } from './ChangeBody.tsx';
import type { OwnedChange, Who } from './ChangeRow.tsx';
import { Changes } from './Changes.tsx';
import { ConflictRow } from './ConflictRow.tsx';
import { isDecided } from './editedText.ts';
import type { HeadingOf } from './groupChanges.ts';
import { RemainingProblems } from './RemainingProblems.tsx';
import styles from './review.module.css';

const Result = lazyComponent(() => import('./Result.tsx'), ['editors', 'review']);

/** The choices of a merge, and how to save it. */
export interface MergeState {
  choices: Choices;
  choose(name: string, choice: MergeChoice): void;
  /** Whether another version was saved while the dialog was open. */
  isOvertaken: boolean;
  saving: boolean;
  send(text: string): void;
}

interface Props {
  reviewing: MergeState;
  compared: MergedVersions;
}

const sides: Who[] = ['mine', 'theirs', 'both'];
const undecidedIn = ({ choices }: Props['reviewing'], { merged }: MergedVersions) =>
  merged.conflicts.filter(({ name }) => !isDecided(choices.get(name))).length;

/** Shows how many conflicts are resolved. */
export function MergeCounts({ reviewing, compared }: Props) {
  const t = useText();
  const { merged } = compared;
  const all = merged.conflicts.length;
  const left = undecidedIn(reviewing, compared);
  return (
    <p className={styles.counts} role="status">
      <span>
        {left ? <WarningIcon className={styles.undecided} /> : <CheckIcon />}
        {all
          ? t('review.decided', { done: formatCount(all - left), all: formatCount(all) })
          : t('review.noConflicts')}
      </span>
    </p>
  );
}

/** Saves the user's own version instead, and states what is lost. */
export function Overwrite({ reviewing: { saving, send }, compared, mine }: Props & { mine: string }) {
  const t = useText();
  return (
    <span className={styles.overwrite}>
      <TextButton danger pending={saving} onClick={() => send(mine)}>
        {t('review.overwrite')}
      </TextButton>
      {compared.merged.lostCount ? (
        <span className="secondary">{t('review.loses', { smart_count: compared.merged.lostCount })}</span>
      ) : null}
    </span>
  );
}

/** Returns why the merged text cannot be saved yet. */
export function useUndecided(
  reviewing: Props['reviewing'],
  compared: VersionComparison | undefined,
): string | undefined {
  const t = useText();
  const left = compared && 'merged' in compared ? undecidedIn(reviewing, compared) : 0;
  return left ? t('review.undecided', { smart_count: left }) : undefined;
}

interface PanesProps extends Props {
  headingOf?: HeadingOf | undefined;
  problems: readonly string[];
  icon?: ValueIcon | undefined;
}

/** Shows the conflicts to resolve, the changes of both users, and the merged text. */
export function MergePanes({
  reviewing: { choices, choose, isOvertaken, saving },
  compared,
  headingOf,
  problems,
  icon,
}: PanesProps) {
  const t = useText();
  const heading = useId();
  const { merged, text, differingRanges } = compared;
  const { conflicts } = merged;
  const changes = sides.flatMap(who => merged[who].map((change): OwnedChange => ({ ...change, who })));
  return (
    <>
      {isOvertaken ? (
        <p className="note warn" role="alert">
          <WarningIcon />
          {t('review.again')}
        </p>
      ) : null}
      <div className={styles.panes}>
        <div className={styles.changes} role="region" aria-label={t('review.changes')} tabIndex={0}>
          {conflicts.length ? (
            <section>
              <h3 className={styles.heading}>
                {t('review.conflicts')}{' '}
                <span className="secondary numbers">{formatCount(conflicts.length)}</span>
              </h3>
              <div className={styles.rows}>
                {conflicts.map(conflict => (
                  <ConflictRow
                    key={conflict.name}
                    conflict={conflict}
                    choice={choices.get(conflict.name)}
                    choose={choice => choose(conflict.name, choice)}
                    saving={saving}
                    icon={icon}
                  />
                ))}
              </div>
            </section>
          ) : null}
          <Changes changes={changes} headingOf={headingOf} icon={icon} />
          <RemainingProblems compared={compared} known={problems} />
        </div>
        <section className={styles.result} aria-labelledby={heading}>
          <div className={styles.resultHead}>
            <h3 id={heading}>{t('review.result')}</h3>
            <p className="secondary">{t('review.resultMarks')}</p>
          </div>
          <Result text={text} differingRanges={differingRanges} />
        </section>
      </div>
    </>
  );
}
