import { NotBuilt } from '../../../ui/NotBuilt.tsx';

export default function ApplicationTab() {
  return <NotBuilt />;
}
