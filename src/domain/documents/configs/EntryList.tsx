import AddIcon from '@mui/icons-material/AddOutlined';
import MoreIcon from '@mui/icons-material/MoreVertOutlined';
import { memo, useEffect, useMemo, useState } from 'react';
import type { JsonDocument } from '../../../editors/json/document.ts';
import { worstSeverities } from '../../../editors/json/severity.ts';
import { NameRow } from '../../../editors/NameRow.tsx';
import { More, useBatchedRows } from '../../../editors/select/More.tsx';
import { SeverityIcon } from '../../../editors/select/SeverityIcon.tsx';
import { foldText } from '../../../platform/fold.ts';
import { useStoreValue } from '../../../storage/useStoreValue.ts';
import { useConfirm } from '../../../ui/dialog/ConfirmProvider.tsx';
import { formatCount } from '../../../ui/formats.ts';
import { IconAction } from '../../../ui/IconAction.tsx';
import { MenuButton } from '../../../ui/menu/MenuButton.tsx';
import { useText } from '../../../ui/useText.ts';
import { SymbolSwatch } from '../symbol/SymbolSwatch.tsx';
import styles from './entries.module.css';
import { addEntry, copyEntry, removeEntry, renameEntry, type ConfigEntry } from './entries.ts';
import type { DocumentPart } from './storedParts.ts';
import { useConfigEntries } from './useConfigEntries.ts';

interface Props {
  document: JsonDocument;
  /** Returns whether the text can be parsed. If not, the list says so. */
  isRead(): boolean;
  part: DocumentPart;
  label: string;
  /** The index of the selected config. */
  at: number;
  choose(at: number, name: string): void;
}

/** The reason why the dialog asks for a name. */
type NameRequest = { for: 'add' | 'rename' | 'duplicate'; from: string };

export default function EntryList({ document: doc, isRead, part, label, at, choose }: Props) {
  const t = useText();
  const confirmDialog = useConfirm();
  const { entries, follow } = useConfigEntries(doc);
  const [searchText, setSearchText] = useState('');
  const [nameDialog, setNameDialog] = useState<NameRequest>();
  const total = entries?.length ?? 0;
  useEffect(() => {
    if (entries && total && at >= total) choose(total - 1, entries[total - 1]!.name);
    // Only a shorter list can invalidate the selection.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [total, at]);
  const { problems } = useStoreValue(doc.state);
  const worst = useMemo(() => worstSeverities([], problems), [problems]);
  const wanted = foldText(searchText.trim());
  const getDisplayName = (entry: ConfigEntry | undefined) =>
    entry?.name || entry?.label || t('editors.unnamed');

  const applyName = (name: string): string | undefined => {
    if (
      entries!.some((entry, index) => entry.name === name && !(nameDialog!.for === 'rename' && index === at))
    )
      return t('ui.rule.taken', { name });
    if (!isRead()) return undefined;
    const { for: what } = nameDialog!;
    const isDone =
      what === 'rename'
        ? renameEntry(doc, at, name)
        : what === 'add'
          ? addEntry(doc, part, name)
          : copyEntry(doc, at, name);
    if (!isDone) return t('configs.noObject');
    choose(what === 'rename' ? at : total, name);
    follow();
    setNameDialog(undefined);
    return undefined;
  };
  const remove = async () => {
    if (!isRead()) return;
    const name = getDisplayName(entries![at]);
    if (
      !(await confirmDialog({
        title: t('configs.deleteAsk', { name }),
        text: t('configs.deleteText'),
        confirmLabel: t('ui.yes'),
        cancel: t('ui.no'),
        danger: true,
      }))
    )
      return;
    removeEntry(doc, at);
    follow();
    const next = entries!.toSpliced(at, 1);
    const index = Math.min(at, next.length - 1);
    if (next.length) choose(index, next[index]!.name);
  };

  const found = (entries ?? []).flatMap((entry, index) =>
    wanted && !foldText(`${entry.name} ${entry.label}`).includes(wanted) ? [] : [{ entry, index }],
  );
  const growing = useBatchedRows(
    found.length,
    found.findIndex(({ index }) => index === at),
  );

  if (!entries) return <p className={styles.nothing}>{t('configs.noList')}</p>;
  return (
    <nav className={styles.entries} aria-label={label}>
      <div className={styles.head}>
        <input
          className="input small"
          type="search"
          aria-label={t('configs.search', { label })}
          placeholder={t('configs.searchIn', { smart_count: total, count: formatCount(total) })}
          value={searchText}
          onChange={event => setSearchText(event.target.value)}
        />
        <IconAction label={t('configs.add')} onClick={() => setNameDialog({ for: 'add', from: '' })}>
          <AddIcon />
        </IconAction>
      </div>
      {nameDialog ? (
        <NameRow
          key={`${nameDialog.for} ${nameDialog.from}`}
          className={styles.naming}
          label={t(`configs.nameFor.${nameDialog.for}`)}
          button={t(`configs.take.${nameDialog.for}`)}
          initialName={nameDialog.from}
          commit={name => (name ? applyName(name) : t('ui.rule.name'))}
          cancel={() => setNameDialog(undefined)}
        />
      ) : null}
      {total ? null : <p className={styles.nothing}>{t('configs.noEntries')}</p>}
      <ul>
        {found.slice(0, growing.drawn).map(({ entry, index }) => (
          // Two configs may have the same name.
          <li key={index} className={index === at ? styles.chosen : ''}>
            <button type="button" aria-current={index === at} onClick={() => choose(index, entry.name)}>
              {part === 'results' ? <EntrySymbol symbol={entry.symbol} /> : null}
              <span>
                <span>{entry.label || getDisplayName(entry)}</span>
                {entry.label ? <span className={`mono secondary ${styles.name}`}>{entry.name}</span> : null}
              </span>
            </button>
            <SeverityIcon found={worst.get(index)} />
            {index === at ? (
              <MenuButton
                small
                label={t('list.actionsOf', { name: getDisplayName(entry) })}
                entries={[
                  {
                    key: 'rename',
                    label: t('configs.rename'),
                    choose: () => setNameDialog({ for: 'rename', from: entry.name }),
                  },
                  {
                    key: 'duplicate',
                    label: t('configs.duplicate'),
                    choose: () =>
                      setNameDialog({ for: 'duplicate', from: `${entry.name} ${t('configs.copy')}` }),
                  },
                  { key: 'delete', label: t('ui.delete'), danger: true, choose: () => void remove() },
                ]}
              >
                <MoreIcon />
              </MenuButton>
            ) : null}
          </li>
        ))}
        {growing.hidden ? (
          <li>
            <More {...growing} />
          </li>
        ) : null}
      </ul>
    </nav>
  );
}

const EntrySymbol = memo(function EntrySymbol({ symbol }: { symbol: string | undefined }) {
  return symbol === undefined ? (
    <span className={styles.unsigned} />
  ) : (
    <SymbolSwatch symbol={JSON.parse(symbol)} />
  );
});
