import ShieldIcon from '@mui/icons-material/ShieldOutlined';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { referenceId } from '../../../data/dialect.ts';
import type { AssignedRole } from '../../../platform/assignedRoles.ts';
import { compareTexts, formatCount } from '../../../ui/formats.ts';
import { NameText } from '../../../ui/Name.tsx';
import { paths } from '../../../ui/paths.ts';
import { useListed } from '../../../ui/useListed.ts';
import { useText } from '../../../ui/useText.ts';
import { useApplicationNames, useRoleNames } from '../../people/useNames.ts';
import { hrefBy } from '../ancestors.ts';
import { kindIcons } from '../kindIcons.tsx';
import { kinds } from '../kinds.ts';
import styles from './tree.module.css';
import { wayTo, type CatalogueIndex, type TreeLine } from './tree.ts';

interface Props {
  index: CatalogueIndex;
  place: TreeLine;
  rolesAssigned: AssignedRole[];
}

export function PlaceDetails({ index, place, rolesAssigned }: Props) {
  const { kind, id, name, help, key } = place;
  const t = useText();
  const Icon = kindIcons[kind];
  return (
    <section className={`panel ${styles.details}`} aria-labelledby="chosen-in-tree">
      <div className="panel-head">
        <Icon />
        <h2 id="chosen-in-tree">{name}</h2>
        <Link className={`button small ${styles.opens}`} to={hrefBy(kind, id, wayTo(place))}>
          {t(`resources.purposes.tree.open.${kind}`)}
        </Link>
      </div>
      {help ? <p className={styles.explained}>{help}</p> : null}
      {kind === 'purposes' ? null : (
        <Holders index={index} kind={kind} id={id} through={key.split('/').at(-2)!} />
      )}
      <Carriers entries={rolesAssigned} />
    </section>
  );
}

function Holders({
  index,
  kind,
  id,
  through,
}: {
  index: CatalogueIndex;
  kind: 'toolgroups' | 'tools';
  id: string;
  through: string;
}) {
  const t = useText();
  const listed = useListed();
  const above = kind === 'tools' ? 'toolgroups' : 'purposes';
  const Icon = kindIcons[above];
  const holders = (index.holders[kind].get(id) ?? [])
    .flatMap(one => index.nodes[above].get(one) ?? [])
    .sort((a, b) => compareTexts(a.name, b.name));
  const purposesOf = (group: string) =>
    (index.holders.toolgroups.get(group) ?? [])
      .map(one => index.nodes.purposes.get(one)?.name ?? one)
      .sort(compareTexts);
  return (
    <>
      <h3>
        {t(kind === 'tools' ? 'resources.purposes.tree.inGroups' : 'resources.purposes.tree.inPurposes', {
          count: formatCount(holders.length),
          smart_count: holders.length,
        })}
      </h3>
      <ul>
        {holders.map(holder => (
          <Line
            key={holder.id}
            icon={<Icon />}
            note={kind === 'tools' ? listed(purposesOf(holder.id)) : holder.help}
            here={holder.id === through}
          >
            <Link to={kinds[above].page(holder.id)}>{holder.name}</Link>
          </Line>
        ))}
      </ul>
    </>
  );
}

function Carriers({ entries }: { entries: AssignedRole[] }) {
  const t = useText();
  const roleName = useRoleNames(entries.map(({ role }) => role));
  const applicationName = useApplicationNames(entries.map(({ application }) => application));
  if (!entries.length) return null;
  return (
    <>
      <h3>{t('resources.purposes.tree.roles', { smart_count: entries.length })}</h3>
      <ul>
        {entries.map(({ role, application }) => (
          <Line
            key={`${referenceId(role)} ${referenceId(application)}`}
            icon={<ShieldIcon />}
            note={<NameText name={applicationName(application)} />}
          >
            <Link to={paths.roles.show(referenceId(role))}>
              <NameText name={roleName(role)} />
            </Link>
          </Line>
        ))}
      </ul>
    </>
  );
}

const Line = ({
  icon,
  note,
  here = false,
  children,
}: {
  icon: ReactNode;
  note: ReactNode;
  here?: boolean;
  children: ReactNode;
}) => (
  <li className={here ? styles.here : undefined}>
    {icon}
    <span>
      {children}
      {note ? <small>{note}</small> : null}
    </span>
  </li>
);
