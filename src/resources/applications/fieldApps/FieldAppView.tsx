import { useMemo } from 'react';
import { FindHere, SEARCHED_FROM } from '../../../lists/FindHere.tsx';
import type { SmallColumn } from '../../../lists/small/columns.ts';
import { SmallTable } from '../../../lists/small/SmallTable.tsx';
import { useOrder } from '../../../lists/small/useOrder.ts';
import { useWholePages } from '../../../lists/small/useWholePages.ts';
import { useFind } from '../../../lists/useFind.ts';
import { SERVICE_TYPES, type FieldApp } from '../../../platform/fieldApps.ts';
import { foldText } from '../../../platform/fold.ts';
import { numberIn } from '../../../platform/unchecked.ts';
import type { FieldOf } from '../../../ui/fieldLabel.ts';
import { count, orEmpty } from '../../../ui/formats.ts';
import { named } from '../../../ui/Name.tsx';
import { NameLink } from '../../../ui/NameLink.tsx';
import { paths } from '../../../ui/paths.ts';
import { useText } from '../../../ui/useText.ts';
import { WebLink } from '../../../ui/WebLink.tsx';
import partStyles from '../parts.module.css';
import { usePersonNames } from '../usePersonNames.ts';
import { unnamed, type Member, type Shown } from './fieldAppForm.ts';
import styles from './fieldApps.module.css';
import { ScaleBar, ScaleEnds } from './ScaleBar.tsx';
import { createdDay, createdIso, scale, size } from './units.ts';

type Service = NonNullable<FieldApp['faServices']>[number];
type Package = NonNullable<FieldApp['faTPKS']>[number];
type Column<T> = SmallColumn<T, FieldOf<'fieldApps'>>;
const isKnown = (type: string | undefined): type is (typeof SERVICE_TYPES)[number] =>
  (SERVICE_TYPES as readonly unknown[]).includes(type);
const NONE: Package[] = [];
const LAYERS_A_PAGE = 24;
const PACKAGES_A_PAGE = 12;

/** What a field app has, to be read. */
export function FieldAppView({ applicationId, app }: { applicationId: string; app: Shown }) {
  const t = useText();
  const { faServices: services = [] } = app;
  return (
    <>
      <Part title={t('fieldApps.fields.faServices')} total={services.length} />
      {services.length ? null : <p className="secondary">{t('fieldApps.services.none')}</p>}
      {services.map((service, at) => (
        // A service has nothing else that stays the same.
        // oxlint-disable-next-line react/no-array-index-key
        <ServiceView key={at} service={service} position={at + 1} />
      ))}
      <Packages packages={app.faTPKS ?? NONE} />
      <div className={styles.people}>
        <People
          title={t('fieldApps.fields.readUsers')}
          applicationId={applicationId}
          members={app.readUsers}
        />
        <People
          title={t('fieldApps.fields.writeUsers')}
          applicationId={applicationId}
          members={app.writeUsers}
        />
      </div>
    </>
  );
}

const Part = ({ title, total }: { title: string; total: number }) => (
  <h3>
    {title} <span className={partStyles.count}>{count(total)}</span>
  </h3>
);

function ServiceView({ service, position }: { service: Service; position: number }) {
  const t = useText();
  const prefix = `fieldLayer${position}`;
  const { typed, type, wanted } = useFind(prefix);
  const all = (service.faservicelayers ?? []).map((layer, at) => ({ ...layer, _id: String(at) }));
  const found = wanted
    ? all.filter(({ faservicelayerName = '' }) => foldText(faservicelayerName).includes(wanted))
    : all;
  const pages = useWholePages({ rows: found, prefix, pageSize: LAYERS_A_PAGE });
  const limit = (value: unknown) => scale.write(value) || t('fieldApps.noLimit');
  const columns: Column<(typeof all)[number]>[] = [
    {
      source: 'faServices.faservicelayers.faservicelayerName',
      text: ({ faservicelayerName }) => faservicelayerName ?? '',
      width: 26,
    },
    {
      source: 'faServices.faservicelayers.faServiceLayerMinScale',
      text: layer => limit(layer.faServiceLayerMinScale),
      numeric: true,
      width: 15,
    },
    {
      source: 'faServices.faservicelayers.faServiceLayerMaxScale',
      text: layer => limit(layer.faServiceLayerMaxScale),
      numeric: true,
      width: 15,
    },
    {
      source: 'range',
      text: () => '',
      draw: layer => <ScaleBar min={layer.faServiceLayerMinScale} max={layer.faServiceLayerMaxScale} />,
      width: 44,
    },
  ];
  const name = t('fieldApps.serviceNumber', { position });
  return (
    <section aria-label={name} className={styles.service}>
      <div className={styles.serviceHead}>
        <span className="chip">
          {isKnown(service.faServiceTypeID)
            ? t(`fieldApps.type.${service.faServiceTypeID}`)
            : orEmpty(service.faServiceTypeID)}
        </span>
        <span className={styles.address}>
          <WebLink address={service.faServiceURL} />
          {service.faServiceProxyURL ? (
            <span className="secondary">
              {t('fieldApps.proxy')} <WebLink address={service.faServiceProxyURL} />
            </span>
          ) : null}
        </span>
        {all.length >= SEARCHED_FROM || typed ? <FindHere title={name} typed={typed} type={type} /> : null}
      </div>
      {wanted && all.length && !found.length ? (
        <p className="secondary">{t('list.nothingFound')}</p>
      ) : all.length ? (
        <>
          <ScaleEnds />
          <SmallTable
            area="fieldApps"
            pages={pages}
            columns={columns}
            texts={{
              title: 'fieldApps.layers.title',
              empty: 'fieldApps.layers.none',
              emptyHint: 'fieldApps.layers.none',
            }}
          />
        </>
      ) : (
        <p className="secondary">{t('fieldApps.layers.none')}</p>
      )}
    </section>
  );
}

const packageColumns: Column<Package & { _id: string }>[] = [
  { source: 'faTPKS.faTPKName', text: ({ faTPKName }) => faTPKName ?? '', width: 34 },
  {
    source: 'faTPKS.faTPKPath',
    text: ({ faTPKPath }) => faTPKPath ?? '',
    draw: ({ faTPKPath }) => <span className="mono">{orEmpty(faTPKPath)}</span>,
    width: 36,
  },
  {
    source: 'faTPKS.faTPKSize',
    text: ({ faTPKSize }) => size.write(faTPKSize),
    value: ({ faTPKSize }) => numberIn(faTPKSize) ?? size.read(String(faTPKSize ?? '')) ?? 0,
    numeric: true,
    width: 14,
  },
  {
    source: 'faTPKS.CreatedOn',
    text: ({ CreatedOn }) => createdDay(CreatedOn),
    value: ({ CreatedOn }) => Date.parse(createdIso(CreatedOn)) || 0,
    numeric: true,
    width: 16,
  },
];

function Packages({ packages }: { packages: readonly Package[] }) {
  const t = useText();
  const rows = useMemo(() => packages.map((one, at) => ({ ...one, _id: String(at) })), [packages]);
  const { ordered, order } = useOrder(rows, packageColumns, 'fieldPackage');
  const pages = useWholePages({ rows: ordered, prefix: 'fieldPackage', pageSize: PACKAGES_A_PAGE });
  const total = packages.reduce((sum, { faTPKSize }) => sum + (numberIn(faTPKSize) ?? 0), 0);
  return (
    <>
      <div className={styles.head}>
        <Part title={t('fieldApps.fields.faTPKS')} total={packages.length} />
        {total ? (
          <span className="secondary">{t('fieldApps.packages.total', { size: size.write(total) })}</span>
        ) : null}
      </div>
      {rows.length ? (
        <SmallTable
          area="fieldApps"
          pages={pages}
          columns={packageColumns}
          order={order}
          texts={{
            title: 'fieldApps.fields.faTPKS',
            empty: 'fieldApps.packages.none',
            emptyHint: 'fieldApps.packages.none',
          }}
        />
      ) : (
        <p className="secondary">{t('fieldApps.packages.none')}</p>
      )}
    </>
  );
}

function People({
  title,
  applicationId,
  members,
}: {
  title: string;
  applicationId: string;
  members: Member[];
}) {
  const t = useText();
  const nameOf = usePersonNames(applicationId, unnamed(members));
  return (
    <section className="panel" aria-label={title}>
      <div className="panel-head">
        <Part title={title} total={members.length} />
      </div>
      {members.length ? (
        <ul className={styles.chips}>
          {members.map(({ _id, name }) => (
            <li key={_id}>
              <NameLink className="chip" name={name ? named(name) : nameOf(_id)} to={paths.user(_id)} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="panel-body secondary">{t('fieldApps.nobody')}</p>
      )}
    </section>
  );
}
