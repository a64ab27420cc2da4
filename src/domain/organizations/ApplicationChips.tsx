import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import EventBusyIcon from '@mui/icons-material/EventBusyOutlined';
import LockIcon from '@mui/icons-material/LockOutlined';
import { EXPIRED_ACCESS, type WholeApplication } from '../../platform/applications.ts';

/** Only the documented access types have an icon. Superadmins can add others, which are shown as text. */
const ACCESS_TYPE_ICONS: Readonly<Record<string, [tone: string, Icon: typeof LockIcon]>> = {
  Public: ['ok', CheckCircleIcon],
  Private: ['', LockIcon],
  [EXPIRED_ACCESS]: ['err', EventBusyIcon],
};

export function AccessType({ access, chip = false }: { access: string; chip?: boolean }) {
  const [tone, Icon] = Object.hasOwn(ACCESS_TYPE_ICONS, access)
    ? ACCESS_TYPE_ICONS[access]!
    : ['', undefined];
  return (
    <span className={chip ? `chip ${tone}` : 'row'} style={chip ? {} : { display: 'inline-flex', gap: 6 }}>
      {Icon ? <Icon fontSize="small" style={chip || !tone ? {} : { color: `var(--${tone})` }} /> : null}
      {access}
    </span>
  );
}

export const ApplicationChips = ({
  application: { applicationType, productEdition, accessType },
}: {
  application: Partial<WholeApplication>;
}) => (
  <span className="row" style={{ flexWrap: 'wrap' }}>
    {applicationType ? <span className="chip">{applicationType}</span> : null}
    {productEdition ? <span className="chip">{productEdition}</span> : null}
    {accessType ? <AccessType chip access={accessType} /> : null}
  </span>
);
