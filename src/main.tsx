import 'virtual:tokens.css';
import './ui/theme/base.css';
import './ui/theme/theme.ts';
import { createRoot } from 'react-dom/client';
import { Root } from './Root.tsx';

createRoot(document.getElementById('root')!).render(<Root />);
