import { useMemo, useState } from 'react';
import { useCan } from '../../../auth/AccessProvider.tsx';
import { useCanManageApplication } from '../../../auth/useAdministeredApplicationIds.ts';
import { useEndpointList } from '../../../data/useEndpointList.ts';
import { applicationsByNameArgs } from '../../../domain/organizations/application.ts';
import { groupPath } from '../../../domain/organizations/notificationCenter.ts';
import { useReadinessTexts } from '../../../domain/organizations/useReadinessTexts.ts';
import { applicationName } from '../../../domain/people/groupByApplication.ts';
import { NAMES_STALE_TIME } from '../../../domain/people/useNames.ts';
import { applications } from '../../../platform/applications.ts';
import { displayGroupDate } from '../../../platform/groupDate.ts';
import { notifications } from '../../../platform/notifications.ts';
import { users } from '../../../platform/users.ts';
import { formatCount } from '../../../ui/formats.ts';
import { plainName } from '../../../ui/Name.tsx';
import { paths } from '../../../ui/paths.ts';
import { useText } from '../../../ui/useText.ts';
import { absentDays, absentPath, absentQuery } from './absentUsers.ts';
import type { AttentionRecord } from './NamesDialog.tsx';

/** One line of the panel: what was counted, and where to work on it. */
export interface AttentionLine {
  key: 'absent' | 'groups' | 'applications';
  query: { data: unknown; isPending: boolean; error: unknown; refetch(): unknown };
  count: number;
  /** Says what was counted, also if the count is 0. */
  text: string;
  /** The URL of a filtered list of the records. */
  path?: string;
  /** The records of a line without such a list. */
  records?: AttentionRecord[];
}

/** Counts the active users who are absent, or all of them if they do not fit on one page. */
function useAbsentUsers(enabled: boolean): AttentionLine {
  const t = useText();
  const [days] = useState(() => absentDays(new Date()));
  const args = useMemo(() => ({ query: absentQuery(days) }), [days]);
  const { query, rows, skippedCount, list } = useEndpointList(users.list, args, {
    enabled,
    staleTime: NAMES_STALE_TIME,
  });
  const isWhole = rows.length + skippedCount >= list.total;
  const count = isWhole ? rows.filter(({ isActive }) => isActive !== false).length : list.total;
  const values = { smart_count: count, count: formatCount(count) };
  return {
    key: 'absent',
    query,
    count,
    text: count
      ? isWhole
        ? t('attention.absent.active', values)
        : t('attention.absent.all', values)
      : t('attention.absent.none'),
    path: absentPath(days),
  };
}

function useUnpublishedGroups(enabled: boolean): AttentionLine {
  const t = useText();
  const { query, rows } = useEndpointList(notifications.list, {}, { enabled, staleTime: NAMES_STALE_TIME });
  const records = rows
    .filter(({ published }) => !published)
    .map(({ _id = '', notificationGroupDate }): AttentionRecord => ({
      id: _id,
      name: plainName(displayGroupDate(notificationGroupDate) || t('resources.notifications.undated')),
      path: groupPath(_id),
    }));
  const count = records.length;
  return {
    key: 'groups',
    query,
    count,
    text: count
      ? t('attention.groups.some', { smart_count: count, count: formatCount(count) })
      : t('attention.groups.none'),
    records,
  };
}

function useUnreadyApplications(enabled: boolean): AttentionLine {
  const t = useText();
  const canManage = useCanManageApplication();
  const { readinessOf } = useReadinessTexts();
  const { query, rows } = useEndpointList(applications.list, applicationsByNameArgs, {
    enabled,
    staleTime: NAMES_STALE_TIME,
  });
  const records = rows.filter(canManage).flatMap((row): AttentionRecord[] => {
    const { _id: id } = row;
    const note = readinessOf({ ...row, id }).missing;
    const name = plainName(applicationName(row) || id);
    return note ? [{ id, name, note, path: paths.applications.edit(id) }] : [];
  });
  const count = records.length;
  return {
    key: 'applications',
    query,
    count,
    text: count
      ? t('attention.applications.some', { smart_count: count, count: formatCount(count) })
      : t('attention.applications.none'),
    records,
  };
}

/** Returns the lines about what the signed-in user may see. */
export function useAttentionLines(): AttentionLine[] {
  const can = useCan();
  const isShown = {
    absent: can({ action: 'list', resource: 'users' }),
    groups: can({ action: 'list', resource: 'notifications' }),
    applications: can({ action: 'list', resource: 'applications' }),
  };
  return [
    useAbsentUsers(isShown.absent),
    useUnpublishedGroups(isShown.groups),
    useUnreadyApplications(isShown.applications),
  ].filter(({ key }) => isShown[key]);
}

/** Whether the records of a line could not be read. */
export const isUnread = ({ query: { data, error } }: AttentionLine) => data === undefined && !!error;
