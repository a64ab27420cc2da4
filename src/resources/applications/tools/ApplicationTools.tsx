import AddIcon from '@mui/icons-material/AddOutlined';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { EmbeddedTable, RemoveButton, TablePanel, useRecordContext } from '../../../admin/index.ts';
import { catalogueHref } from '../../../domain/catalogue/ancestors.ts';
import { kindIcons } from '../../../domain/catalogue/kindIcons.tsx';
import type { ApplicationRecord } from '../../../domain/organizations/application.ts';
import { DialogButton } from '../../../ui/dialog/DialogButton.tsx';
import { lazyComponent } from '../../../ui/lazy/lazyComponent.tsx';
import { NameText, type Name } from '../../../ui/Name.tsx';
import { State } from '../../../ui/State.tsx';
import { useText } from '../../../ui/useText.ts';
import styles from './tools.module.css';
import { useToolRows } from './useToolRows.ts';
import { useTools } from './useTools.ts';

const AddToolsDialog = lazyComponent(() => import('./AddToolsDialog.tsx'), ['applicationTools']);
const CopyToolsDialog = lazyComponent(() => import('./CopyToolsDialog.tsx'), ['access', 'applicationTools']);

const ToolIcon = kindIcons.tools;

interface ToolRecord {
  id: string;
  name: string;
  shownName: Name;
  help: string;
}

const BY_NAME = { field: 'name', order: 'ASC' } as const;
const searchedText = ({ name, help }: ToolRecord) => `${name} ${help}`;

/**
 * Lists the tools of an application. The application contains all of them, so search, order and pages are
 * applied here.
 */
export function ApplicationTools() {
  const application = useRecordContext<ApplicationRecord>()!;
  const t = useText();
  const { _id } = application;
  const rows = useToolRows(application.tools);
  const { remove } = useTools(application);
  const records = useMemo(
    () =>
      rows.map(({ _id, name, help }): ToolRecord => ({ id: _id, name: name.text, shownName: name, help })),
    [rows],
  );
  return (
    <TablePanel<ToolRecord>
      title={t('applicationTools.title')}
      records={_id ? records : null}
      addressPrefix="tool"
      sort={BY_NAME}
      getSearchText={searchedText}
      actions={
        <>
          <DialogButton small dialog={CopyToolsDialog}>
            <CopyIcon />
            {t('applicationTools.copy.title')}
          </DialogButton>
          <DialogButton small variant="primary" dialog={AddToolsDialog}>
            <AddIcon />
            {t('applicationTools.add')}
          </DialogButton>
        </>
      }
      sortable={rows.length > 1}
      rowActions={
        <RemoveButton<ToolRecord>
          getName={({ shownName }) => shownName}
          onClick={({ id, name }) => remove(id, name)}
        />
      }
      empty={<State kind="rows" title={t('applicationTools.empty')} text={t('applicationTools.emptyHint')} />}
    >
      <EmbeddedTable.Col<ToolRecord>
        source="name"
        label={t('applicationTools.fields.name')}
        format={String}
        render={({ id, shownName }) => (
          <span className={styles.name}>
            <ToolIcon />
            <Link to={catalogueHref('tools', id, { application: _id })}>
              <NameText name={shownName} />
            </Link>
          </span>
        )}
        width={45}
      />
      <EmbeddedTable.Col<ToolRecord> source="help" label={t('applicationTools.fields.help')} width={55} />
    </TablePanel>
  );
}
