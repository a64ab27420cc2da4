import { ProxyAnswer } from './ProxyAnswer.tsx';
import { ProxyStatus } from './ProxyStatus.tsx';

/** The proxy server: whether it works, its restart, and what it says of itself. It is asked only while `shown`. */
export default function ProxyTab({ shown }: { shown: boolean }) {
  return (
    <div className="stack">
      <ProxyStatus shown={shown} />
      <ProxyAnswer />
    </div>
  );
}
