import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { describing, Field } from '../../ui/Field.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { useText } from '../../ui/useText.ts';
import { CommitOnBlurField } from '../Typed.tsx';
import { notNoted, TypingContext } from '../useTaken.ts';
import type { JsonDocument } from './document.ts';
import { nodeAt, type JsonKind, type JsonNode } from './node.ts';
import { parsePath, pathText, type Path } from './path.ts';
import styles from './side.module.css';
import { asKind, jsonOfTyped, typedOf } from './valueText.ts';

const KINDS: readonly JsonKind[] = ['string', 'number', 'boolean', 'null', 'object', 'array'];

interface Props {
  document: JsonDocument;
  text: string;
  root: JsonNode;
  path: Path;
  /** Where the keyboard goes on. */
  focus: 'path' | 'value' | undefined;
  choose(path: Path, focus?: 'path' | 'value'): void;
  renamed(path: Path): void;
  readOnly: boolean;
}

/** The entry at a path: what it is called, what it is, and what is in it; each is done when its field is left. */
export function EntryForm({ document: edited, text, root, path, focus, choose, renamed, readOnly }: Props) {
  const t = useText();
  const id = useId();
  const node = nodeAt(root, path)!;
  const around = nodeAt(root, path.slice(0, -1))!;
  useEffect(() => {
    if (focus) document.getElementById(`${id}-${focus}`)?.focus();
    // Once, for what was chosen.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const hasName = path.length > 0 && around.kind === 'object';
  return (
    <section className={styles.form} aria-label={t('editors.tree.chosen')}>
      <TypingContext value={notNoted}>
        <CommitOnBlurField
          id={`${id}-path`}
          label={t('editors.tree.path')}
          value={pathText(path)}
          placeholder={t('editors.tree.document')}
          keep={typed => {
            const found = parsePath(typed);
            if (!found || !nodeAt(root, found)) return t('editors.tree.noPath');
            choose(found, 'path');
          }}
        />
      </TypingContext>
      {hasName ? (
        <CommitOnBlurField
          id={`${id}-name`}
          label={t('editors.tree.name')}
          value={node.name!}
          readOnly={readOnly}
          keep={name => {
            if (around.children!.some(other => other !== node && other.name === name))
              return t('ui.rule.taken', { name });
            edited.edit({ do: 'rename', path, name });
            renamed([...path.slice(0, -1), name]);
          }}
        />
      ) : null}
      <Field
        id={`${id}-type`}
        label={t('editors.tree.type')}
        required={false}
        hint={node.children && t('editors.tree.entries', { smart_count: node.children.length })}
      >
        <select
          id={`${id}-type`}
          className="input small"
          disabled={readOnly}
          value={node.kind}
          onChange={event =>
            edited.edit({ do: 'set', path, text: asKind(event.target.value as JsonKind, text, node) })
          }
        >
          {KINDS.map(kind => (
            <option key={kind} value={kind}>
              {t(`editors.tree.types.${kind}`)}
            </option>
          ))}
        </select>
      </Field>
      <Value
        key={node.kind}
        id={`${id}-value`}
        text={text}
        node={node}
        readOnly={readOnly}
        set={value => edited.edit({ do: 'set', path, text: value })}
      />
      {node.children && !readOnly ? (
        <Add
          node={node}
          add={name => {
            edited.edit({ do: 'add', path, ...(name !== undefined && { name }), text: '""' });
            choose([...path, name ?? node.children!.length], 'value');
          }}
        />
      ) : null}
      {path.length && !readOnly ? (
        <TextButton
          small
          danger
          onClick={() => {
            edited.edit({ do: 'remove', path });
            choose(path.slice(0, -1), 'path');
          }}
        >
          {t('editors.tree.remove')}
        </TextButton>
      ) : null}
    </section>
  );
}

interface ValueProps {
  id: string;
  text: string;
  node: JsonNode;
  readOnly: boolean;
  set(text: string): void;
}

function Value({ id, text, node, readOnly, set }: ValueProps) {
  const t = useText();
  if (node.children || node.kind === 'null') return null;
  const typed = typedOf(text, node);
  const label = t('editors.tree.value');
  if (node.kind === 'boolean')
    return (
      <Field id={id} label={label} required={false}>
        <select
          id={id}
          className="input small"
          disabled={readOnly}
          value={typed}
          onChange={event => set(event.target.value)}
        >
          <option>true</option>
          <option>false</option>
        </select>
      </Field>
    );
  return (
    <CommitOnBlurField
      id={id}
      label={label}
      value={typed}
      lines={node.kind === 'string'}
      readOnly={readOnly}
      keep={now => {
        const value = jsonOfTyped(node.kind, now);
        if (value === undefined) return t('editors.tree.noNumber');
        set(value);
      }}
    />
  );
}

function Add({ node, add }: { node: JsonNode; add(name?: string): void }) {
  const t = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (node.kind === 'array') return add();
    const name = input.current!.value;
    const taken = node.children!.some(other => other.name === name);
    setError(name === '' ? t('ui.rule.name') : taken ? t('ui.rule.taken', { name }) : undefined);
    if (name === '' || taken) input.current!.focus();
    else add(name);
  };
  return (
    <form className={styles.added} noValidate onSubmit={submit}>
      {node.kind === 'object' ? (
        <Field id={id} label={t('editors.tree.addName')} required={false} error={error} alert>
          <input
            ref={input}
            id={id}
            className="input small"
            autoComplete="off"
            spellCheck={false}
            aria-invalid={error !== undefined}
            {...describing(id, error, undefined)}
          />
        </Field>
      ) : null}
      <TextButton small type="submit">
        {t('editors.tree.add')}
      </TextButton>
    </form>
  );
}
