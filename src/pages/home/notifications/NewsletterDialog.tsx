import type { RaRecord } from 'react-admin';
import { BulkResultsDialog } from '../../../admin/bulk/BulkResultsDialog.tsx';
import { userName } from '../../../platform/userName.ts';
import type { User } from '../../../platform/users.ts';
import { useText } from '../../../ui/useText.ts';

interface Props {
  /** The name of the group. */
  name: string;
  people: User[];
  send(person: User): Promise<unknown>;
  onClose(): void;
}

/** Sends one email to each subscriber of the newsletter. */
export default function NewsletterDialog({ name, people, send, onClose }: Props) {
  const t = useText();
  return (
    <BulkResultsDialog<User & RaRecord>
      texts={{
        action: t('resources.notifications.newsletter.action'),
        question: t('resources.notifications.newsletter.ask', { smart_count: people.length }),
        running: (done, total) => t('resources.notifications.newsletter.running', { done, total }),
        done: sent => t('resources.notifications.newsletter.done', { smart_count: sent }),
      }}
      paragraphs={[t('resources.notifications.newsletter.what', { name })]}
      records={people.map(person => ({ ...person, id: person._id }))}
      nameOf={userName}
      action={{ perform: send }}
      onClose={onClose}
    />
  );
}
