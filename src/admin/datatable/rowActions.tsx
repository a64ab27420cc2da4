import type { RaRecord } from 'react-admin';
import '../../ui/actionIcons.css';
import { withBase } from '../../ui/base.ts';
import { IconAction } from '../../ui/IconAction.tsx';
import type { RowDefinition } from './RowDefinition.ts';

/** The links and buttons of a row. The menu button appears only if the menu has links that the row lacks. */
export const renderRowActions = (record: RaRecord, definition: RowDefinition) => (
  <>
    {definition.getLinks(record).map(({ path, text, label, inMenu }) =>
      inMenu ? null : (
        <a key={path} href={withBase(path)} aria-label={label}>
          {text}
        </a>
      ),
    )}
    {definition.getActions(record).map(({ action }) => (
      <IconAction
        key={action}
        small
        danger={action === 'delete'}
        data-act={action}
        data-id={record.id}
        label={definition.getLabel(action, definition.getName(record))}
      />
    ))}
    {definition.hasMenu ? renderMenuButton(record, definition, true) : null}
  </>
);

const renderMenuButton = (record: RaRecord, definition: RowDefinition, small: boolean) => (
  <IconAction
    small={small}
    data-act="menu"
    data-id={record.id}
    aria-haspopup="menu"
    label={definition.getLabel('menu', definition.getName(record))}
  />
);

/** The button that opens the action menu of a row in a narrow window. */
export const renderRowMenu = (record: RaRecord, definition: RowDefinition) =>
  definition.getActions(record).length || definition.getLinks(record).length
    ? renderMenuButton(record, definition, false)
    : null;
