import './englishPages.ts';
import { useCopy } from '../ui/useCopy.ts';
import { AccountIcon, CHECK } from './icons.tsx';
import './note.css';
import { useAccountText } from './accountText.ts';

const CopyIcon = () => <AccountIcon d="M5.5 5.5h7.7v7.7H5.5ZM3.5 10.5h-.7V2.8h7.7v.7" />;

/** Shows the platform's id of a failed request, as the console does. */
export default function AccountRequestId({ id }: { id: string }) {
  const t = useAccountText();
  const { copied, copy } = useCopy();
  const label = t(copied ? 'accountPages.copied' : 'accountPages.copyReference');
  return (
    <p className="request-id">
      <span>
        {t('accountPages.reference')} <code>{id}</code>
      </span>
      <button
        type="button"
        className="icon-button small"
        aria-label={label}
        title={label}
        onClick={() => copy(id)}
      >
        {copied ? <AccountIcon d={CHECK} /> : <CopyIcon />}
      </button>
    </p>
  );
}
