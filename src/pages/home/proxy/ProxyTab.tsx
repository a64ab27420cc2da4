import { ProxyAnswer } from './ProxyAnswer.tsx';
import { ProxyStatus } from './ProxyStatus.tsx';

/** Monitors the proxy server. It is pinged only while `shown`. */
export default function ProxyTab({ shown }: { shown: boolean }) {
  return (
    <div className="stack">
      <ProxyStatus shown={shown} />
      <ProxyAnswer />
    </div>
  );
}
