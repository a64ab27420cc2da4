import { userName } from '../../../platform/userName.ts';
import { formatLength } from '../../../ui/formats.ts';
import { useJoinNames } from '../../../ui/useJoinNames.ts';
import { useText } from '../../../ui/useText.ts';
import type { CheckedRow } from './assessRow.ts';

interface StartedRows {
  newRows: CheckedRow[];
  selectedRows: CheckedRow[];
  changeableRows: CheckedRow[];
  invalidRows: CheckedRow[];
}

/** Returns the texts of the button that starts the import, and of the question before it, with the number of users in each state. */
export function useStartTexts({ newRows, selectedRows, changeableRows, invalidRows }: StartedRows) {
  const t = useText();
  const joinNames = useJoinNames();
  const created = { smart_count: newRows.length, count: formatLength(newRows) };
  const changed = { smart_count: selectedRows.length, count: formatLength(selectedRows) };
  const both = { ...created, changes: formatLength(selectedRows) };
  const withRole = [
    ...newRows.filter(({ row }) => row.role),
    ...selectedRows.filter(({ change }) => change?.assignment),
  ];
  const unselectedRows = changeableRows.filter(({ isSelected }) => !isSelected);
  const sentences = [
    newRows.length ? t(selectedRows.length ? 'userImport.check.newMails' : 'userImport.check.mails') : '',
    withRole.length
      ? t('userImport.check.roles', { smart_count: withRole.length, count: formatLength(withRole) })
      : '',
    selectedRows.length
      ? t('userImport.existing.changes', {
          names: joinNames(selectedRows.map(({ user }) => userName(user!))),
        })
      : '',
    unselectedRows.length
      ? t('userImport.existing.stay', {
          smart_count: unselectedRows.length,
          count: formatLength(unselectedRows),
        })
      : '',
    invalidRows.length
      ? t('userImport.check.left', { smart_count: invalidRows.length, count: formatLength(invalidRows) })
      : '',
  ];
  const [title, start] =
    newRows.length && selectedRows.length
      ? [t('userImport.existing.askBoth', both), t('userImport.existing.startBoth', both)]
      : selectedRows.length
        ? [t('userImport.existing.ask', changed), t('userImport.existing.start', changed)]
        : newRows.length
          ? [t('userImport.check.ask', created), t('userImport.check.start', created)]
          : [
              '',
              changeableRows.length ? t('userImport.existing.nothingSelected') : t('userImport.check.nobody'),
            ];
  return { title, start, text: sentences.filter(Boolean).join(' ') };
}
