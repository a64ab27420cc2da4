import type { RaRecord } from 'react-admin';
import '../../lists/acts.css';
import { IconButton } from '../../ui/IconButton.tsx';
import type { RowDefinition } from './RowDefinition.ts';

export const renderRowActions = (record: RaRecord, definition: RowDefinition) =>
  definition
    .actionsOf(record)
    .map(({ action }) => (
      <IconButton
        key={action}
        small
        danger={action === 'delete'}
        data-act={action}
        data-id={record.id}
        label={definition.labelOf(action, definition.nameOf(record))}
      />
    ));

/** The button that opens the action menu of a row in a narrow window. */
export const renderRowMenu = (record: RaRecord, definition: RowDefinition) =>
  definition.actionsOf(record).length ? (
    <IconButton
      data-act="menu"
      data-id={record.id}
      aria-haspopup="menu"
      label={definition.labelOf('menu', definition.nameOf(record))}
    />
  ) : null;
