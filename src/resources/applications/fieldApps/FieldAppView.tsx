import { useMemo } from 'react';
import {
  EmbeddedList,
  EmbeddedPagination,
  EmbeddedTable,
  PanelSearch,
  useListContext,
} from '../../../admin/index.ts';
import { SERVICE_TYPES, type FieldApp } from '../../../platform/fieldApps.ts';
import { numberIn } from '../../../platform/unchecked.ts';
import { formatCount, formatOptional } from '../../../ui/formats.ts';
import { NameLink, plainName } from '../../../ui/Name.tsx';
import { paths } from '../../../ui/paths.ts';
import { Time } from '../../../ui/Time.tsx';
import { useText } from '../../../ui/useText.ts';
import { WebLink } from '../../../ui/WebLink.tsx';
import partStyles from '../parts.module.css';
import { usePersonNames } from '../usePersonNames.ts';
import { unnamed, type EditableFieldApp, type FieldAppMember } from './fieldAppForm.ts';
import styles from './fieldApps.module.css';
import { fileSizeNotation, formatCreatedDay, scaleNotation, toIsoDay } from './notations.ts';
import { ScaleBar, ScaleEnds } from './ScaleBar.tsx';

type Service = NonNullable<FieldApp['faServices']>[number];
type Package = NonNullable<FieldApp['faTPKS']>[number];
type LayerRow = NonNullable<Service['faservicelayers']>[number] & { id: number };
const isKnown = (type: string | undefined): type is (typeof SERVICE_TYPES)[number] =>
  (SERVICE_TYPES as readonly unknown[]).includes(type);
const NONE: Package[] = [];
const LAYERS_A_PAGE = 24;
const PACKAGES_A_PAGE = 12;

export function FieldAppView({ applicationId, app }: { applicationId: string; app: EditableFieldApp }) {
  const t = useText();
  const { faServices: services = [] } = app;
  return (
    <>
      <Part title={t('fieldApps.fields.faServices')} total={services.length} />
      {services.length ? null : <p className="secondary">{t('fieldApps.services.none')}</p>}
      {services.map((service, at) => (
        // A service has no other stable identity.
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
    {title} <span className={partStyles.count}>{formatCount(total)}</span>
  </h3>
);

const layerName = ({ faservicelayerName }: LayerRow) => faservicelayerName ?? '';

function ServiceView({ service, position }: { service: Service; position: number }) {
  const t = useText();
  const layers = (service.faservicelayers ?? []).map((layer, at): LayerRow => ({ ...layer, id: at }));
  const name = t('fieldApps.serviceNumber', { position });
  return (
    <EmbeddedList<LayerRow>
      records={layers}
      addressPrefix={`fieldLayer${position}`}
      perPage={LAYERS_A_PAGE}
      getSearchText={layerName}
    >
      <section aria-label={name} className={styles.service}>
        <div className={styles.serviceHead}>
          <span className="chip">
            {isKnown(service.faServiceTypeID)
              ? t(`fieldApps.type.${service.faServiceTypeID}`)
              : formatOptional(service.faServiceTypeID)}
          </span>
          <span className={styles.address}>
            <WebLink address={service.faServiceURL} />
            {service.faServiceProxyURL ? (
              <span className="secondary">
                {t('fieldApps.proxy')} <WebLink address={service.faServiceProxyURL} />
              </span>
            ) : null}
          </span>
          <PanelSearch title={name} total={layers.length} />
        </div>
        {layers.length ? <Layers /> : <p className="secondary">{t('fieldApps.layers.none')}</p>}
      </section>
    </EmbeddedList>
  );
}

function Layers() {
  const t = useText();
  const { total } = useListContext();
  const limit = (value: unknown) => scaleNotation.format(value) || t('fieldApps.noLimit');
  if (!total) return <p className="secondary">{t('list.nothingFound')}</p>;
  return (
    <>
      <ScaleEnds />
      <EmbeddedTable title={t('fieldApps.layers.title')}>
        <EmbeddedTable.Col<LayerRow>
          label={t('fieldApps.fields.faServices.faservicelayers.faservicelayerName')}
          render={layerName}
          width={26}
        />
        <EmbeddedTable.NumberCol<LayerRow>
          label={t('fieldApps.fields.faServices.faservicelayers.faServiceLayerMinScale')}
          render={layer => limit(layer.faServiceLayerMinScale)}
          width={15}
        />
        <EmbeddedTable.NumberCol<LayerRow>
          label={t('fieldApps.fields.faServices.faservicelayers.faServiceLayerMaxScale')}
          render={layer => limit(layer.faServiceLayerMaxScale)}
          width={15}
        />
        <EmbeddedTable.Col<LayerRow>
          label={t('fieldApps.fields.range')}
          render={layer => <ScaleBar min={layer.faServiceLayerMinScale} max={layer.faServiceLayerMaxScale} />}
          width={44}
        />
      </EmbeddedTable>
      <EmbeddedPagination />
    </>
  );
}

/** Adds the values by which packages are sorted. */
const packageRow = (one: Package, at: number) => ({
  id: at,
  one,
  faTPKS: {
    faTPKName: one.faTPKName ?? '',
    faTPKPath: one.faTPKPath ?? '',
    faTPKSize: numberIn(one.faTPKSize) ?? fileSizeNotation.parse(String(one.faTPKSize ?? '')) ?? 0,
    CreatedOn: Date.parse(toIsoDay(one.CreatedOn)) || 0,
  },
});
type PackageRow = ReturnType<typeof packageRow>;

const BY_PACKAGE_NAME = { field: 'faTPKS.faTPKName', order: 'ASC' } as const;

function Packages({ packages }: { packages: readonly Package[] }) {
  const t = useText();
  const rows = useMemo(() => packages.map(packageRow), [packages]);
  const total = packages.reduce((sum, { faTPKSize }) => sum + (numberIn(faTPKSize) ?? 0), 0);
  return (
    <>
      <div className={styles.head}>
        <Part title={t('fieldApps.fields.faTPKS')} total={packages.length} />
        {total ? (
          <span className="secondary">
            {t('fieldApps.packages.total', { size: fileSizeNotation.format(total) })}
          </span>
        ) : null}
      </div>
      {rows.length ? (
        <EmbeddedList<PackageRow>
          records={rows}
          addressPrefix="fieldPackage"
          perPage={PACKAGES_A_PAGE}
          sort={BY_PACKAGE_NAME}
        >
          <EmbeddedTable title={t('fieldApps.fields.faTPKS')} sortable>
            <EmbeddedTable.Col<PackageRow>
              source="faTPKS.faTPKName"
              label={t('fieldApps.fields.faTPKS.faTPKName')}
              width={34}
            />
            <EmbeddedTable.Col<PackageRow>
              source="faTPKS.faTPKPath"
              label={t('fieldApps.fields.faTPKS.faTPKPath')}
              format={String}
              render={({ one }) => <span className="mono">{formatOptional(one.faTPKPath)}</span>}
              width={36}
            />
            <EmbeddedTable.NumberCol<PackageRow>
              source="faTPKS.faTPKSize"
              label={t('fieldApps.fields.faTPKS.faTPKSize')}
              render={({ one }) => fileSizeNotation.format(one.faTPKSize)}
              width={14}
            />
            <EmbeddedTable.NumberCol<PackageRow>
              source="faTPKS.CreatedOn"
              label={t('fieldApps.fields.faTPKS.CreatedOn')}
              render={({ one: { CreatedOn } }) => (
                <Time seconds={typeof CreatedOn === 'number' ? CreatedOn : undefined}>
                  {formatOptional(formatCreatedDay(CreatedOn))}
                </Time>
              )}
              width={16}
            />
          </EmbeddedTable>
          <EmbeddedPagination />
        </EmbeddedList>
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
  members: FieldAppMember[];
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
              <NameLink
                className="chip"
                name={name ? plainName(name) : nameOf(_id)}
                to={paths.users.show(_id)}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className="panel-body secondary">{t('fieldApps.nobody')}</p>
      )}
    </section>
  );
}
