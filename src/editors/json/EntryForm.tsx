import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { describing, Field } from '../../ui/Field.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { useText } from '../../ui/useText.ts';
import { CommitOnBlurField } from '../CommitOnBlurField.tsx';
import { ignorePending, PendingFieldContext } from '../useCommitOnBlur.ts';
import type { JsonDocument } from './document.ts';
import { nodeAt, type JsonKind, type JsonNode } from './node.ts';
import { parsePathText, pathText, type Path } from './path.ts';
import styles from './side.module.css';
import { convertToKind, inputText, jsonFromInput } from './valueText.ts';

const KINDS: readonly JsonKind[] = ['string', 'number', 'boolean', 'null', 'object', 'array'];

interface Props {
  jsonDocument: JsonDocument;
  text: string;
  root: JsonNode;
  path: Path;
  /** The field that receives the focus. */
  initialFocus: 'path' | 'value' | undefined;
  choose(path: Path, initialFocus?: 'path' | 'value'): void;
  onRename(path: Path): void;
  readOnly: boolean;
}

/** Edits the name, type and value of the entry at a path. Each change is applied when its field loses the focus. */
export function EntryForm({
  jsonDocument,
  text,
  root,
  path,
  initialFocus,
  choose,
  onRename,
  readOnly,
}: Props) {
  const t = useText();
  const id = useId();
  const node = nodeAt(root, path)!;
  const parent = nodeAt(root, path.slice(0, -1))!;
  useEffect(() => {
    if (initialFocus) document.getElementById(`${id}-${initialFocus}`)?.focus();
    // Once for each selection, which remounts the form.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const hasName = path.length > 0 && parent.kind === 'object';
  return (
    <section className={styles.form} aria-label={t('editors.tree.chosen')}>
      <PendingFieldContext value={ignorePending}>
        <CommitOnBlurField
          id={`${id}-path`}
          label={t('editors.tree.path')}
          value={pathText(path)}
          placeholder={t('editors.tree.document')}
          commit={typed => {
            const found = parsePathText(typed);
            if (!found || !nodeAt(root, found)) return t('editors.tree.noPath');
            choose(found, 'path');
          }}
        />
      </PendingFieldContext>
      {hasName ? (
        <CommitOnBlurField
          id={`${id}-name`}
          label={t('editors.tree.name')}
          value={node.name!}
          readOnly={readOnly}
          commit={name => {
            if (parent.children!.some(other => other !== node && other.name === name))
              return t('ui.rule.taken', { name });
            jsonDocument.edit({ do: 'rename', path, name });
            onRename([...path.slice(0, -1), name]);
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
            jsonDocument.edit({
              do: 'set',
              path,
              text: convertToKind(event.target.value as JsonKind, text, node),
            })
          }
        >
          {KINDS.map(kind => (
            <option key={kind} value={kind}>
              {t(`editors.tree.types.${kind}`)}
            </option>
          ))}
        </select>
      </Field>
      <ValueField
        key={node.kind}
        id={`${id}-value`}
        text={text}
        node={node}
        readOnly={readOnly}
        set={value => jsonDocument.edit({ do: 'set', path, text: value })}
      />
      {node.children && !readOnly ? (
        <AddEntryForm
          node={node}
          add={name => {
            jsonDocument.edit({ do: 'add', path, ...(name !== undefined && { name }), text: '""' });
            choose([...path, name ?? node.children!.length], 'value');
          }}
        />
      ) : null}
      {path.length && !readOnly ? (
        <TextButton
          small
          danger
          onClick={() => {
            jsonDocument.edit({ do: 'remove', path });
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

function ValueField({ id, text, node, readOnly, set }: ValueProps) {
  const t = useText();
  if (node.children || node.kind === 'null') return null;
  const typed = inputText(text, node);
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
      commit={newValue => {
        const value = jsonFromInput(node.kind, newValue);
        if (value === undefined) return t('editors.tree.noNumber');
        set(value);
      }}
    />
  );
}

function AddEntryForm({ node, add }: { node: JsonNode; add(name?: string): void }) {
  const t = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (node.kind === 'array') return add();
    const name = input.current!.value;
    const isTaken = node.children!.some(other => other.name === name);
    setError(name === '' ? t('ui.rule.name') : isTaken ? t('ui.rule.taken', { name }) : undefined);
    if (name === '' || isTaken) input.current!.focus();
    else add(name);
  };
  return (
    <form className={styles.added} noValidate onSubmit={submit}>
      {node.kind === 'object' ? (
        <Field id={id} label={t('editors.tree.addName')} required={false} error={error} isAlert>
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
