import { Draggable, Droppable } from '@hello-pangea/dnd';
import type { CSSProperties, ReactNode } from 'react';
import '../../ui/actionIcons.css';
import '../../ui/sorting/sorting.css';
import { formatCount } from '../../ui/formats.ts';
import { Sorting } from '../../ui/sorting/Sorting.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { useText } from '../../ui/useText.ts';
import type { DocumentFormProps } from '../text/documentEditor.ts';
import type { XmlDocument } from './document.ts';
import styles from './structured.module.css';
import { StructuredRow } from './StructuredRow.tsx';
import { useStructured } from './useStructured.ts';
import { ELEMENTS_PER_BATCH, groupByParent, type RemainingElements, type XmlRow } from './xmlRows.ts';

/**
 * Shows an XML document as rows: elements with their attributes and text, and everything between them. Edits
 * change the text.
 */
export default function Structured({
  textDocument: xmlDocument,
  label,
  readOnly,
}: DocumentFormProps<XmlDocument>) {
  const t = useText();
  const structure = useStructured(xmlDocument);
  const { list, rows, spoken, nameOf, put, drawMore } = structure;

  const rowsByParent = groupByParent(rows);
  const siblingsIn = (parentKey: string) =>
    rowsByParent.get(parentKey)?.find((row): row is XmlRow => !('more' in row))?.siblings ?? [];
  return (
    <Sorting
      about={({ list: parentKey, index }) => {
        const siblings = siblingsIn(parentKey.slice(1));
        return { name: siblings[index] && nameOf(siblings[index]), total: siblings.length };
      }}
      move={(_, to, from) =>
        put(to.list.slice(1), siblingsIn(to.list.slice(1)), from.index, to.index, 'drag')
      }
    >
      {/* Focusable, so that the keyboard can scroll it. */}
      <div
        ref={list}
        className={styles.rows}
        role="group"
        tabIndex={0}
        aria-label={t('editors.xml.elements', { label })}
      >
        {renderBranch('')}
        <p role="status" className="visually-hidden">
          {spoken}
        </p>
      </div>
    </Sorting>
  );

  /** Renders siblings. They can be dragged only among themselves. */
  function renderBranch(parentKey: string): ReactNode {
    // An id must not be empty.
    const id = `#${parentKey}`;
    return (
      <Droppable droppableId={id} type={id}>
        {drop => (
          <div ref={drop.innerRef} {...drop.droppableProps}>
            {(rowsByParent.get(parentKey) ?? []).map((row, index) =>
              'more' in row ? (
                renderMore(row)
              ) : (
                <Draggable
                  key={row.key}
                  draggableId={row.key}
                  index={index}
                  isDragDisabled={readOnly || row.node.kind === 'declaration' || row.siblings.length < 2}
                  disableInteractiveElementBlocking
                >
                  {(drag, { isDragging }) => (
                    <div
                      ref={drag.innerRef}
                      {...drag.draggableProps}
                      className={isDragging ? styles.dragged : ''}
                    >
                      <StructuredRow row={row} drag={drag} structure={structure} readOnly={readOnly} />
                      {row.isExpanded ? renderBranch(row.key) : null}
                    </div>
                  )}
                </Draggable>
              ),
            )}
            {drop.placeholder}
          </div>
        )}
      </Droppable>
    );
  }

  function renderMore({ key, depth, more }: RemainingElements) {
    return (
      <div key={`${key} more`} className={styles.more} style={{ '--depth': depth } as CSSProperties}>
        <TextButton variant="link" onClick={() => drawMore(key)}>
          {t('editors.showMore', { count: formatCount(Math.min(more, ELEMENTS_PER_BATCH)) })}
        </TextButton>
      </div>
    );
  }
}
