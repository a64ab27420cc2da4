import CreditCardIcon from '@mui/icons-material/CreditCardOutlined';
import ShieldIcon from '@mui/icons-material/ShieldOutlined';
import { useRecordContext } from '../../admin/index.ts';
import { referenceId } from '../../data/dialect.ts';
import { JoinedLinks } from '../../ui/JoinedLinks.tsx';
import { paths } from '../../ui/paths.ts';
import { useText } from '../../ui/useText.ts';
import { useRoleNames } from '../people/useNames.ts';
import styles from './catalogue.module.css';
import { kindIcons } from './kindIcons.tsx';
import { getRecordName, type CatalogueKind, type CatalogueRecord } from './kinds.ts';
import { useRecordUses } from './useRecordUses.ts';

const { purposes: PurposeIcon, toolgroups: ToolgroupIcon } = kindIcons;
const iconElements = {
  purposes: <PurposeIcon />,
  toolgroups: <ToolgroupIcon />,
  plans: <CreditCardIcon />,
  roles: <ShieldIcon />,
};

/** Shown before the record in context is deleted or removed. */
export default function UsesSummary({ kind }: { kind: CatalogueKind }) {
  const t = useText();
  const record = useRecordContext<CatalogueRecord>()!;
  const { purposes, toolgroups, plans, query, isComplete } = useRecordUses(kind, record.id);
  const roleEntries = [
    ...new Map((record.rolesAssigned ?? []).map(({ role }) => [referenceId(role), role])).entries(),
  ].filter(([id]) => id);
  const roleName = useRoleNames(roleEntries.map(([, role]) => role));
  const interpolation = { name: getRecordName(kind, record) ?? record.id };
  if (query.error) return <p className="note warn">{t('catalogue.uses.unknown', interpolation)}</p>;
  if (!isComplete) return <p className="secondary">{t('catalogue.uses.counting', interpolation)}</p>;
  const roles = roleEntries.map(([id, role]) => ({
    name: roleName(role).text || id,
    to: paths.roles.show(id),
  }));
  const lines = Object.entries({ purposes, toolgroups, plans, roles }).filter(
    ([, links]) => links.length,
  ) as [keyof typeof iconElements, { name: string; to: string }[]][];
  if (!lines.length) return <p className="secondary">{t('catalogue.uses.nowhere', interpolation)}</p>;
  return (
    <ul className={styles.uses}>
      {lines.map(([of, links]) => (
        <li key={of}>
          {iconElements[of]}
          <span>{t(`catalogue.uses.${of}`, { smart_count: links.length })}</span>
          <span className="secondary">
            <JoinedLinks links={links} />
          </span>
        </li>
      ))}
    </ul>
  );
}
