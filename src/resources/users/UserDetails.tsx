import {
  fieldDetails,
  FunctionField,
  Labeled,
  SimpleShowLayout,
  TextField,
  useRecordContext,
} from '../../admin/index.ts';
import { Address } from '../../ui/Address.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { useText } from '../../ui/useText.ts';
import { userFields } from './userFields.ts';
import type { UserRecord } from './userRecord.ts';
import { UserSignIn } from './UserSignIn.tsx';

/** The details of a user beside the tabs, beginning with whether they can sign in. */
export function UserDetails() {
  const t = useText();
  const user = useRecordContext<UserRecord>()!;
  return (
    <section className="panel" aria-labelledby="user-details">
      <div className="panel-head">
        <h2 id="user-details">{t('userPage.info.details')}</h2>
      </div>
      <UserSignIn />
      <SimpleShowLayout>
        <Labeled action={<CopyButton text={user._id} name={t('resources.users.fields.id')} />}>
          <TextField source="id" className="mono" />
        </Labeled>
        {fieldDetails(userFields, {
          email: (
            <Labeled action={<CopyButton text={user.email ?? ''} name={t('resources.users.fields.email')} />}>
              <FunctionField<UserRecord> source="email" render={({ email }) => <Address text={email} />} />
            </Labeled>
          ),
          productEmailSubscription: (
            <FunctionField<UserRecord>
              source="productEmailSubscription"
              render={({ productEmailSubscription: subscribed }) =>
                t(subscribed ? 'userPage.info.subscribed' : 'userPage.info.notSubscribed')
              }
            />
          ),
        })}
      </SimpleShowLayout>
    </section>
  );
}
