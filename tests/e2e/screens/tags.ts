import { chart, click, rows, type Screen } from './screen.ts';

export const tagsScreens: Screen[] = [
  {
    name: 'tags as cards',
    as: 'superadmin',
    path: '/tags',
    ready: page => page.getByRole('link', { name: 'Aerial Imagery', exact: true }),
  },
  {
    name: 'tags, drawn',
    as: 'superadmin',
    path: '/tags',
    open: click('Chart'),
    ready: page => chart(page, 'Tags by maps triggered').getByRole('link').first(),
  },
  { name: 'tags as a table', as: 'superadmin', path: '/tags?view=table', ready: rows },
  {
    name: 'tags, one edited',
    as: 'superadmin',
    path: '/tags',
    open: click('Edit Aerial Imagery'),
    ready: page => page.getByRole('form').getByRole('textbox'),
  },
  {
    name: 'tags, a new one',
    as: 'superadmin',
    path: '/tags',
    open: click('New tag'),
    ready: page => page.getByRole('dialog').getByRole('textbox'),
  },
  {
    name: 'tag',
    as: 'superadmin',
    path: '/tags',
    open: click('Aerial Imagery', 'link'),
    ready: page => page.getByLabel('Help'),
  },
];
