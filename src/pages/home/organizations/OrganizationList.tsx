import AddIcon from '@mui/icons-material/AddOutlined';
import ArrowForwardIcon from '@mui/icons-material/ArrowForwardOutlined';
import CompareIcon from '@mui/icons-material/CompareArrowsOutlined';
import FindReplaceIcon from '@mui/icons-material/FindReplaceOutlined';
import { useCallback, useEffect } from 'react';
import type { Identifier, RaRecord } from 'react-admin';
import { createPath, Link } from 'react-router-dom';
import {
  CardList,
  DataTable,
  ExportButton,
  List,
  ListViews,
  RowActionLink,
  SearchInput,
  SimpleList,
  useListContext,
} from '../../../admin/index.ts';
import { useCan } from '../../../auth/AccessProvider.tsx';
import { compareTarget, ORGANIZATIONS } from '../../../domain/organizations/mainPage.ts';
import { useReadinessTexts } from '../../../domain/organizations/useReadinessTexts.ts';
import { applicationLabel, type Application } from '../../../platform/applications.ts';
import { textIn } from '../../../platform/unchecked.ts';
import { lazyComponent } from '../../../ui/lazy/lazyComponent.tsx';
import { usePreload } from '../../../ui/lazy/preload.ts';
import { paths, replacing } from '../../../ui/paths.ts';
import { useText } from '../../../ui/useText.ts';
import { WebLink } from '../../../ui/WebLink.tsx';
import styles from './organizations.module.css';
import { ReadinessField } from './ReadinessField.tsx';
import { useOpenOrganization } from './useOpenOrganization.ts';

const OrganizationDialog = lazyComponent(
  () => import('./OrganizationDialog.tsx'),
  ['resources.applications'],
);

const filters = [<SearchInput key="q" source="q" alwaysOn />];

const rowActions = (
  <>
    <RowActionLink
      to={({ id }) => paths.applications.edit(String(id))}
      label="resources.applications.action.openInfo"
      ariaLabel="resources.applications.action.openInfoOf"
      icon={<ArrowForwardIcon />}
    />
    <RowActionLink
      to={({ id }) => createPath(compareTarget(String(id)))}
      label="resources.applications.action.compareWith"
      icon={<CompareIcon />}
      inMenu
    />
  </>
);

type OrganizationRow = Application & RaRecord;

const formatName = (_: unknown, row: OrganizationRow) => applicationLabel(row);
const renderSite = ({ applicationDomainName }: OrganizationRow) => (
  <WebLink className="secondary" address={applicationDomainName} />
);

/**
 * Reports the number of organizations once it is known. A search is ignored, because it shortens the list.
 */
function CountReporter({ counted }: { counted(all: number): void }) {
  const { total, filterValues, isPlaceholderData } = useListContext();
  const all = filterValues.q || isPlaceholderData ? undefined : total;
  useEffect(() => {
    if (all !== undefined) counted(all);
  }, [all, counted]);
  return null;
}

/** Lists the organizations, thirty per page, below the dialog of the open one (docs/behaviour.md 2 §2). */
export function OrganizationList({ counted }: { counted(all: number): void }) {
  const t = useText();
  const can = useCan();
  const { opened, opening, closed } = useOpenOrganization();
  const { formatReadiness, labelledReadiness } = useReadinessTexts();
  usePreload(OrganizationDialog.preload);
  const rowClick = useCallback((id: Identifier) => opening(String(id)), [opening]);
  return (
    <>
      <List<OrganizationRow>
        resource="applications"
        addressPrefix={ORGANIZATIONS.prefix}
        title={false}
        filters={filters}
        createButton={
          <Link className="button primary" to={paths.applications.create}>
            <AddIcon />
            {t('resources.applications.page.create')}
          </Link>
        }
        actions={
          <>
            <Link
              className={`button small ${styles.compare}`}
              to={compareTarget()}
              aria-label={t('resources.applications.action.compare')}
            >
              <CompareIcon />
              <span>{t('resources.applications.action.compare')}</span>
            </Link>
            {can({ action: 'replace', resource: 'configs' }) ? (
              <Link
                className={`button small ${styles.compare}`}
                to={replacing}
                aria-label={t('shell.replace')}
              >
                <FindReplaceIcon />
                <span>{t('shell.replace')}</span>
              </Link>
            ) : null}
            <ExportButton />
          </>
        }
        aside={<CountReporter counted={counted} />}
      >
        <ListViews<OrganizationRow>
          rowClick={rowClick}
          rowActions={rowActions}
          table={
            <DataTable<OrganizationRow> numbered>
              <DataTable.Col<OrganizationRow> source="applicationName" width={36} format={formatName} />
              <DataTable.Col<OrganizationRow>
                source="applicationDomainName"
                width={40}
                quiet
                format={textIn}
                render={renderSite}
              />
              <DataTable.Col
                source="readiness"
                width={24}
                disableSort
                format={formatReadiness}
                field={ReadinessField}
              />
            </DataTable>
          }
          cards={<CardList />}
          narrow={
            <SimpleList<OrganizationRow>
              secondaryText={({ applicationDomainName }) => textIn(applicationDomainName)}
              tertiaryText={labelledReadiness}
            />
          }
        />
      </List>
      {opened ? <OrganizationDialog key={opened} id={opened} closed={closed} /> : null}
    </>
  );
}
