import InfoIcon from '@mui/icons-material/InfoOutlined';
import { useText } from '../../ui/useText.ts';
import type { JsonKind } from '../json/node.ts';

interface Props {
  /** What is of another shape. */
  name: string;
  /** What stands there, and what would be edited here. */
  is: JsonKind;
  wanted: JsonKind;
}

/** Says that something is kept because it is not what is edited here. */
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
