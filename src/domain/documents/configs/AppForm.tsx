import { pathText, type Path } from '../../../editors/json/path.ts';
import { DocumentForm, FormPart } from '../../../editors/select/DocumentForm.tsx';
import { useEdited, type JsonFormProps } from '../../../editors/select/edited.ts';
import { Lists } from '../../../editors/select/Lists.tsx';
import { childSlice, writtenBeside, type Slice } from '../../../editors/select/slice.ts';
import { WrongKind } from '../../../editors/select/WrongKind.tsx';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useText } from '../../../ui/useText.ts';
import { AddLayer } from './AddLayer.tsx';
import styles from './configs.module.css';
import { Layers } from './Layers.tsx';
import { LAYERS, MAP, type LayerOffers } from './mapLayers.ts';

/**
 * The form of an app config (docs/behaviour.md 2 §3). It edits the layers of the map; Raw JSON and
 * Tree View edit everything else.
 */
export default function AppForm({ layers, unknown, ...props }: JsonFormProps & LayerOffers) {
  return (
    <DocumentForm {...props}>
      {config => (
        <OperationalLayers config={config} path={props.path} {...(layers && { layers })} unknown={unknown} />
      )}
    </DocumentForm>
  );
}

function OperationalLayers({ config, path, ...offered }: { config: Slice; path: Path } & LayerOffers) {
  const t = useText();
  const { textDocument: doc, readOnly } = useEdited();
  const map = childSlice(config, MAP);
  const all = childSlice(map, LAYERS);
  const list = [...path, MAP, LAYERS];
  const make = () =>
    doc.edit(
      map
        ? { do: 'add', path: [...path, MAP], name: LAYERS, text: '[]' }
        : { do: 'add', path, name: MAP, text: writtenBeside({ [LAYERS]: [] }, config) },
    );
  return (
    <div className={styles.main}>
      <FormPart
        title={t('configForms.layers.title')}
        {...(all?.node.kind === 'array' && { total: all.node.children!.length })}
      >
        {map && map.node.kind !== 'object' ? (
          <WrongKind name={MAP} is={map.node.kind} wanted="object" />
        ) : all && all.node.kind !== 'array' ? (
          <WrongKind name={pathText([MAP, LAYERS])} is={all.node.kind} wanted="array" />
        ) : all ? (
          <>
            {readOnly ? null : <AddLayer all={all} list={list} {...offered} />}
            <Lists>
              <Layers of={map!} name={LAYERS} list={list} parentPosition="" all={all} root={list} />
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
      </FormPart>
    </div>
  );
}
