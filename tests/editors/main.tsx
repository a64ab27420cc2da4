import 'virtual:tokens.css';
import '../../src/ui/theme/base.css';
import '../../src/ui/theme/console.css';
import '../../src/ui/theme/theme.ts';
import { createRoot } from 'react-dom/client';
import { loadTexts } from '../../i18n/index.ts';
import { DocumentPage, type Given } from './DocumentPage.tsx';

/** The test stores its parameters before the page loads. */
const given = JSON.parse(sessionStorage.getItem('document') ?? '{}') as Partial<Given>;

void loadTexts([]).then(() =>
  createRoot(document.getElementById('root')!).render(
    <DocumentPage
      {...given}
      text={given.text ?? '{}'}
      standard={given.standard ?? '{}'}
      saved={text => sessionStorage.setItem('saved', text)}
      stored={{
        read: async () => sessionStorage.getItem('stored') ?? given.text ?? '{}',
        write: async text => sessionStorage.setItem('stored', text),
      }}
    />,
  ),
);
