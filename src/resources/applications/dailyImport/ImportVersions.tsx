import DifferenceIcon from '@mui/icons-material/DifferenceOutlined';
import UndoIcon from '@mui/icons-material/UndoOutlined';
import type { useEndpointList } from '../../../data/useEndpointList.ts';
import type { BackupVersion, dailyImport } from '../../../platform/dailyImport.ts';
import { EMPTY, formatCount, formatDateTime, formatOptional } from '../../../ui/formats.ts';
import type { PreloadProps } from '../../../ui/lazy/lazyComponent.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { SkippedRows } from '../../../ui/SkippedRows.tsx';
import { TextButton } from '../../../ui/TextButton.tsx';
import { Time } from '../../../ui/Time.tsx';
import { useText } from '../../../ui/useText.ts';
import partStyles from '../parts.module.css';
import styles from './dailyImport.module.css';
import { formatVersionNumber, useVersionName } from './useDailyImport.ts';

interface Props {
  listed: ReturnType<typeof useEndpointList<typeof dailyImport.versions>>;
  /** Whether the application has an import. */
  isThere: boolean;
  compared: BackupVersion | undefined;
  compare(version: BackupVersion): void;
  revert(version: BackupVersion): void;
  /** Preloads the code of the revert dialog. */
  preloadProps: PreloadProps;
}

/** Lists the earlier versions of an import, newest first. */
export function ImportVersions({
  listed: { query, rows, skippedCount },
  isThere,
  compared,
  compare,
  revert,
  preloadProps,
}: Props) {
  const t = useText();
  const nameOf = useVersionName();
  return (
    <section className="panel" aria-labelledby="import-versions">
      <div className="panel-head">
        <h2 id="import-versions">
          {t('dailyImport.versions.title')}{' '}
          <span className={partStyles.count}>{rows.length ? formatCount(rows.length) : ''}</span>
        </h2>
      </div>
      <SkippedRows count={skippedCount} />
      {rows.length && !query.error ? (
        <ul aria-labelledby="import-versions">
          {isThere ? (
            <li className={`${styles.version} ${styles.now}`}>{t('dailyImport.versions.now')}</li>
          ) : null}
          {rows.map((version, at) => {
            const name = nameOf(version);
            const noText = typeof version.config !== 'string';
            const number = formatVersionNumber(version);
            const noNumber = number === EMPTY;
            return (
              <li
                key={noNumber ? `at ${at}` : number}
                className={
                  (noNumber ? compared === version : compared?.version === version.version)
                    ? `${styles.version} ${styles.compared}`
                    : styles.version
                }
              >
                <span dir="auto">{name}</span>
                <span className={`secondary numbers ${styles.time}`}>
                  <Time seconds={version.createdOn}>
                    {t('dailyImport.versions.about', {
                      version: number,
                      time: formatOptional(formatDateTime(version.createdOn)),
                    })}
                  </Time>
                </span>
                {noText ? (
                  <span className={`secondary ${styles.time}`}>{t('dailyImport.versions.noText')}</span>
                ) : null}
                {noNumber ? (
                  <span className={`secondary ${styles.time}`}>{t('dailyImport.versions.noNumber')}</span>
                ) : null}
                <div className="row">
                  {noText ? null : (
                    <TextButton
                      small
                      aria-label={t('dailyImport.versions.compareWith', { name })}
                      onClick={() => compare(version)}
                    >
                      <DifferenceIcon />
                      {t('dailyImport.versions.compare')}
                    </TextButton>
                  )}
                  {noNumber ? null : (
                    <TextButton
                      small
                      aria-label={t('dailyImport.versions.revertTo', { name })}
                      aria-haspopup="dialog"
                      {...preloadProps}
                      onClick={() => revert(version)}
                    >
                      <UndoIcon />
                      {t('dailyImport.versions.revert')}
                    </TextButton>
                  )}
                </div>
              </li>
            );
          })}
        </ul>
      ) : (
        <QueryState
          query={query}
          loadError="error.loadData"
          empty={{ title: 'dailyImport.versions.empty', text: 'dailyImport.versions.emptyHint' }}
        />
      )}
    </section>
  );
}
