import DarkModeIcon from '@mui/icons-material/DarkModeOutlined';
import DesktopWindowsIcon from '@mui/icons-material/DesktopWindowsOutlined';
import LightModeIcon from '@mui/icons-material/LightModeOutlined';
import { useStoreValue } from '../storage/useStoreValue.ts';
import { MenuButton } from '../ui/menu/MenuButton.tsx';
import { theme, THEMES } from '../ui/theme/theme.ts';
import { useText } from '../ui/useText.ts';

const icons = { light: LightModeIcon, dark: DarkModeIcon, system: DesktopWindowsIcon };

export function ThemeMenu() {
  const t = useText();
  const chosen = useStoreValue(theme);
  const Icon = icons[chosen];
  return (
    <MenuButton
      label={`${t('shell.theme.label')}: ${t(`shell.theme.${chosen}`)}`}
      entries={THEMES.map(name => ({
        key: name,
        label: t(`shell.theme.${name}`),
        role: 'menuitemradio',
        checked: name === chosen,
        choose: () => theme.set(name),
      }))}
    >
      <Icon />
    </MenuButton>
  );
}
