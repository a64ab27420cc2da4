import LockIcon from '@mui/icons-material/LockOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import KeyIcon from '@mui/icons-material/VpnKeyOutlined';
import { useIdentity } from '../../auth/useIdentity.ts';
import { objectsIn, textIn } from '../../platform/unchecked.ts';
import { userName } from '../../platform/userName.ts';
import { compareTexts } from '../../ui/formats.ts';
import { paths } from '../../ui/paths.ts';
import { Shortcuts } from '../../ui/Shortcuts.tsx';
import { useText } from '../../ui/useText.ts';

/** Lists the user's roles without duplicates. */
function OwnRoles() {
  const t = useText();
  const { rolesAssigned } = useIdentity();
  const names = [
    ...new Set(
      objectsIn(rolesAssigned)
        .map(({ roleName }) => textIn(roleName))
        .filter(Boolean),
    ),
  ].sort(compareTexts);
  return (
    <section className="panel" aria-labelledby="own-roles">
      <div className="panel-head">
        <h2 id="own-roles">{t('subscriptions.roles')}</h2>
      </div>
      <div className="panel-body stack">
        {names.length ? (
          <ul className="row" style={{ flexWrap: 'wrap' }}>
            {names.map(name => (
              <li key={name} className="chip">
                {name}
              </li>
            ))}
          </ul>
        ) : null}
        <p className="secondary">{t(names.length ? 'subscriptions.rolesHint' : 'subscriptions.noRoles')}</p>
      </div>
    </section>
  );
}

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
