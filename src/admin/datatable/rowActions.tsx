import type { RaRecord } from 'react-admin';
import '../../lists/acts.css';
import { IconButton } from '../../ui/IconButton.tsx';
import type { RowShape } from './RowShape.ts';

export const actionsOf = (record: RaRecord, { actions }: RowShape) =>
  actions.filter(({ isShown }) => isShown?.(record) ?? true);

/** The buttons of a row. */
export const drawnActions = (record: RaRecord, shape: RowShape) =>
  actionsOf(record, shape).map(({ action }) => (
    <IconButton
      key={action}
      small
      danger={action === 'delete'}
      data-act={action}
      data-id={record.id}
      label={shape.labelOf(action, shape.nameOf(record))}
    />
  ));

/** One button for all that can be done with a row. */
export const drawnMenu = (record: RaRecord, shape: RowShape) =>
  actionsOf(record, shape).length ? (
    <IconButton
      data-act="menu"
      data-id={record.id}
      aria-haspopup="menu"
      label={shape.labelOf('menu', shape.nameOf(record))}
    />
  ) : null;
