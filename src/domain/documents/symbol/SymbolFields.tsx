import type { Path } from '../../../editors/json/path.ts';
import { given, useEdited } from '../../../editors/select/edited.ts';
import { ChoiceProperty, NumberProperty, PropertyChoice } from '../../../editors/select/Property.tsx';
import { childSlice, saidIn, sliceValue, writtenBeside, type Slice } from '../../../editors/select/slice.ts';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useText } from '../../../ui/useText.ts';
import { ColorProperty } from './ColorProperty.tsx';
import { createSymbol, OUTLINE, typeEdit } from './createSymbol.ts';
import { getSymbolType, SYMBOL_DEFAULTS, SYMBOL_STYLES, type SymbolType } from './esriSymbol.ts';
import styles from './symbolForm.module.css';
import { SymbolSwatch } from './SymbolSwatch.tsx';
import { useTypeName } from './useTypeName.ts';

const TYPES = Object.keys(SYMBOL_STYLES) as SymbolType[];

interface Props {
  /** The symbol and its path. */
  of: Slice;
  path: Path;
}

/** Edits one symbol beside its preview. A symbol of an unknown type is kept unchanged. */
export function SymbolFields({ of, path }: Props) {
  const t = useText();
  const typeName = useTypeName();
  const { textDocument: doc, readOnly } = useEdited();
  const symbol = sliceValue(of);
  const type = getSymbolType(symbol);
  if (!type)
    return (
      <div className={styles.symbol}>
        <SymbolSwatch symbol={symbol} size="tile" />
        <p className="secondary">{t('symbols.keptHere', { type: typeName(symbol) })}</p>
      </div>
    );
  const outline = childSlice(of, 'outline');
  return (
    <div className={styles.symbol}>
      <SymbolSwatch symbol={symbol} size="tile" />
      <div className={styles.fields}>
        <PropertyChoice
          label={t('symbols.type')}
          value={type}
          choices={TYPES.map(value => ({ value, label: t(`symbols.types.${value}`) }))}
          readOnly={readOnly}
          choose={value => doc.edit(typeEdit(of, path, value as SymbolType))}
        />
        <StyleChoice of={of} path={path} type={type} label={t('symbols.style')} />
        {type === 'esriSMS' ? (
          <>
            <NumberProperty
              of={of}
              path={path}
              name="size"
              label={t('symbols.size')}
              usual={SYMBOL_DEFAULTS.size}
            />
            <NumberProperty
              of={of}
              path={path}
              name="angle"
              label={t('symbols.angle')}
              usual={0}
              min={-360}
            />
          </>
        ) : null}
        {type === 'esriSLS' ? (
          <NumberProperty
            of={of}
            path={path}
            name="width"
            label={t('symbols.width')}
            usual={SYMBOL_DEFAULTS.width}
          />
        ) : null}
      </div>
      <ColorProperty
        of={of}
        path={path}
        name="color"
        label={t(type === 'esriSFS' ? 'symbols.fill' : 'symbols.colour')}
      />
      {type === 'esriSLS' ? null : outline?.node.kind === 'object' ? (
        <div className={styles.outline} role="group" aria-label={t('symbols.outline')}>
          <div className={styles.fields}>
            <StyleChoice
              of={outline}
              path={[...path, 'outline']}
              type="esriSLS"
              label={t('symbols.outlineStyle')}
            />
            <NumberProperty
              of={outline}
              path={[...path, 'outline']}
              name="width"
              label={t('symbols.outlineWidth')}
              usual={SYMBOL_DEFAULTS.width}
            />
          </div>
          <ColorProperty
            of={outline}
            path={[...path, 'outline']}
            name="color"
            label={t('symbols.outlineColour')}
          />
        </div>
      ) : readOnly || (outline && outline.node.kind !== 'null') ? null : (
        <TextButton
          small
          variant="quiet"
          onClick={() => doc.edit(given(of, path, 'outline', writtenBeside(OUTLINE, undefined)))}
        >
          {t('symbols.addOutline')}
        </TextButton>
      )}
    </div>
  );
}

function StyleChoice({ of, path, type, label }: Props & { type: SymbolType; label: string }) {
  const t = useText();
  return (
    <ChoiceProperty
      of={of}
      path={path}
      name="style"
      label={label}
      usual={SYMBOL_STYLES[type][0]}
      choices={SYMBOL_STYLES[type].map(value => ({ value, label: t(`symbols.styles.${value}`) }))}
    />
  );
}

/** Edits the symbol in a property of an object, or offers to create one. */
export function SymbolProperty({ of, path, name }: Props & { name: string }) {
  const t = useText();
  const { textDocument: doc, readOnly } = useEdited();
  const current = childSlice(of, name);
  if (current && saidIn(of, name) === undefined && current.node.kind !== 'null')
    return <SymbolFields of={current} path={[...path, name]} />;
  if (current && current.node.kind !== 'null')
    return <p className="secondary">{t('symbols.keptHere', { type: t('symbols.untyped') })}</p>;
  return (
    <div className={styles.none}>
      <p className="secondary">{t('symbols.noSymbol')}</p>
      {readOnly
        ? null
        : TYPES.map(type => (
            <TextButton
              key={type}
              small
              onClick={() => doc.edit(given(of, path, name, writtenBeside(createSymbol(type), undefined)))}
            >
              {t(`symbols.types.${type}`)}
            </TextButton>
          ))}
    </div>
  );
}
