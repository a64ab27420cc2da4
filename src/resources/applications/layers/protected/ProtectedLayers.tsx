import AddIcon from '@mui/icons-material/AddOutlined';
import { useState } from 'react';
import { useEndpointList } from '../../../../data/useEndpointList.ts';
import { FindHere, SEARCHED_FROM } from '../../../../lists/FindHere.tsx';
import { PageFoot } from '../../../../lists/PageFoot.tsx';
import { useRowPages } from '../../../../lists/small/useRowPages.ts';
import { useFind } from '../../../../lists/useFind.ts';
import { foldText } from '../../../../platform/fold.ts';
import { protectedLayers, type ProtectedLayer } from '../../../../platform/protectedLayers.ts';
import { objectsIn, textIn } from '../../../../platform/unchecked.ts';
import { Button } from '../../../../ui/Button.tsx';
import { StaleNote } from '../../../../ui/failure/StaleNote.tsx';
import { count } from '../../../../ui/formats.ts';
import { OddRows } from '../../../../ui/OddRows.tsx';
import { QueryState } from '../../../../ui/QueryState.tsx';
import { useText } from '../../../../ui/useText.ts';
import partStyles from '../../parts.module.css';
import type { TabProps } from '../../tabs.tsx';
import { GroupCard } from './GroupCard.tsx';
import { EditedGroup, NewGroup } from './GroupForm.tsx';
import styles from './protected.module.css';
import { useDeleteGroup } from './useProtected.ts';

const PREFIX = 'group';
const PAGE_SIZE = 12;
const NEW = 'new';

const searched = ({ groupName, layerNames }: ProtectedLayer) =>
  foldText([groupName, ...objectsIn(layerNames).map(({ layerName }) => layerName)].map(textIn).join(' '));

/** The groups of layers that only named people see, each with its own form where it is edited. */
export function ProtectedLayers({ application }: TabProps) {
  const { _id } = application;
  const t = useText();
  const { asked, rows, odd } = useEndpointList(
    protectedLayers.ofApplication,
    { path: { appId: _id } },
    { enabled: _id !== '' },
  );
  const { typed, type, wanted } = useFind(PREFIX);
  const found = wanted ? rows.filter(group => searched(group).includes(wanted)) : rows;
  const { shown, ...pages } = useRowPages(found, { prefix: PREFIX, pageSize: PAGE_SIZE });
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const set = (id: string, isOpen: boolean) =>
    setOpen(before => new Set([...[...before].filter(one => one !== id), ...(isOpen ? [id] : [])]));
  const remove = useDeleteGroup(application);
  return (
    <section className="panel" aria-labelledby="protected-layers">
      <div className="panel-head">
        <h2 id="protected-layers">
          {t('protectedLayers.title')}{' '}
          <span className={partStyles.count}>{rows.length ? count(rows.length) : ''}</span>
        </h2>
        {rows.length >= SEARCHED_FROM || typed ? (
          <FindHere title={t('protectedLayers.title')} typed={typed} type={type} />
        ) : null}
        {asked.data === undefined ? null : (
          <Button
            small
            className={rows.length >= SEARCHED_FROM || typed ? '' : styles.end}
            onClick={() => set(NEW, true)}
          >
            <AddIcon />
            {t('protectedLayers.new')}
          </Button>
        )}
      </div>
      {asked.error && asked.data !== undefined ? (
        <StaleNote error={asked.error} loadError="error.loadData" retry={asked.refetch} />
      ) : null}
      <OddRows count={odd} />
      {rows.length || open.has(NEW) ? (
        <>
          <p className={`secondary ${styles.note}`}>{t('protectedLayers.hint')}</p>
          <ul className={styles.groups} aria-label={t('protectedLayers.title')}>
            {open.has(NEW) ? (
              <li className={styles.edited}>
                <NewGroup appId={_id} close={() => set(NEW, false)} />
              </li>
            ) : null}
            {shown.map(group =>
              open.has(group._id) ? (
                <li key={group._id} className={styles.edited}>
                  <EditedGroup appId={_id} group={group} close={() => set(group._id, false)} />
                </li>
              ) : (
                <GroupCard
                  key={group._id}
                  group={group}
                  edit={() => set(group._id, true)}
                  remove={() => void remove(group)}
                />
              ),
            )}
          </ul>
          {wanted && !found.length ? (
            <p className={`secondary ${styles.note}`}>{t('list.nothingFound')}</p>
          ) : null}
          {pages.last > 1 ? (
            <div className={styles.foot}>
              <PageFoot {...pages} />
            </div>
          ) : null}
        </>
      ) : (
        <QueryState
          asked={asked}
          loadError="error.loadData"
          empty={{ title: 'protectedLayers.none', text: 'protectedLayers.noneHint' }}
        />
      )}
    </section>
  );
}
