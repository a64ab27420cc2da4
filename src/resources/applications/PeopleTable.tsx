import { useMemo, type ReactNode } from 'react';
import { EmbeddedTable, TablePanel } from '../../admin/index.ts';
import type { EndpointList } from '../../data/useEndpointList.ts';
import { CopyEmailsButton } from '../../domain/people/CopyEmailsButton.tsx';
import { useUsersByName } from '../../domain/people/useUsersByName.ts';
import type { applicationParts } from '../../platform/applicationParts.ts';
import { fieldLabel } from '../../ui/fieldLabel.ts';
import { NameLink, type Name } from '../../ui/Name.tsx';
import { paths } from '../../ui/paths.ts';
import { useText } from '../../ui/useText.ts';

export interface PersonRow {
  id: string;
  /** The name for sorting. It is empty until all names are known, so that no row moves while they load. */
  name: string;
  shownName: Name;
  email: string;
  role: string;
  active: string;
  isActive: boolean | undefined;
}

const BY_NAME = { field: 'name', order: 'ASC' } as const;
const searchedText = ({ shownName, email }: PersonRow) => `${shownName.text} ${email}`;

const userOf = ({ email, isActive }: PersonRow) => ({ email, isActive });

interface Props {
  title: string;
  /** Replaces the table if the list is empty. */
  empty: ReactNode;
  /** The area of the texts of its columns. */
  area: 'applicationUsers' | 'overrideUsers';
  /** The prefix of the URL parameters for search, order and page. */
  prefix: string;
  listed: EndpointList<typeof applicationParts.users>;
  /** Rendered below the heading. */
  children: ReactNode;
  rowActions?: ReactNode;
}

/**
 * Lists users of an application. The platform returns all of them at once, so search, order and pages are
 * applied here.
 */
export function PeopleTable({
  title,
  empty,
  area,
  prefix,
  listed: { query, rows: came, skippedCount },
  children,
  rowActions,
}: Props) {
  const t = useText();
  const { rows, nameOf, isComplete } = useUsersByName(came);
  const records = useMemo(
    () =>
      rows.map((user): PersonRow => ({
        id: user._id,
        name: isComplete ? nameOf(user).text : '',
        shownName: nameOf(user),
        email: user.email ?? '',
        role: user.role ?? '',
        active: user.isActive === undefined ? '' : t(user.isActive ? 'ui.yes' : 'ui.no'),
        isActive: user.isActive,
      })),
    [rows, isComplete, nameOf, t],
  );
  // A failed first request has no rows. Rows that are loaded stay, even if a later request fails.
  const isHere = rows.length > 0 || (!query.isPending && !query.error);
  return (
    <TablePanel<PersonRow>
      title={title}
      records={isHere ? records : null}
      error={query.error}
      refetch={query.refetch}
      skippedCount={skippedCount}
      addressPrefix={prefix}
      sort={BY_NAME}
      getSearchText={searchedText}
      actions={rows.length ? <CopyEmailsButton<PersonRow> getUser={userOf} /> : undefined}
      intro={children}
      sortable
      rowActions={rowActions}
      empty={empty}
      loadError="error.loadData"
    >
      <EmbeddedTable.Col<PersonRow>
        source="name"
        label={t(fieldLabel(area, 'name'))}
        render={({ id, shownName }) => <NameLink name={shownName} to={paths.users.show(id)} />}
        format={String}
        width={34}
      />
      <EmbeddedTable.Col<PersonRow> source="email" label={t(fieldLabel(area, 'email'))} width={36} />
      <EmbeddedTable.Col<PersonRow> source="role" label={t(fieldLabel(area, 'role'))} width={15} />
      <EmbeddedTable.Col<PersonRow> source="active" label={t(fieldLabel(area, 'active'))} width={15} />
    </TablePanel>
  );
}
