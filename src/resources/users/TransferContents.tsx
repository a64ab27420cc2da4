import { Fragment } from 'react';
import { idOf } from '../../client/dialect.ts';
import type { TransferPreview } from '../../platform/transfer.ts';
import { useApplicationNames, useRoleNames } from '../../access/useNames.ts';
import { named, NameText, type Name } from '../../ui/Name.tsx';
import { useText } from '../../ui/useText.ts';
import styles from './users.module.css';

type Fields = Record<string, unknown>;
const fieldsOf = (value: unknown) => (value ?? {}) as Fields;

/** The platform's ids; any other text in a preview is a name. */
const isId = (value: unknown) => typeof value === 'string' && /^([\da-f]{24}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/i.test(value);

/** What a part of a preview calls itself: a text, or the first name-like field of an object. */
function ownName(value: unknown): Name {
  if (typeof value === 'string') return isId(value) ? { text: value, as: 'id' } : named(value);
  const { name, roleName, planName, plan } = fieldsOf(value);
  const own = [name, roleName, planName].find(text => typeof text === 'string' && text);
  return own ? named(own as string) : plan ? ownName(plan) : named('');
}

/** What would come over: roles by application, and subscriptions. */
export function TransferContents({ name, preview }: { name: string; preview: TransferPreview }) {
  const t = useText();
  const roles = (preview.roles ?? []).map(({ application, roles: given }) => ({ application, given: given ?? [] }));
  const [active, archived] = [preview.activeSubscriptions ?? [], preview.archivedSubscriptions ?? []];

  const subscribed = [...active, ...archived].map(one => fieldsOf(one).application);
  const applicationName = useApplicationNames([...roles.map(({ application }) => application), ...subscribed]);
  const nameless = (role: unknown) => ownName(role).as === 'id' || (ownName(role).text === '' && idOf(role) !== '');
  const roleName = useRoleNames(roles.flatMap(({ given }) => given.filter(nameless)));
  const plan = (one: unknown) => [ownName(one), applicationName(fieldsOf(one).application)];
  const rows = [
    ...roles.map(({ application, given }) => ({
      label: applicationName(application),
      names: given.map(role => (nameless(role) ? roleName(role) : ownName(role))),
    })),
    { label: named(t('access.transfer.active')), names: active.flatMap(plan) },
    { label: named(t('access.transfer.archived')), names: archived.flatMap(plan) },
  ];
  return (
    <>
      <p>{t('access.transfer.text', { name })}</p>
      <dl className={styles.details}>
        {rows.map(({ label, names }, index) => (
          <div key={index}>
            <dt>
              <NameText name={label} />
            </dt>
            <dd>
              <span>
                <Names names={names.filter(({ text, as }) => text || as)} />
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Names({ names }: { names: Name[] }) {
  const t = useText();
  if (!names.length) return t('access.transfer.none');
  return names.map((name, index) => (
    <Fragment key={index}>
      {index ? ', ' : ''}
      <NameText name={name} />
    </Fragment>
  ));
}
