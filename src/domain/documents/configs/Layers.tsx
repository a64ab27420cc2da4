import LayersIcon from '@mui/icons-material/LayersOutlined';
import { useContext } from 'react';
import type { JsonKind } from '../../../editors/json/node.ts';
import { pathText, type Path } from '../../../editors/json/path.ts';
import { useEdited } from '../../../editors/select/edited.ts';
import { EntryRows } from '../../../editors/select/EntryRows.tsx';
import { PropertyChoice, TextProperty } from '../../../editors/select/Property.tsx';
import { childSlice, entryName, listIn, saidIn, type Slice } from '../../../editors/select/slice.ts';
import type { RowData } from '../../../editors/select/SortedRow.tsx';
import { useDocumentList } from '../../../editors/select/useDocumentList.ts';
import { WrongKind } from '../../../editors/select/WrongKind.tsx';
import { useText } from '../../../ui/useText.ts';
import styles from './configs.module.css';
import { countSublayers, GROUP_LAYERS, hasUrl, isGroupLayer, layerGroups } from './mapLayers.ts';
import { FactsContext } from './services/FactsContext.ts';
import { LayerServiceState } from './services/LayerServiceState.tsx';

interface LayerRow extends RowData {
  /** The position, such as `2.1`. */
  position: string;
  url: string;
  /** The number of layers in a group, or undefined for a layer. */
  total: number | undefined;
  wrongKind: JsonKind | undefined;
}

interface LayersProps {
  /** The object that contains the list, the list's name, and the path of the list. */
  of: Slice;
  name: string;
  list: Path;
  /** The position of the group with a trailing dot, or an empty text for the whole list. */
  parentPosition: string;
  /** The whole list of the map, and its path. */
  all: Slice;
  root: Path;
}

export function Layers({ of, name, list, parentPosition, all, root }: LayersProps) {
  const t = useText();
  const { textDocument: doc, readOnly, say } = useEdited();
  const { entries } = listIn(of, name);
  const { keys, opened, acts } = useDocumentList(list, entries);
  const rows = entries.map((entry, at): LayerRow => ({
    key: keys[at]!,
    name: entryName(entry),
    position: `${parentPosition}${at + 1}`,
    url: saidIn(entry, 'url') ?? '',
    also: saidIn(entry, 'url') ?? '',
    total:
      parentPosition || hasUrl(entry) ? undefined : childSlice(entry, GROUP_LAYERS)?.node.children?.length,
    wrongKind: entry.node.kind === 'object' ? undefined : entry.node.kind,
  }));
  const hasLayers = (at: number) => !parentPosition && isGroupLayer(entries[at]!);
  const groupChoices = [
    { value: '', label: t('configForms.layers.top') },
    ...layerGroups(all).map(({ at, slice }) => ({
      value: String(at),
      label: entryName(slice) || t('editors.unnamed'),
    })),
  ];
  const move = (at: number, to: string, layer: string) => {
    const into = to === '' ? root : [...root, Number(to), GROUP_LAYERS];
    const last =
      to === ''
        ? all.node.children!.length
        : listIn({ text: all.text, node: all.node.children![Number(to)]! }, GROUP_LAYERS).entries.length;
    if (doc.edit({ do: 'move', path: [...list, at], to: [...into, last] }))
      say(t('children.order.now', { name: layer, position: last + 1, total: last + 1 }));
  };
  return (
    <EntryRows
      list={list}
      type={parentPosition ? 'layer' : 'top'}
      label={
        parentPosition
          ? t('configForms.layers.of', { name: entryName(of) || t('editors.unnamed') })
          : t('configForms.layers.title')
      }
      rows={rows}
      Summary={LayerLine}
      opened={opened}
      acts={acts}
      details={(row, at) =>
        row.wrongKind ? (
          <WrongKind name={pathText([name, at])} is={row.wrongKind} wanted="object" />
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
                <PropertyChoice
                  label={t('configForms.layers.within')}
                  value={parentPosition ? String(list.at(-2)) : ''}
                  choices={groupChoices}
                  readOnly={readOnly}
                  choose={to => move(at, to, row.name)}
                />
              </>
            )}
            {countSublayers(entries[at]!) ? (
              <p className="hint">
                {t('configForms.layers.sublayers', { smart_count: countSublayers(entries[at]!) })}
              </p>
            ) : null}
          </div>
        )
      }
      {...(!parentPosition && {
        below: (row: LayerRow, at: number) =>
          hasLayers(at) ? (
            <div className={styles.below}>
              <Layers
                of={entries[at]!}
                name={GROUP_LAYERS}
                list={[...list, at, GROUP_LAYERS]}
                parentPosition={`${row.position}.`}
                all={all}
                root={root}
              />
            </div>
          ) : null,
      })}
    />
  );
}

function LayerLine({ row: { name, position, url, total, wrongKind } }: { row: LayerRow }) {
  const t = useText();
  const facts = useContext(FactsContext);
  return (
    <span className={facts ? `${styles.layer} ${styles.served}` : styles.layer}>
      <span className="numbers secondary">{position}</span>
      <span className={total === undefined ? 'mono' : ''}>
        {total === undefined ? name : <strong>{name || t('editors.unnamed')}</strong>}
      </span>
      {wrongKind ? (
        <span className="secondary">
          {t('configForms.kept', { is: t(`editors.tree.types.${wrongKind}`) })}
        </span>
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
      {facts && url && !wrongKind && total === undefined ? (
        <LayerServiceState url={url} facts={facts} />
      ) : null}
    </span>
  );
}
