import WarningAmberIcon from '@mui/icons-material/WarningAmberOutlined';
import type { ReactNode } from 'react';
import type { WholeApplication } from '../../platform/applications.ts';
import { textIn } from '../../platform/unchecked.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { MonospaceText } from '../../ui/Facts.tsx';
import type { FieldOf } from '../../ui/fieldLabel.ts';
import { EMPTY } from '../../ui/formats.ts';
import { useText } from '../../ui/useText.ts';
import { WebLink } from '../../ui/WebLink.tsx';
import type { Fact } from './FactGrid.tsx';
import { MaskedKey } from './MaskedKey.tsx';

type Name = FieldOf<'resources.applications'> & keyof WholeApplication;

/** What is known of an application, field by field, each drawn as what it is. Whatever came in a field's place, a fact is drawn. */
export function useFacts(application: Partial<WholeApplication> | undefined) {
  const t = useText();
  const label = (name: Name) => t(`resources.applications.fields.${name}`);
  const fact = (name: Name, draw: (text: string) => ReactNode, more?: Partial<Fact>): Fact => {
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
    /** A key without which the form cannot be sent. */
    neededKey: (name: Name): Fact =>
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
