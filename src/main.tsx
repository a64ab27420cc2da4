import 'virtual:tokens.css';
import './ui/theme/base.css';
import './ui/theme/theme.ts';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { isForGuests } from './account/paths.ts';
import { ready } from './account/ready.ts';
import { Root } from './Root.tsx';
import { base } from './ui/base.ts';

const root = document.getElementById('root')!;
const path = location.pathname.slice(base.length);
const draw = () => createRoot(root).render(<Root />);

// A prerendered page is used before this runs: what was typed stays in its fields.
if (root.hasChildNodes() && isForGuests(path)) ready(path).then(() => hydrateRoot(root, <Root />), draw);
else draw();
