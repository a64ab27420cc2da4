import KeyIcon from '@mui/icons-material/VpnKeyOutlined';
import LockIcon from '@mui/icons-material/LockOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import { useMe } from '../../calls/MeContext.tsx';
import { userName } from '../../platform/userName.ts';
import { NotBuilt } from '../../ui/NotBuilt.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { paths } from '../../ui/paths.ts';
import { Shortcuts } from '../../ui/Shortcuts.tsx';
import { useText } from '../../ui/useText.ts';
import { OwnRoles } from './OwnRoles.tsx';

/** Where '/' leads a plain user (decision 2). Until cards and subscriptions are built it shows what there is for her. */
export default function SubscriptionsPage() {
  const t = useText();
  const me = useMe();
  const state = me.emailVerification?.verified === false ? t('users.info.unverified') : me.email;
  const shortcuts = [
    { to: paths.profile, Icon: PersonIcon, label: t('shell.profile'), text: `${userName(me)}, ${state}` },
    ...(me.provider && me.provider !== 'local' ? [] : [{ to: paths.settings, Icon: LockIcon, label: t('shell.changePassword'), text: t('subscriptions.password') }]),
    { to: paths.apiKeys, Icon: KeyIcon, label: t('shell.apiKeys'), text: t('subscriptions.apiKeys') },
  ];
  return (
    <>
      <PageHead title={t('subscriptions.title')} />
      <Shortcuts label={t('subscriptions.account')} shortcuts={shortcuts} />
      <div className="stack">
        <OwnRoles />
        <NotBuilt />
      </div>
    </>
  );
}
