import CompareIcon from '@mui/icons-material/CompareArrowsOutlined';
import CloneIcon from '@mui/icons-material/LibraryAddOutlined';
import { Link, useParams } from 'react-router-dom';
import { RecordPage } from '../../admin/show/RecordPage.tsx';
import { useCan } from '../../auth/AccessProvider.tsx';
import { useApplication, type ApplicationRecord } from '../../organization/application.ts';
import { ApplicationChips } from '../../organization/ApplicationChips.tsx';
import { comparing } from '../../organization/comparing.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { MonospaceText } from '../../ui/Facts.tsx';
import { paths } from '../../ui/paths.ts';
import { HashTabs } from '../../ui/tabs/HashTabs.tsx';
import { useText } from '../../ui/useText.ts';
import { WebLink } from '../../ui/WebLink.tsx';
import { awaitedApplication } from './awaitedApplication.ts';
import { tabs } from './tabs.tsx';

/** Another application is another page: nothing typed or chosen for one is left standing for the next. */
export default function ApplicationInfo() {
  const { id = '' } = useParams();
  return <OneApplication key={id} id={id} />;
}

function OneApplication({ id }: { id: string }) {
  const t = useText();
  const { data: application, error, refetch } = useApplication(id);
  const can = useCan();
  return (
    <RecordPage
      record={application}
      awaited={awaitedApplication}
      error={error}
      retry={refetch}
      title={
        application
          ? application.applicationName || application.applicationId || id
          : t('resources.applications.name', { smart_count: 1 })
      }
      trail={[]}
      loadError="error.load"
      noSuch="resources.applications.noSuch"
      refusal="resources.applications.notAuthorized"
      chips={application => (
        <>
          <ApplicationChips application={application} />
          <ShortName application={application} />
        </>
      )}
      actions={application => (
        <>
          <WebLink className="button quiet" address={application.applicationDomainName}>
            {t('resources.applications.action.openSite')}
          </WebLink>
          <Link className="button" to={comparing(application.id)}>
            <CompareIcon />
            {t('resources.applications.action.compare')}
          </Link>
          {can({ action: 'clone', resource: 'applications' }) ? (
            <Link
              className="button"
              to={{ pathname: paths.newApplication, search: `?from=${application.id}` }}
            >
              <CloneIcon />
              {t('ui.clone')}
            </Link>
          ) : null}
        </>
      )}
    >
      {application => <Parts application={application} />}
    </RecordPage>
  );
}

function ShortName({ application: { applicationId: name = '' } }: { application: ApplicationRecord }) {
  const t = useText();
  return (
    <span className="row secondary" style={{ gap: 0 }}>
      <MonospaceText text={name} />
      <CopyButton text={name} name={t('resources.applications.fields.applicationId')} />
    </span>
  );
}

function Parts({ application }: { application: ApplicationRecord }) {
  const t = useText();
  return (
    <HashTabs
      label={t('resources.applications.tabs.label')}
      tabs={tabs.map(({ hash, Content, countOf, listed }) => ({
        hash,
        label: t(`resources.applications.tabs.${hash}`),
        count: application.id ? countOf?.(application) : undefined,
        ...(listed === false && { listed }),
        preloadProps: Content.preloadProps,
        content: () => <Content application={application} />,
      }))}
    />
  );
}
