import InfoIcon from '@mui/icons-material/InfoOutlined';
import { useText } from '../../ui/useText.ts';
import type { JsonKind } from '../json/node.ts';

interface Props {
  name: string;
  /** The type of the value, and the type that the form edits. */
  is: JsonKind;
  wanted: JsonKind;
}

/** Reports a value that is kept because the form cannot edit its type. */
export function WrongKind({ name, is, wanted }: Props) {
  const t = useText();
  return (
    <p className="note">
      <InfoIcon />
      <span>
        {t('configForms.odd', {
          name,
          is: t(`editors.tree.types.${is}`),
          wanted: t(`editors.tree.types.${wanted}`),
        })}
      </span>
    </p>
  );
}
