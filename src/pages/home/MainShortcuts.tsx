import FlagIcon from '@mui/icons-material/FlagOutlined';
import GroupIcon from '@mui/icons-material/GroupOutlined';
import PersonAddIcon from '@mui/icons-material/PersonAddOutlined';
import SellIcon from '@mui/icons-material/SellOutlined';
import { useMay } from '../../calls/MeContext.tsx';
import { paths } from '../../ui/paths.ts';
import { Shortcuts } from '../../ui/Shortcuts.tsx';
import { useText, type TextKey } from '../../ui/useText.ts';

const shortcuts = [
  { to: paths.users, right: 'users', Icon: GroupIcon, label: 'names.users.title', text: 'home.shortcuts.users' },
  { to: paths.newUser, right: 'users', Icon: PersonAddIcon, label: 'names.users.new', text: 'home.shortcuts.newUser' },
  { to: paths.purposes, right: 'purposes', Icon: FlagIcon, label: 'names.purposes.title', text: 'home.shortcuts.purposes' },
  { to: paths.tags, right: 'tags', Icon: SellIcon, label: 'names.tags.title', text: 'home.shortcuts.tags' },
] as const satisfies { label: TextKey; text: TextKey; [key: string]: unknown }[];

/** What a day's work usually begins with. */
export function MainShortcuts() {
  const t = useText();
  const may = useMay();
  return (
    <Shortcuts
      label={t('home.shortcuts.label')}
      shortcuts={shortcuts.filter(({ right }) => may(right)).map(({ to, Icon, label, text }) => ({ to, Icon, label: t(label), text: t(text) }))}
    />
  );
}
