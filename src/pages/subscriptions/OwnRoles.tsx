import { useIdentity } from '../../auth/useIdentity.ts';
import { objectsIn, textIn } from '../../platform/unchecked.ts';
import { useText } from '../../ui/useText.ts';

/** What the signed-in user may do: the roles given to her, each once. */
export function OwnRoles() {
  const t = useText();
  const { rolesAssigned } = useIdentity();
  const names = [
    ...new Set(
      objectsIn(rolesAssigned)
        .map(({ roleName }) => textIn(roleName))
        .filter(Boolean),
    ),
  ].sort();
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
