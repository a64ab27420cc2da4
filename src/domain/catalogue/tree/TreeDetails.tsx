import ShieldIcon from '@mui/icons-material/ShieldOutlined';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { referenceId } from '../../../data/dialect.ts';
import type { AssignedRole } from '../../../platform/assignedRoles.ts';
import { compareTexts, formatCount } from '../../../ui/formats.ts';
import { NameText } from '../../../ui/Name.tsx';
import { paths } from '../../../ui/paths.ts';
import { useJoinNames } from '../../../ui/useJoinNames.ts';
import { useText } from '../../../ui/useText.ts';
import { useApplicationNames, useRoleNames } from '../../people/useNames.ts';
import { catalogueHref } from '../ancestors.ts';
import { kindIcons } from '../kindIcons.tsx';
import { kinds } from '../kinds.ts';
import styles from './tree.module.css';
import { getRowAncestors, type CatalogueIndex, type TreeRowData } from './tree.ts';

interface Props {
  index: CatalogueIndex;
  row: TreeRowData;
  rolesAssigned: AssignedRole[];
}

export function TreeDetails({ index, row, rolesAssigned }: Props) {
  const { kind, id, name, help, key } = row;
  const t = useText();
  const Icon = kindIcons[kind];
  return (
    <section className={`panel ${styles.details}`} aria-labelledby="chosen-in-tree">
      <div className="panel-head">
        <Icon />
        <h2 id="chosen-in-tree">{name}</h2>
        <Link className={`button small ${styles.opens}`} to={catalogueHref(kind, id, getRowAncestors(row))}>
          {t(`resources.purposes.tree.open.${kind}`)}
        </Link>
      </div>
      {help ? <p className={styles.explained}>{help}</p> : null}
      {kind === 'purposes' ? null : (
        <ParentList index={index} kind={kind} id={id} currentParentId={key.split('/').at(-2)!} />
      )}
      <RoleList entries={rolesAssigned} />
    </section>
  );
}

function ParentList({
  index,
  kind,
  id,
  currentParentId,
}: {
  index: CatalogueIndex;
  kind: 'toolgroups' | 'tools';
  id: string;
  currentParentId: string;
}) {
  const t = useText();
  const listed = useJoinNames();
  const parentKind = kind === 'tools' ? 'toolgroups' : 'purposes';
  const Icon = kindIcons[parentKind];
  const parentIds = (index.parentIds[kind].get(id) ?? [])
    .flatMap(one => index.nodes[parentKind].get(one) ?? [])
    .sort((a, b) => compareTexts(a.name, b.name));
  const purposesOf = (group: string) =>
    (index.parentIds.toolgroups.get(group) ?? [])
      .map(one => index.nodes.purposes.get(one)?.name ?? one)
      .sort(compareTexts);
  return (
    <>
      <h3>
        {t(kind === 'tools' ? 'resources.purposes.tree.inGroups' : 'resources.purposes.tree.inPurposes', {
          count: formatCount(parentIds.length),
          smart_count: parentIds.length,
        })}
      </h3>
      <ul>
        {parentIds.map(parent => (
          <DetailItem
            key={parent.id}
            icon={<Icon />}
            note={kind === 'tools' ? listed(purposesOf(parent.id)) : parent.help}
            isCurrent={parent.id === currentParentId}
          >
            <Link to={kinds[parentKind].page(parent.id)}>{parent.name}</Link>
          </DetailItem>
        ))}
      </ul>
    </>
  );
}

function RoleList({ entries }: { entries: AssignedRole[] }) {
  const t = useText();
  const roleName = useRoleNames(entries.map(({ role }) => role));
  const applicationName = useApplicationNames(entries.map(({ application }) => application));
  if (!entries.length) return null;
  return (
    <>
      <h3>{t('resources.purposes.tree.roles', { smart_count: entries.length })}</h3>
      <ul>
        {entries.map(({ role, application }) => (
          <DetailItem
            key={`${referenceId(role)} ${referenceId(application)}`}
            icon={<ShieldIcon />}
            note={<NameText name={applicationName(application)} />}
          >
            <Link to={paths.roles.show(referenceId(role))}>
              <NameText name={roleName(role)} />
            </Link>
          </DetailItem>
        ))}
      </ul>
    </>
  );
}

const DetailItem = ({
  icon,
  note,
  isCurrent = false,
  children,
}: {
  icon: ReactNode;
  note: ReactNode;
  isCurrent?: boolean;
  children: ReactNode;
}) => (
  <li className={isCurrent ? styles.here : undefined}>
    {icon}
    <span>
      {children}
      {note ? <small>{note}</small> : null}
    </span>
  </li>
);
