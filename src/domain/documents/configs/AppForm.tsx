import LayersIcon from '@mui/icons-material/LayersOutlined';
import { useContext, useState } from 'react';
import { pathText, type Path } from '../../../editors/json/path.ts';
import type { Kind } from '../../../editors/json/read.ts';
import { AddRow } from '../../../editors/select/AddRow.tsx';
import { DocumentForm } from '../../../editors/select/DocumentForm.tsx';
import { useEdited, type SelectProps } from '../../../editors/select/edited.ts';
import { Lists } from '../../../editors/select/Lists.tsx';
import { Odd } from '../../../editors/select/Odd.tsx';
import { Part } from '../../../editors/select/Part.tsx';
import { Choice, TextProperty } from '../../../editors/select/Property.tsx';
import { Rows, type RowData } from '../../../editors/select/Rows.tsx';
import { listIn, nameOf, saidIn, within, writtenBeside, type Slice } from '../../../editors/select/slice.ts';
import { useDocumentList } from '../../../editors/select/useDocumentList.ts';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useText } from '../../../ui/useText.ts';
import styles from './configs.module.css';
import { FactsContext } from './services/FactsContext.ts';
import { ServiceState } from './services/ServiceState.tsx';

/** A layer that can be put on the map. */
export interface OfferedLayer {
  id: string;
  url: string;
  title?: string;
}

interface Props extends SelectProps {
  /** The application's layers; missing in a config of no application. */
  layers?: readonly OfferedLayer[];
  /** Why the layers are not known. */
  unknown?: 'awaited' | 'failed' | undefined;
}

type Offered = Pick<Props, 'layers' | 'unknown'>;

const [MAP, ALL, OF_GROUP] = ['map', 'operationalLayers', 'layers'] as const;

/** The form of an app config (spec 2 §3): the layers of its map in their order, those of a group within it. All else is in Raw and Tree. */
export default function AppForm({ layers, unknown, ...props }: Props) {
  return (
    <DocumentForm {...props}>
      {config => (
        <OperationalLayers config={config} path={props.path} {...(layers && { layers })} unknown={unknown} />
      )}
    </DocumentForm>
  );
}

function OperationalLayers({ config, path, ...offered }: { config: Slice; path: Path } & Offered) {
  const t = useText();
  const { document, readOnly } = useEdited();
  const map = within(config, MAP);
  const all = within(map, ALL);
  const list = [...path, MAP, ALL];
  const make = () =>
    document.edit(
      map
        ? { do: 'add', path: [...path, MAP], name: ALL, text: '[]' }
        : { do: 'add', path, name: MAP, text: writtenBeside({ [ALL]: [] }, config) },
    );
  return (
    <div className={styles.main}>
      <Part
        title={t('configForms.layers.title')}
        {...(all?.node.kind === 'array' && { total: all.node.children!.length })}
      >
        {map && map.node.kind !== 'object' ? (
          <Odd name={MAP} is={map.node.kind} wanted="object" />
        ) : all && all.node.kind !== 'array' ? (
          <Odd name={pathText([MAP, ALL])} is={all.node.kind} wanted="array" />
        ) : all ? (
          <>
            {readOnly ? null : <AddLayer all={all} list={list} {...offered} />}
            <Lists>
              <Layers of={map!} name={ALL} list={list} place="" all={all} root={list} />
            </Lists>
          </>
        ) : (
          <div className={styles.none}>
            <p className="secondary">{t('configForms.layers.none')}</p>
            {readOnly ? null : (
              <TextButton small onClick={make}>
                {t('configForms.layers.make')}
              </TextButton>
            )}
          </div>
        )}
      </Part>
    </div>
  );
}

interface LayerRow extends RowData {
  /** As `2.1`. */
  place: string;
  url: string;
  /** How many layers a group has; undefined for a layer. */
  total: number | undefined;
  odd: Kind | undefined;
}

interface LayersProps {
  /** What has the list, under which name, and where the list stands. */
  of: Slice;
  name: string;
  list: Path;
  /** Of the group, with a point behind it. */
  place: string;
  /** The whole list of the map, and where that stands. */
  all: Slice;
  root: Path;
}

/** A map service has a URL and lists its own sublayers where a group has its layers. */
const isService = (entry: Slice) => (saidIn(entry, 'url') ?? '').trim() !== '';
const sublayersOf = (entry: Slice) => (isService(entry) ? listIn(entry, OF_GROUP).entries.length : 0);
const isGroup = (entry: Slice) => within(entry, OF_GROUP)?.node.kind === 'array' && !isService(entry);
const groupsIn = (all: Slice) =>
  all.node.children!.flatMap((node, at) => {
    const slice = { text: all.text, node };
    return isGroup(slice) ? [{ at, slice }] : [];
  });

function Layers({ of, name, list, place, all, root }: LayersProps) {
  const t = useText();
  const { document, readOnly, say } = useEdited();
  const { entries } = listIn(of, name);
  const { keys, opened, acts } = useDocumentList(list, entries);
  const rows = entries.map((entry, at): LayerRow => ({
    key: keys[at]!,
    name: nameOf(entry),
    place: `${place}${at + 1}`,
    url: saidIn(entry, 'url') ?? '',
    also: saidIn(entry, 'url') ?? '',
    total: place || isService(entry) ? undefined : within(entry, OF_GROUP)?.node.children?.length,
    odd: entry.node.kind === 'object' ? undefined : entry.node.kind,
  }));
  const hasLayers = (at: number) => !place && isGroup(entries[at]!);
  const places = [
    { value: '', label: t('configForms.layers.top') },
    ...groupsIn(all).map(({ at, slice }) => ({
      value: String(at),
      label: nameOf(slice) || t('editors.unnamed'),
    })),
  ];
  const move = (at: number, to: string, layer: string) => {
    const into = to === '' ? root : [...root, Number(to), OF_GROUP];
    const last =
      to === ''
        ? all.node.children!.length
        : listIn({ text: all.text, node: all.node.children![Number(to)]! }, OF_GROUP).entries.length;
    if (document.edit({ do: 'move', path: [...list, at], to: [...into, last] }))
      say(t('children.order.now', { name: layer, position: last + 1, total: last + 1 }));
  };
  return (
    <Rows
      list={list}
      type={place ? 'layer' : 'top'}
      label={
        place
          ? t('configForms.layers.of', { name: nameOf(of) || t('editors.unnamed') })
          : t('configForms.layers.title')
      }
      rows={rows}
      Summary={LayerLine}
      opened={opened}
      acts={acts}
      details={(row, at) =>
        row.odd ? (
          <Odd name={pathText([name, at])} is={row.odd} wanted="object" />
        ) : (
          <div className={styles.pair}>
            <TextProperty
              of={entries[at]!}
              path={[...list, at]}
              name="id"
              label={t('configForms.layers.id')}
              mono
            />
            {hasLayers(at) ? null : (
              <>
                <TextProperty
                  of={entries[at]!}
                  path={[...list, at]}
                  name="url"
                  label={t('configForms.layers.url')}
                  mono
                />
                <Choice
                  label={t('configForms.layers.within')}
                  value={place ? String(list.at(-2)) : ''}
                  choices={places}
                  readOnly={readOnly}
                  choose={to => move(at, to, row.name)}
                />
              </>
            )}
            {sublayersOf(entries[at]!) ? (
              <p className="hint">
                {t('configForms.layers.sublayers', { smart_count: sublayersOf(entries[at]!) })}
              </p>
            ) : null}
          </div>
        )
      }
      {...(!place && {
        below: (row: LayerRow, at: number) =>
          hasLayers(at) ? (
            <div className={styles.below}>
              <Layers
                of={entries[at]!}
                name={OF_GROUP}
                list={[...list, at, OF_GROUP]}
                place={`${row.place}.`}
                all={all}
                root={root}
              />
            </div>
          ) : null,
      })}
    />
  );
}

function LayerLine({ row: { name, place, url, total, odd } }: { row: LayerRow }) {
  const t = useText();
  const facts = useContext(FactsContext);
  return (
    <span className={facts ? `${styles.layer} ${styles.served}` : styles.layer}>
      <span className="numbers secondary">{place}</span>
      <span className={total === undefined ? 'mono' : ''}>
        {total === undefined ? name : <strong>{name || t('editors.unnamed')}</strong>}
      </span>
      {odd ? (
        <span className="secondary">{t('configForms.kept', { is: t(`editors.tree.types.${odd}`) })}</span>
      ) : total === undefined ? (
        <span className="mono secondary" title={url}>
          {url.replace(/^.*\/rest\/services(?=\/)/i, '')}
        </span>
      ) : (
        <span className="chip">
          <LayersIcon />
          {t('configForms.layers.group', { smart_count: total })}
        </span>
      )}
      {facts && url && !odd && total === undefined ? <ServiceState url={url} facts={facts} /> : null}
    </span>
  );
}

/** Puts one of the application's layers on the map: into a group, or beside them. */
function AddLayer({ all, list, layers, unknown }: { all: Slice; list: Path } & Offered) {
  const t = useText();
  const { document } = useEdited();
  const groups = groupsIn(all);
  const [chosen, choose] = useState<string>();
  // The application's layers are in this group (contract).
  const usual = groups.find(({ slice }) => saidIn(slice, 'id') === 'Data Layers');
  const into =
    chosen !== undefined && (chosen === '' || groups.some(({ at }) => String(at) === chosen))
      ? chosen
      : usual
        ? String(usual.at)
        : '';
  const group = groups.find(({ at }) => String(at) === into)?.slice;
  const there = new Set(
    [
      ...all.node.children!.map(node => ({ text: all.text, node })),
      ...groups.flatMap(({ slice }) => listIn(slice, OF_GROUP).entries),
    ].map(entry => saidIn(entry, 'id')),
  );
  const free = layers?.filter(({ id }) => !there.has(id)) ?? [];
  const hint = free.length
    ? t('configForms.layers.left', { smart_count: free.length })
    : unknown === 'awaited'
      ? t('ra.page.loading')
      : t(`configForms.layers.nothing.${unknown ?? (layers ? (layers.length ? 'all' : 'none') : 'default')}`);
  const add = (id: string) => {
    if (there.has(id)) return t('ui.rule.taken', { name: id });
    const layer = free.find(one => one.id === id);
    if (!layer) return t('configForms.layers.unknown', { name: id });
    const path = group ? [...list, Number(into), OF_GROUP] : list;
    document.edit({
      do: 'add',
      path,
      text: writtenBeside(
        { id, ...(layer.title && { title: layer.title }), url: layer.url },
        group ? within(group, OF_GROUP) : all,
      ),
    });
  };
  return (
    <div className={styles.adding}>
      {groups.length ? (
        <Choice
          label={t('configForms.layers.into')}
          value={into}
          choices={[
            { value: '', label: t('configForms.layers.top') },
            ...groups.map(({ at, slice }) => ({
              value: String(at),
              label: nameOf(slice) || t('editors.unnamed'),
            })),
          ]}
          readOnly={false}
          choose={choose}
        />
      ) : null}
      <AddRow
        label={t('configForms.layers.one')}
        hint={hint}
        disabled={!free.length}
        button={t('configForms.layers.add')}
        offered={free.map(({ id }) => id)}
        add={add}
      />
    </div>
  );
}
