import { useState } from 'react';
import type { Path } from '../../../editors/json/path.ts';
import { AddRow } from '../../../editors/select/AddRow.tsx';
import { useEdited } from '../../../editors/select/edited.ts';
import { PropertyChoice } from '../../../editors/select/Property.tsx';
import {
  childSlice,
  entryName,
  listIn,
  saidIn,
  writtenBeside,
  type Slice,
} from '../../../editors/select/slice.ts';
import { useText } from '../../../ui/useText.ts';
import styles from './configs.module.css';
import { layerGroups, OF_GROUP, type LayerOffers } from './mapLayers.ts';

/** Adds one of the application's layers to the map or to a group of it. */
export function AddLayer({ all, list, layers, unknown }: { all: Slice; list: Path } & LayerOffers) {
  const t = useText();
  const { textDocument: doc } = useEdited();
  const groups = layerGroups(all);
  const [chosen, choose] = useState<string>();
  // The application's layers are in this group (docs/contract.md, "Nested shapes").
  const usual = groups.find(({ slice }) => saidIn(slice, 'id') === 'Data Layers');
  const into =
    chosen !== undefined && (chosen === '' || groups.some(({ at }) => String(at) === chosen))
      ? chosen
      : usual
        ? String(usual.at)
        : '';
  const group = groups.find(({ at }) => String(at) === into)?.slice;
  const existingNames = new Set(
    [
      ...all.node.children!.map(node => ({ text: all.text, node })),
      ...groups.flatMap(({ slice }) => listIn(slice, OF_GROUP).entries),
    ].map(entry => saidIn(entry, 'id')),
  );
  const free = layers?.filter(({ id }) => !existingNames.has(id)) ?? [];
  const hint = free.length
    ? t('configForms.layers.left', { smart_count: free.length })
    : unknown === 'awaited'
      ? t('ra.page.loading')
      : t(`configForms.layers.nothing.${unknown ?? (layers ? (layers.length ? 'all' : 'none') : 'default')}`);
  const add = (id: string) => {
    if (existingNames.has(id)) return t('ui.rule.taken', { name: id });
    const layer = free.find(one => one.id === id);
    if (!layer) return t('configForms.layers.unknown', { name: id });
    const path = group ? [...list, Number(into), OF_GROUP] : list;
    doc.edit({
      do: 'add',
      path,
      text: writtenBeside(
        { id, ...(layer.title && { title: layer.title }), url: layer.url },
        group ? childSlice(group, OF_GROUP) : all,
      ),
    });
  };
  return (
    <div className={styles.adding}>
      {groups.length ? (
        <PropertyChoice
          label={t('configForms.layers.into')}
          value={into}
          choices={[
            { value: '', label: t('configForms.layers.top') },
            ...groups.map(({ at, slice }) => ({
              value: String(at),
              label: entryName(slice) || t('editors.unnamed'),
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
