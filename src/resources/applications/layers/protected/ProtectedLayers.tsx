import AddIcon from '@mui/icons-material/AddOutlined';
import { useMemo, useState } from 'react';
import {
  EmbeddedList,
  EmbeddedPagination,
  NoMatches,
  PanelSearch,
  RecordsIterator,
  useRecordContext,
} from '../../../../admin/index.ts';
import { useEndpointList } from '../../../../data/useEndpointList.ts';
import type { ApplicationRecord } from '../../../../domain/organizations/application.ts';
import { protectedLayers } from '../../../../platform/protectedLayers.ts';
import { objectsIn, textIn } from '../../../../platform/unchecked.ts';
import { StaleNote } from '../../../../ui/failure/StaleNote.tsx';
import { formatCount } from '../../../../ui/formats.ts';
import { QueryState } from '../../../../ui/QueryState.tsx';
import { SkippedRows } from '../../../../ui/SkippedRows.tsx';
import { TextButton } from '../../../../ui/TextButton.tsx';
import { useText } from '../../../../ui/useText.ts';
import partStyles from '../../parts.module.css';
import { GroupCard, type GroupRecord } from './GroupCard.tsx';
import { EditedGroup, NewProtectedGroup } from './GroupForm.tsx';
import styles from './protected.module.css';
import { useDeleteGroup } from './useProtected.ts';

const NEW = 'new';

const searchedText = ({ group: { groupName, layerNames } }: GroupRecord) =>
  [groupName, ...objectsIn(layerNames).map(({ layerName }) => layerName)].map(textIn).join(' ');

/** Lists the groups of layers that only assigned users see. Each is edited in place. */
export function ProtectedLayers() {
  const application = useRecordContext<ApplicationRecord>()!;
  const { _id } = application;
  const t = useText();
  const { query, rows, skippedCount } = useEndpointList(
    protectedLayers.ofApplication,
    { path: { appId: _id } },
    { enabled: _id !== '' },
  );
  const groups = useMemo(() => rows.map((group): GroupRecord => ({ id: group._id, group })), [rows]);
  const [openServices, setOpen] = useState<ReadonlySet<string>>(new Set());
  const set = (id: string, isOpen: boolean) =>
    setOpen(before => new Set([...[...before].filter(one => one !== id), ...(isOpen ? [id] : [])]));
  const remove = useDeleteGroup(application);
  return (
    <EmbeddedList<GroupRecord>
      records={query.data === undefined ? null : groups}
      addressPrefix="group"
      perPage={12}
      getSearchText={searchedText}
    >
      <section className="panel" aria-labelledby="protected-layers">
        <div className="panel-head">
          <h2 id="protected-layers">
            {t('protectedLayers.title')}{' '}
            <span className={partStyles.count}>{rows.length ? formatCount(rows.length) : ''}</span>
          </h2>
          <PanelSearch title={t('protectedLayers.title')} total={rows.length} />
          {query.data === undefined ? null : (
            <TextButton small className={styles.new} onClick={() => set(NEW, true)}>
              <AddIcon />
              {t('protectedLayers.new')}
            </TextButton>
          )}
        </div>
        {query.error && query.data !== undefined ? (
          <StaleNote error={query.error} loadError="error.loadData" retry={query.refetch} />
        ) : null}
        <SkippedRows count={skippedCount} />
        {rows.length || openServices.has(NEW) ? (
          <>
            <p className={`secondary ${styles.note}`}>{t('protectedLayers.hint')}</p>
            <ul className={styles.groups} aria-label={t('protectedLayers.title')}>
              {openServices.has(NEW) ? (
                <li className={styles.edited}>
                  <NewProtectedGroup appId={_id} onClose={() => set(NEW, false)} />
                </li>
              ) : null}
              <RecordsIterator<GroupRecord>
                render={({ group }) =>
                  openServices.has(group._id) ? (
                    <li className={styles.edited}>
                      <EditedGroup appId={_id} group={group} onClose={() => set(group._id, false)} />
                    </li>
                  ) : (
                    <GroupCard edit={() => set(group._id, true)} remove={() => void remove(group)} />
                  )
                }
              />
            </ul>
            <NoMatches className={`secondary ${styles.note}`} />
            <EmbeddedPagination className={styles.foot} />
          </>
        ) : (
          <QueryState
            query={query}
            loadError="error.loadData"
            empty={{ title: 'protectedLayers.none', text: 'protectedLayers.noneHint' }}
          />
        )}
      </section>
    </EmbeddedList>
  );
}
