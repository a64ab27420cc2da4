import CompareIcon from '@mui/icons-material/CompareArrowsOutlined';
import CloneIcon from '@mui/icons-material/LibraryAddOutlined';
import { Link, useParams } from 'react-router-dom';
import { Show, TabbedShowLayout, useRecordContext } from '../../admin/index.ts';
import { useCan } from '../../auth/AccessProvider.tsx';
import { useApplicationAccess } from '../../auth/useAdministeredApplicationIds.ts';
import { applicationQuery, type ApplicationRecord } from '../../domain/organizations/application.ts';
import { ApplicationChips } from '../../domain/organizations/ApplicationChips.tsx';
import { compareTarget } from '../../domain/organizations/mainPage.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { MonospaceText } from '../../ui/Facts.tsx';
import { paths } from '../../ui/paths.ts';
import { useText } from '../../ui/useText.ts';
import { WebLink } from '../../ui/WebLink.tsx';
import { tabs } from './tabs.tsx';

/** Fills the page while the application loads. */
const placeholderApplication: ApplicationRecord = {
  id: '',
  _id: '',
  applicationId: '-',
  applicationName: '-',
  applicationType: 'Elevate Full',
  productEdition: 'Summit',
  accessType: 'Public',
  disclaimer: '-',
  applicationDomainName: '-',
};

/** The key discards unsaved input when another application is opened. */
export default function ApplicationInfo() {
  const { id = '' } = useParams();
  return <OneApplication key={id} id={id} />;
}

const loadError = () => 'error.load' as const;

function OneApplication({ id }: { id: string }) {
  const access = useApplicationAccess(id);
  return (
    <Show<ApplicationRecord>
      resource="applications"
      id={id}
      queryOptions={{ ...applicationQuery, enabled: !access.isDenied }}
      placeholderRecord={placeholderApplication}
      access={access}
      trail={[]}
      loadError={loadError}
      chips={<Chips />}
      actions={<Actions />}
    >
      <ApplicationTabs />
    </Show>
  );
}

function Chips() {
  const t = useText();
  const application = useRecordContext<ApplicationRecord>()!;
  const { applicationId: name = '' } = application;
  return (
    <>
      <ApplicationChips application={application} />
      <span className="row secondary" style={{ gap: 0 }}>
        <MonospaceText text={name} />
        <CopyButton text={name} name={t('resources.applications.fields.applicationId')} />
      </span>
    </>
  );
}

function Actions() {
  const t = useText();
  const can = useCan();
  const application = useRecordContext<ApplicationRecord>()!;
  return (
    <>
      <WebLink className="button quiet" address={application.applicationDomainName}>
        {t('resources.applications.action.openSite')}
      </WebLink>
      <Link className="button" to={compareTarget(application.id)}>
        <CompareIcon />
        {t('resources.applications.action.compare')}
      </Link>
      {can({ action: 'clone', resource: 'applications' }) ? (
        <Link
          className="button"
          to={{ pathname: paths.applications.create, search: `?from=${application.id}` }}
        >
          <CloneIcon />
          {t('ui.clone')}
        </Link>
      ) : null}
    </>
  );
}

function ApplicationTabs() {
  const application = useRecordContext<ApplicationRecord>()!;
  return (
    <TabbedShowLayout label="resources.applications.tabs.label">
      {tabs.map(({ hash, Content, countOf, listed }) => (
        <TabbedShowLayout.Tab
          key={hash}
          path={hash}
          label={`resources.applications.tabs.${hash}`}
          count={application.id ? countOf?.(application) : undefined}
          unlisted={listed === false}
        >
          <Content />
        </TabbedShowLayout.Tab>
      ))}
    </TabbedShowLayout>
  );
}
