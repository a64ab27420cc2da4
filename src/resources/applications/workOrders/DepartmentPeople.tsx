import { useMemo, useState } from 'react';
import {
  EmbeddedList,
  EmbeddedPagination,
  NoMatches,
  PanelSearch,
  RecordContextProvider,
  RecordsIterator,
} from '../../../admin/index.ts';
import type { Department } from '../../../platform/workOrders.ts';
import { formatOptional } from '../../../ui/formats.ts';
import { plainName } from '../../../ui/Name.tsx';
import { State } from '../../../ui/State.tsx';
import { useText } from '../../../ui/useText.ts';
import partStyles from '../parts.module.css';
import { usePersonNames } from '../usePersonNames.ts';
import { AddMember } from './AddMember.tsx';
import { MemberRow } from './MemberRow.tsx';
import { countMembers, getMemberRefs, isMember, membersOfDepartment, type MemberRecord } from './members.ts';
import { useMemberships } from './useMemberships.ts';
import styles from './workOrders.module.css';

const searchedText = ({ name, email }: MemberRecord) => `${name.text} ${email}`;

interface Props {
  department: Department;
  /** The id of the department's application. */
  applicationId: string;
  read(): Promise<{ data?: unknown }>;
}

/**
 * Lists the users of a department by type of work. Adding needs one click, removing asks first. A user who is
 * being added is listed first, even if the platform refuses.
 */
export function DepartmentPeople({ department, applicationId, read }: Props) {
  const t = useText();
  const [found, setFound] = useState<MemberRecord[]>([]);
  const { doing, toggle, forget } = useMemberships(department, read);
  const nameOf = usePersonNames(applicationId, getMemberRefs(department));
  const members = useMemo(
    () =>
      membersOfDepartment(department, nameOf).map((member): MemberRecord => ({ ...member, id: member._id })),
    [department, nameOf],
  );
  const inIt = useMemo(() => new Map(members.map(member => [member._id, member])), [members]);
  const waiting = found.filter(({ _id }) => !inIt.has(_id) && doing[_id]?.length);
  const name = formatOptional(department.department);
  const rowOf = (member: MemberRecord) => (
    <MemberRow
      doing={doing[member._id] ?? []}
      toggle={type => void toggle(member, type)}
      newest={() => {
        forget(member._id);
        void read();
      }}
    />
  );
  return (
    <EmbeddedList<MemberRecord>
      records={members}
      addressPrefix="work"
      perPage={12}
      getSearchText={searchedText}
    >
      <section aria-labelledby="department" className={styles.people}>
        <div className="panel-head">
          <h2 id="department">
            {name}{' '}
            <span className={partStyles.count}>
              {t('workOrders.people', { smart_count: members.length })}
            </span>
          </h2>
          <PanelSearch title={name} total={members.length} />
        </div>
        <AddMember
          isIn={(id, type) => isMember(department, type, id)}
          add={async (_id, applicationLabel, type) => {
            const member = inIt.get(_id) ?? {
              id: _id,
              _id,
              name: plainName(applicationLabel),
              email: '',
              types: [],
            };
            setFound([member, ...waiting.filter(one => one._id !== _id)]);
            await toggle(member, type);
          }}
        />
        {members.length || waiting.length ? (
          <>
            <div className={styles.heads} aria-hidden="true">
              <span>{t('workOrders.person')}</span>
              {countMembers(department).map(({ type, count }) => (
                <span key={type}>
                  {t(`workOrders.types.${type}`)} <span>{count}</span>
                </span>
              ))}
            </div>
            <ul aria-label={t('workOrders.caption', { department: name })}>
              {waiting.map(member => (
                <RecordContextProvider key={member.id} value={member}>
                  {rowOf(member)}
                </RecordContextProvider>
              ))}
              <RecordsIterator<MemberRecord> render={rowOf} />
            </ul>
            <NoMatches className={styles.nothing} />
            <EmbeddedPagination className={styles.foot} />
          </>
        ) : (
          <State kind="empty" heading="h3" title={t('workOrders.nobody')} text={t('workOrders.nobodyHint')} />
        )}
      </section>
    </EmbeddedList>
  );
}
