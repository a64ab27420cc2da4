import LanguageIcon from '@mui/icons-material/LanguageOutlined';
import { language, LANGUAGES } from '../../i18n/language.ts';
import { useStoreValue } from '../storage/useStoreValue.ts';
import { MenuButton } from '../ui/menu/MenuButton.tsx';
import { useText } from '../ui/useText.ts';

export function LanguageMenu() {
  const t = useText();
  const chosen = useStoreValue(language);
  return (
    <MenuButton
      label={`${t('shell.language.label')}: ${t(`shell.language.${chosen}`)}`}
      entries={LANGUAGES.map(name => ({
        key: name,
        label: t(`shell.language.${name}`),
        role: 'menuitemradio',
        checked: name === chosen,
        choose: () => language.set(name),
      }))}
    >
      <LanguageIcon />
    </MenuButton>
  );
}
