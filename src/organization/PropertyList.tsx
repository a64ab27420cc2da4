import AddIcon from '@mui/icons-material/AddOutlined';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpwardOutlined';
import CheckIcon from '@mui/icons-material/CheckOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { useDataProvider } from 'react-admin';
import { allApplications, NAMES_KEEP } from '../access/useNames.ts';
import { useOnce } from '../calls/useAct.ts';
import { useAsk } from '../calls/useAsk.ts';
import { useAskList } from '../calls/useAskList.ts';
import type { ConsoleDataProvider } from '../dataProvider/dataProvider.ts';
import { applications } from '../platform/applications.ts';
import { Button } from '../ui/Button.tsx';
import { FieldError } from '../ui/FieldError.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { useText } from '../ui/useText.ts';
import { useLeaveGuard } from '../ui/unsaved/useLeaveGuard.ts';
import type { PropertyName } from './PropertyInput.tsx';
import styles from './PropertyList.module.css';

const moved = (list: string[], from: number, to: number) => list.toSpliced(from, 1).toSpliced(to, 0, list[from]!);

/** The list that editions or access types are chosen from, edited in place and saved whole. */
export default function PropertyList({ name, close }: { name: PropertyName; close(): void }) {
  const t = useText();
  const { call } = useDataProvider<ConsoleDataProvider>();
  const { data } = useAsk(applications.properties, {});
  const { rows } = useAskList(applications.list, allApplications, { staleTime: NAMES_KEEP });
  const uses = useMemo(() => {
    const counts = new Map<unknown, number>();
    for (const row of rows) counts.set(row[name], (counts.get(row[name]) ?? 0) + 1);
    return counts;
  }, [rows, name]);
  const [changed, setChanged] = useState<string[]>();
  const [renaming, setRenaming] = useState<number>();
  const [typed, setTyped] = useState('');
  const list = changed ?? data?.[name] ?? [];
  const label = t(`applications.field.${name}`);
  useLeaveGuard(changed !== undefined || typed !== '', false);
  const { once, pending } = useOnce({ success: 'applications.properties.saved', failure: 'applications.updateError' });
  const isTwice = list.some((one, at) => one === typed.trim() && at !== renaming);
  const take = () => {
    const text = typed.trim();
    if (!text || isTwice) return;
    setChanged(renaming === undefined ? [...list, text] : list.with(renaming, text));
    setRenaming(undefined);
    setTyped('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // The form around is another.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') return take();
    setRenaming(undefined);
    setTyped('');
  };
  const save = async () => {
    // The other list as it is now, so that nobody's change of it is lost.
    const saved = await once(async () => ({ reply: await call(applications.saveProperties, { body: { ...(await call(applications.properties, {})), [name]: list } }) }));
    if (!saved) return;
    setChanged(undefined);
    close();
  };
  const input = (
    <input className="input small" aria-label={`${label}: ${t('applications.properties.name')}`} aria-invalid={isTwice} autoFocus={renaming !== undefined} value={typed} onChange={event => setTyped(event.target.value)} onKeyDown={onKeyDown} />
  );
  return (
    <div className={styles.list} role="group" aria-label={t('applications.properties.label', { name: label })}>
      <ol>
        {list.map((one, at) =>
          at === renaming ? (
            <li key={one}>
              {input}
              <IconButton small label={t('ui.save')} onClick={take}>
                <CheckIcon fontSize="small" />
              </IconButton>
            </li>
          ) : (
            <li key={one}>
              <span>{one}</span>
              <span className={styles.uses}>{t('applications.properties.organizations', { smart_count: uses.get(one) ?? 0 })}</span>
              <IconButton small label={t('ui.list.up', { name: one, position: at + 1, total: list.length })} disabled={at === 0} onClick={() => setChanged(moved(list, at, at - 1))}>
                <ArrowUpwardIcon fontSize="small" />
              </IconButton>
              <IconButton small label={t('ui.list.down', { name: one, position: at + 1, total: list.length })} disabled={at === list.length - 1} onClick={() => setChanged(moved(list, at, at + 1))}>
                <ArrowDownwardIcon fontSize="small" />
              </IconButton>
              <IconButton
                small
                label={t('applications.properties.rename', { name: one })}
                onClick={() => {
                  setRenaming(at);
                  setTyped(one);
                }}
              >
                <EditIcon fontSize="small" />
              </IconButton>
              <IconButton small danger label={t('applications.properties.remove', { name: one })} disabled={list.length === 1} onClick={() => setChanged(list.toSpliced(at, 1))}>
                <DeleteIcon fontSize="small" />
              </IconButton>
            </li>
          ),
        )}
        {renaming === undefined ? (
          <li>
            {input}
            <Button small disabled={!typed.trim() || isTwice} onClick={take}>
              <AddIcon />
              {t('applications.properties.add')}
            </Button>
          </li>
        ) : null}
      </ol>
      {isTwice ? <FieldError id={`${name}-list`}>{t('applications.properties.twice', { name: typed.trim() })}</FieldError> : null}
      <div className={styles.foot}>
        <p>{t('applications.properties.stays')}</p>
        <Button small pending={pending} disabled={changed === undefined} onClick={save}>
          {t('applications.properties.save')}
        </Button>
      </div>
    </div>
  );
}
