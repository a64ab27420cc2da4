import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import WarningAmberIcon from '@mui/icons-material/WarningAmberOutlined';
import { useState, type ReactNode } from 'react';
import type { WholeApplication } from '../../platform/applications.ts';
import { textIn } from '../../platform/unchecked.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { MonospaceText } from '../../ui/Facts.tsx';
import type { FieldOf } from '../../ui/fieldLabel.ts';
import { EMPTY } from '../../ui/formats.ts';
import { IconAction } from '../../ui/IconAction.tsx';
import { maskKey } from '../../ui/maskKey.ts';
import { useText } from '../../ui/useText.ts';
import { WebLink } from '../../ui/WebLink.tsx';
import styles from './FactGrid.module.css';
import type { GridFact } from './FactGrid.tsx';

/** Masks a key until the user reveals it. The key can be copied while it is masked. */
function MaskedKey({ text, name }: { text: string; name: string }) {
  const t = useText();
  const [shown, setShown] = useState(false);
  const Icon = shown ? VisibilityOffIcon : VisibilityIcon;
  return (
    <span className={styles.masked}>
      <span aria-hidden={!shown}>
        <MonospaceText text={shown ? text : maskKey(text)} />
      </span>
      <IconAction
        small
        label={t(shown ? 'resources.applications.hide' : 'resources.applications.show', { name })}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        <Icon fontSize="small" />
      </IconAction>
      <CopyButton text={text} name={name} />
    </span>
  );
}

type Name = FieldOf<'resources.applications'> & keyof WholeApplication;

/**
 * Returns functions that build the facts of an application. A field with an unexpected type results in an
 * empty fact.
 */
export function useFacts(application: Partial<WholeApplication> | undefined) {
  const t = useText();
  const label = (name: Name) => t(`resources.applications.fields.${name}`);
  const fact = (name: Name, draw: (text: string) => ReactNode, more?: Partial<GridFact>): GridFact => {
    const text = textIn(application?.[name]);
    return { label: label(name), value: text && draw(text), ...more };
  };
  return {
    id: fact('applicationId', text => (
      <>
        <MonospaceText text={text} />
        <CopyButton text={text} name={label('applicationId')} />
      </>
    )),
    plain: (name: Name) => fact(name, text => text),
    drawn: fact,
    text: (name: Name) => fact(name, text => text, { full: true }),
    code: (name: Name) => fact(name, text => <MonospaceText text={text} />),
    site: (name: Name) => fact(name, text => <WebLink address={text} />),
    key: (name: Name) => fact(name, text => <MaskedKey text={text} name={label(name)} />),
    /** Marks a missing key, because the form cannot be saved without it. */
    neededKey: (name: Name): GridFact =>
      textIn(application?.[name])
        ? fact(name, text => <MaskedKey text={text} name={label(name)} />)
        : {
            label: label(name),
            value: (
              <>
                {EMPTY}
                <span
                  style={{
                    display: 'inline-flex',
                    alignItems: 'center',
                    gap: 6,
                    color: 'var(--warn)',
                    fontSize: 12,
                    fontWeight: 500,
                  }}
                >
                  <WarningAmberIcon fontSize="small" />
                  {t('resources.applications.needed')}
                </span>
              </>
            ),
          },
  };
}
