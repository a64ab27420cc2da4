import { useMemo, useState } from 'react';
import { useCan } from '../../../auth/AccessProvider.tsx';
import type { User } from '../../../platform/users.ts';
import { assessRow, type CheckedRow } from './assessRow.ts';
import { cleanCell, type ImportField, type ImportRow } from './columns.ts';
import type { ImportFile } from './readImportFile.ts';
import { useEmailChecks } from './useEmailChecks.ts';
import { useKnownNames } from './useKnownNames.ts';
import { isValidRow, validateRows } from './validateRows.ts';

/** Checks the rows of a file while they are corrected, and keeps which changes of existing users are selected: none at first. */
export function useCheckedRows(file: ImportFile, initialRows: ImportRow[]) {
  const can = useCan();
  const [rows, setRows] = useState(initialRows);
  const [initialEmails] = useState(() => initialRows.map(({ email }) => email));
  const checks = useEmailChecks(initialEmails);
  // A row keeps its inputs and stays in the filter once it was edited.
  const [editedRows, setEditedRows] = useState<ReadonlySet<number>>(new Set());
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [dropped, setDropped] = useState<ReadonlySet<number>>(new Set());

  const withRoles = rows.some(({ role, application }) => role || application);
  const { roleList, applicationList, knownNames } = useKnownNames(withRoles);
  const { taken, users } = checks;
  const problems = useMemo(() => validateRows(rows, knownNames, taken), [rows, knownNames, taken]);
  const assessedRows = useMemo(() => {
    const canEdit = (user: User) => can({ action: 'edit', resource: 'users', record: user });
    return rows.map((row, at) => assessRow(row, problems[at]!, { users, knownNames, canEdit }));
  }, [rows, problems, users, knownNames, can]);
  const checkedRows = assessedRows.map((assessed, at): CheckedRow => {
    const beyond = dropped.has(at) ? undefined : file.extraCells.get(at);
    const isValid = isValidRow(assessed.problems) && !beyond;
    return {
      ...assessed,
      id: at,
      row: rows[at]!,
      extraCells: beyond,
      verdict: !isValid ? 'invalid' : assessed.user ? 'existing' : 'new',
      isSelected: isValid && assessed.change !== undefined && selected.has(at),
    };
  });
  const changeableRows = checkedRows.filter(({ verdict, change }) => verdict === 'existing' && change);

  const select = (at: number, isSelected: boolean) =>
    setSelected(before => {
      const next = new Set(before);
      if (isSelected) next.add(at);
      else next.delete(at);
      return next;
    });
  const markEdited = (at: number) => {
    setEditedRows(before => new Set(before).add(at));
    // The row may now change something else, or another user.
    select(at, false);
  };
  return {
    rows,
    checks,
    checkedRows,
    changeableRows,
    editedRows,
    isLoading: checks.done < checks.total || (withRoles && !knownNames),
    /** The error of the request for roles or applications. */
    namesError: knownNames ? null : (roleList.query.error ?? applicationList.query.error),
    refetchNames() {
      void roleList.query.refetch();
      void applicationList.query.refetch();
    },
    select,
    selectAll: () => setSelected(new Set(changeableRows.map(({ id }) => id))),
    selectNone: () => setSelected(new Set()),
    change(at: number, field: ImportField, value: string) {
      markEdited(at);
      setRows(before =>
        before.map((row, index) => (index === at ? { ...row, [field]: cleanCell(field, value) } : row)),
      );
    },
    dropExtraCells(at: number) {
      markEdited(at);
      setDropped(before => new Set(before).add(at));
    },
  };
}
