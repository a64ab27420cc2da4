import { useLocation, useNavigate } from 'react-router-dom';
import type { TabSelection } from './TabView.tsx';

/** The tab that the address's hash selects; Back returns to the tab before. */
export function useTabInHash(): TabSelection {
  const navigate = useNavigate();
  const { hash, search } = useLocation();
  return {
    selected: hash.slice(1),
    select: path => void navigate({ search, hash: path }, { preventScrollReset: true }),
    linkTo: path => ({ search, hash: path }),
  };
}
