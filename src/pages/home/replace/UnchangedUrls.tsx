import { formatOptional } from '../../../ui/formats.ts';
import { paths } from '../../../ui/paths.ts';
import { useText } from '../../../ui/useText.ts';
import { NewTabLink } from './NewTabLink.tsx';
import type { RecordUrl } from './recordUrls.ts';

interface UnchangedUrl extends RecordUrl {
  applicationId: string;
  applicationName: string;
}

/** Returns the path of the page on which the URL can be changed. */
function pathOf({ kind, id, name, url, applicationId }: UnchangedUrl) {
  const page = paths.applications.edit(applicationId);
  return kind === 'layer'
    ? `${page}?${new URLSearchParams({ layersQ: name || url })}#application-layers`
    : `${page}?${new URLSearchParams({ fieldApp: id })}#field-apps`;
}

/** Lists layers and field apps with their URLs, each with a link to its page. */
export function UnchangedUrls({ urls }: { urls: readonly UnchangedUrl[] }) {
  const t = useText();
  return urls.map(entry => (
    <li key={`${entry.kind} ${entry.id} ${entry.url}`}>
      <span>
        <NewTabLink to={pathOf(entry)}>{formatOptional(entry.name)}</NewTabLink>{' '}
        <span className="secondary">
          {t(`urlCheck.in.${entry.kind}`, { application: entry.applicationName })}
        </span>
      </span>
      <span className="mono secondary" dir="auto">
        {entry.url}
      </span>
    </li>
  ));
}
