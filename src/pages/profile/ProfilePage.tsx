import { NotBuilt } from '../../ui/NotBuilt.tsx';
export default () => <NotBuilt />;
