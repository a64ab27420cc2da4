import LockIcon from '@mui/icons-material/LockOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import KeyIcon from '@mui/icons-material/VpnKeyOutlined';
import { useIdentity } from '../../auth/useIdentity.ts';
import { userName } from '../../platform/userName.ts';
import { paths } from '../../ui/paths.ts';
import { Shortcuts } from '../../ui/Shortcuts.tsx';
import { useText } from '../../ui/useText.ts';
import { OwnRoles } from './OwnRoles.tsx';

/** The rest of the own account: the ways to it, and the own roles. */
export function OwnAccount() {
  const t = useText();
  const me = useIdentity();
  const state = me.emailVerification?.verified === false ? t('subscriptions.unverified') : me.email;
  const shortcuts = [
    { to: paths.profile, Icon: PersonIcon, label: t('shell.profile'), text: `${userName(me)}, ${state}` },
    ...(me.provider && me.provider !== 'local'
      ? []
      : [{ to: paths.settings, Icon: LockIcon, label: t('shell.changePassword') }]),
    { to: paths.apiKeys, Icon: KeyIcon, label: t('shell.apiKeys') },
  ];
  return (
    <>
      <OwnRoles />
      <Shortcuts label={t('subscriptions.account')} shortcuts={shortcuts} />
    </>
  );
}
