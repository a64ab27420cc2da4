import type { DraggableProvided } from '@hello-pangea/dnd';
import MoreIcon from '@mui/icons-material/MoreVertOutlined';
import type { CSSProperties } from 'react';
import { FieldError } from '../../ui/FieldError.tsx';
import { IconAction } from '../../ui/IconAction.tsx';
import { MenuButton } from '../../ui/menu/MenuButton.tsx';
import { useText } from '../../ui/useText.ts';
import { NameRow } from '../NameRow.tsx';
import { Sentence } from '../Sentence.tsx';
import type { DocumentRange } from '../text/problem.ts';
import { editAttributeValue } from './edits.ts';
import { cdataText, type XmlNode } from './node.ts';
import { decodeXml } from './references.ts';
import { rowMenu } from './rowMenu.ts';
import styles from './structured.module.css';
import type { Structure } from './useStructured.ts';
import { TEXT_FIELD, type XmlRow } from './xmlRows.ts';
import { XmlValue } from './XmlValue.tsx';

interface Props {
  row: XmlRow;
  drag: DraggableProvided;
  structure: Structure;
  readOnly: boolean;
}

/** Returns whether the row itself differs: its tag or the content on its line. */
const isChanged = (
  { node, onlyChild: only }: XmlRow,
  differingRanges: readonly DocumentRange[] | undefined,
) => {
  const to = node.kind === 'element' && !only ? node.insideFrom : node.to;
  return (
    differingRanges?.some(range => range.from < to && range.to > node.from && range.from >= node.from) ??
    false
  );
};

export function StructuredRow({ row, drag, structure, readOnly }: Props) {
  const t = useText();
  const {
    text,
    differingRanges,
    asking: nameRequest,
    ask,
    goOn,
    change,
    open: setExpanded,
    nameOf,
    named,
  } = structure;
  const { key, node, depth, onlyChild: only, childCount: within } = row;
  const refusal = structure.refusalOf(key);
  const style = { '--depth': depth } as CSSProperties;
  const isElement = node.kind === 'element';
  return (
    <div data-key={key}>
      <div
        className={isChanged(row, differingRanges) ? `${styles.row} ${styles.changed}` : styles.row}
        style={style}
      >
        {within ? (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={row.isExpanded}
            aria-label={t(row.isExpanded ? 'editors.xml.close' : 'editors.xml.open', { name: node.name })}
            onClick={() => setExpanded(key, !row.isExpanded)}
          />
        ) : (
          <span />
        )}
        <div className={styles.cells}>
          {node.kind === 'element' ? (
            <span className={styles.name}>{node.name}</span>
          ) : (
            <span className={styles.kind}>{t(`editors.xml.kind.${node.kind}`)}</span>
          )}
          {node.kind === 'instruction' ? <span className={styles.name}>{node.name}</span> : null}
          {isChanged(row, differingRanges) ? (
            <span className="visually-hidden">{t('editors.xml.changed')}</span>
          ) : null}
          {node.attributes.map(one => (
            <XmlValue
              key={one.name}
              name={one.name}
              field={one.name}
              label={t('editors.xml.attribute', { attribute: one.name, name: node.name })}
              value={decodeXml(text.slice(one.valueFrom, one.valueTo))}
              readOnly={readOnly}
              keep={value => change(editAttributeValue(text, one, value))}
            />
          ))}
          {only?.kind === 'cdata' ? <span className={styles.kind}>{t('editors.xml.kind.cdata')}</span> : null}
          {only || !isElement ? (
            <NodeContent node={node} of={only ?? node} structure={structure} readOnly={readOnly} />
          ) : null}
          {within && !row.isExpanded ? (
            <span className={styles.count}>{t('editors.xml.within', { smart_count: within })}</span>
          ) : null}
        </div>
        {readOnly || node.kind === 'declaration' ? null : (
          <span className={styles.acts}>
            {row.siblings.length < 2 ? null : (
              <IconAction
                small
                className={styles.grip!}
                data-act="drag"
                label={t('children.order.drag', { name: nameOf(node) })}
                {...drag.dragHandleProps}
              />
            )}
            <MenuButton
              small
              label={t('list.actionsOf', { name: nameOf(node) })}
              entries={rowMenu(row, structure, t)}
            >
              <MoreIcon />
            </MenuButton>
          </span>
        )}
      </div>
      {refusal ? (
        <div className={styles.naming} style={style}>
          <FieldError id={`refused-${key}`} isAlert>
            <Sentence text={refusal} />
          </FieldError>
        </div>
      ) : null}
      {nameRequest?.key === key ? (
        <div style={style}>
          <NameRow
            className={styles.naming}
            label={t(`editors.xml.nameFor.${nameRequest.for}`)}
            button={t(nameRequest.for === 'rename' ? 'editors.xml.take.rename' : 'editors.xml.take.add')}
            initialName={nameRequest.for === 'rename' ? node.name : ''}
            commit={name => named(row, name)}
            cancel={() => {
              ask(undefined);
              goOn({ key });
            }}
          />
        </div>
      ) : null}
    </div>
  );
}

interface InsideProps extends Pick<Props, 'structure' | 'readOnly'> {
  node: XmlNode;
  of: XmlNode;
}

/** The text of a row, or the only text of an element. */
function NodeContent({ node, of, structure, readOnly }: InsideProps) {
  const t = useText();
  const { text, nameOf, keepInside } = structure;
  const written = text.slice(of.insideFrom, of.insideTo);
  const name = of === node ? nameOf(node) : t('editors.xml.textOf', { name: node.name });
  return (
    <XmlValue
      label={name}
      field={TEXT_FIELD}
      value={of.kind === 'text' ? decodeXml(written) : of.kind === 'cdata' ? cdataText(written) : written}
      readOnly={readOnly || of.kind === 'declaration'}
      keep={value => keepInside(of, value)}
    />
  );
}
