import AddIcon from '@mui/icons-material/AddOutlined';
import CompareIcon from '@mui/icons-material/CompareArrowsOutlined';
import FindReplaceIcon from '@mui/icons-material/FindReplaceOutlined';
import { useEffect, useMemo } from 'react';
import { useListContext } from 'react-admin';
import { createPath, Link } from 'react-router-dom';
import { useCan } from '../../../auth/AccessProvider.tsx';
import { useConsoleList } from '../../../lists/ConsoleList.ts';
import type { RowShape } from '../../../lists/drawing.ts';
import { ListExportButton } from '../../../lists/export/ListExportButton.tsx';
import { List } from '../../../lists/List.tsx';
import { ListCreate } from '../../../lists/ListCreate.tsx';
import { ListTools, ToolsEnd } from '../../../lists/ListTools.tsx';
import { Pages } from '../../../lists/Pages.tsx';
import { Rows } from '../../../lists/Rows.tsx';
import { SearchBox } from '../../../lists/SearchBox.tsx';
import { comparing } from '../../../organization/comparing.ts';
import { applications } from '../../../platform/applications.ts';
import { textIn } from '../../../platform/unchecked.ts';
import { lazyComponent } from '../../../ui/lazy/lazyComponent.tsx';
import { usePreload } from '../../../ui/lazy/preloadOnce.ts';
import { paths, replacing } from '../../../ui/paths.ts';
import { useText } from '../../../ui/useText.ts';
import {
  organizationColumns,
  organizationName,
  readinessFact,
  type OrganizationRow,
} from './organizationColumns.tsx';
import styles from './organizations.module.css';
import { ORGANIZATIONS } from './organizationTab.ts';
import { useOpenedOrganization } from './useOpenedOrganization.ts';

const OrganizationDialog = lazyComponent(
  () => import('./OrganizationDialog.tsx'),
  ['resources.applications'],
);

const address = (row: OrganizationRow) => textIn(row.applicationDomainName);

/** Tells how many there are, once that is known; a search finds fewer. */
function Counted({ counted }: { counted(all: number): void }) {
  const { state, refreshing } = useConsoleList();
  const { total } = useListContext();
  const all = state.q || refreshing ? undefined : total;
  useEffect(() => {
    if (all !== undefined) counted(all);
  }, [all, counted]);
  return null;
}

/** The organizations, thirty a page; the details of one open over them (spec 2 §2). */
export function OrganizationList({ counted }: { counted(all: number): void }) {
  const t = useText();
  const can = useCan();
  const { opened, opening, closed } = useOpenedOrganization();
  usePreload(OrganizationDialog.preload);
  const columns = useMemo(() => organizationColumns(t), [t]);
  const facts = useMemo(() => [address, (row: OrganizationRow) => readinessFact(t, row)], [t]);
  const shape = useMemo<RowShape<OrganizationRow>>(
    () => ({
      nameOf: organizationName,
      hrefOf: row => opening(String(row.id)),
      leads: row => ({
        href: paths.application(String(row.id)),
        text: t('resources.applications.action.openInfo'),
        label: t('resources.applications.action.openInfoOf', { name: organizationName(row) }),
      }),
      ways: row => [
        {
          href: createPath(comparing(String(row.id))),
          text: t('resources.applications.action.compareWith'),
          icon: <CompareIcon />,
        },
      ],
    }),
    [opening, t],
  );
  const create = (
    <Link className="button primary" to={paths.newApplication}>
      <AddIcon />
      {t('resources.applications.page.create')}
    </Link>
  );
  return (
    <List
      name="applications"
      prefix={ORGANIZATIONS.prefix}
      columns={columns}
      create={create}
      texts={{ title: 'home.tabs.organizations' }}
    >
      <ListTools>
        <SearchBox />
        <ToolsEnd>
          <Link
            className={`button small ${styles.compare}`}
            to={comparing()}
            aria-label={t('resources.applications.action.compare')}
          >
            <CompareIcon />
            <span>{t('resources.applications.action.compare')}</span>
          </Link>
          {can({ action: 'replace', resource: 'configs' }) ? (
            <Link className={`button small ${styles.compare}`} to={replacing} aria-label={t('shell.replace')}>
              <FindReplaceIcon />
              <span>{t('shell.replace')}</span>
            </Link>
          ) : null}
          <ListExportButton endpoint={applications.list} />
          <ListCreate />
        </ToolsEnd>
      </ListTools>
      <Rows<OrganizationRow> shape={shape} facts={facts} numbered />
      <Pages />
      <Counted counted={counted} />
      {opened ? <OrganizationDialog key={opened} id={opened} closed={closed} /> : null}
    </List>
  );
}
