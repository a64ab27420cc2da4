import AddIcon from '@mui/icons-material/AddOutlined';
import CheckIcon from '@mui/icons-material/CheckOutlined';
import { useEffect, useMemo, useState, type KeyboardEvent } from 'react';
import { useAction } from '../../activity/useAction.ts';
import { useEndpointList } from '../../data/useEndpointList.ts';
import { useEndpointQuery } from '../../data/useEndpointQuery.ts';
import { applications, propertyChoices, type PropertyName } from '../../platform/applications.ts';
import { FieldError } from '../../ui/FieldError.tsx';
import { IconAction } from '../../ui/IconAction.tsx';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { useMoveRow } from '../../ui/sorting/useMoveRow.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import { useLeaveGuard } from '../../ui/unsaved/useLeaveGuard.ts';
import { useCountText } from '../../ui/useCountText.ts';
import { useText } from '../../ui/useText.ts';
import { allApplicationsArgs, NAMES_STALE_TIME } from '../people/useNames.ts';
import styles from './PropertyList.module.css';
import { PropertyRow } from './PropertyRow.tsx';
import type { PropertiesProps } from './SortedProperties.tsx';

const StaticProperties = ({ label, names, usesOf, after, ...acts }: PropertiesProps) => (
  <ol aria-label={label}>
    {names.map((name, at) => (
      <PropertyRow key={name} name={name} at={at} total={names.length} uses={usesOf(name)} {...acts} />
    ))}
    {after}
  </ol>
);

/** Loads the code for dragging. Until then, the names appear without drag handles. */
const SortedProperties = lazyComponent<PropertiesProps>(
  () => import('./SortedProperties.tsx'),
  ['resources.applications', 'children'],
  StaticProperties,
);

/**
 * Merges the user's list with changes that others saved since it was opened: their removals apply, and their
 * additions go to the end.
 */
const mergeNames = (own: string[], from: string[], theirs: string[]) => [
  ...own.filter(one => theirs.includes(one) || !from.includes(one)),
  ...theirs.filter(one => !from.includes(one) && !own.includes(one)),
];

/** Edits the list of editions or access types. One request saves both lists. */
export default function PropertyList({ name, onClose }: { name: PropertyName; onClose(): void }) {
  const t = useText();
  const counted = useCountText();
  const { data } = useEndpointQuery(applications.properties, {});
  const { rows } = useEndpointList(applications.list, allApplicationsArgs, { staleTime: NAMES_STALE_TIME });
  const uses = useMemo(() => {
    const counts = new Map<unknown, number>();
    for (const row of rows) counts.set(row[name], (counts.get(row[name]) ?? 0) + 1);
    return counts;
  }, [rows, name]);
  const [{ from, changed }, setList] = useState<{ from: string[]; changed?: string[] }>({ from: [] });
  const [renaming, setRenaming] = useState<string>();
  const [typed, setTyped] = useState('');
  const list = useMemo(
    () => [...new Set(changed ?? (data ? propertyChoices(data, name) : []))],
    [changed, data, name],
  );
  const setChanged = (next: string[]) => setList({ from: changed ? from : list, changed: next });
  const label = t(`resources.applications.fields.${name}`);
  const { run, pending } = useAction(
    {
      // Reads both lists again before saving, so that no other user's change is lost.
      async perform(_: void, { call }) {
        const now = await call(applications.properties, {});
        return call(applications.saveProperties, {
          body: { ...now, [name]: mergeNames(list, from, propertyChoices(now, name)) },
          before: now,
        });
      },
    },
    { success: 'resources.applications.properties.saved', failure: 'error.update' },
  );
  useLeaveGuard(changed !== undefined || typed !== '', false, { sending: pending });
  const isTwice = list.some(one => one === typed.trim() && one !== renaming);
  const addValue = () => {
    const text = typed.trim();
    if (!text || isTwice) return;
    setChanged(renaming === undefined ? [...list, text] : list.map(one => (one === renaming ? text : one)));
    setRenaming(undefined);
    setTyped('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // Keeps Enter and Escape from the form that contains this list.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') return addValue();
    setRenaming(undefined);
    setTyped('');
  };
  const save = async () => {
    if (!(await run())) return;
    setList({ from: [] });
    onClose();
  };
  const {
    spoken,
    say,
    focus: focusRow,
  } = useMoveRow<HTMLDivElement>(
    list,
    one => one,
    (one, to) => setChanged(list.filter(other => other !== one).toSpliced(to, 0, one)),
  );
  const renamedIndex = renaming === undefined ? -1 : list.indexOf(renaming);
  useEffect(() => {
    const group = focusRow.current;
    if (renamedIndex < 0) return;
    // Restores the focus to the row, which reappears whether or not the value was renamed.
    return () => group?.querySelectorAll<HTMLElement>('[data-act=edit]')[renamedIndex]?.focus();
  }, [renamedIndex, focusRow]);
  const input = (
    <input
      className="input small"
      aria-label={`${label}: ${t('resources.applications.properties.name')}`}
      aria-invalid={isTwice}
      autoFocus={renaming !== undefined}
      value={typed}
      onChange={event => setTyped(event.target.value)}
      onKeyDown={onKeyDown}
    />
  );
  const usesOf = (one: string) => counted('applications', uses.get(one) ?? 0);
  const acts = {
    move: say,
    rename(one: string) {
      setRenaming(one);
      setTyped(one);
    },
    remove: (one: string) => setChanged(list.filter(other => other !== one)),
  };
  const all = t('resources.applications.properties.label', { name: label });
  return (
    <div ref={focusRow} className={styles.list} role="group" aria-label={all}>
      {renaming === undefined ? (
        <SortedProperties
          label={all}
          names={list}
          usesOf={usesOf}
          {...acts}
          after={
            <li>
              {input}
              <TextButton small disabled={!typed.trim() || isTwice} onClick={addValue}>
                <AddIcon />
                {t('resources.applications.properties.add')}
              </TextButton>
            </li>
          }
        />
      ) : (
        <ol aria-label={all}>
          {list.map((one, at) =>
            one === renaming ? (
              <li key={one}>
                {input}
                <IconAction small label={t('ui.save')} onClick={addValue}>
                  <CheckIcon fontSize="small" />
                </IconAction>
              </li>
            ) : (
              <PropertyRow key={one} name={one} at={at} total={list.length} uses={usesOf(one)} {...acts} />
            ),
          )}
        </ol>
      )}
      {isTwice ? (
        <FieldError id={`${name}-list`}>{t('ui.rule.taken', { name: typed.trim() })}</FieldError>
      ) : null}
      <div className={styles.foot}>
        <p>
          {t('resources.applications.properties.stays')}
          <span className="visually-hidden" role="status">
            {spoken}
          </span>
        </p>
        <TextButton small pending={pending} disabled={changed === undefined} onClick={save}>
          {t('resources.applications.properties.save')}
        </TextButton>
      </div>
    </div>
  );
}
