import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DataTable, List, RowActionLink, RowButton } from '../../src/admin/index.ts';
import { postsProvider } from './dataProvider.ts';
import { renderAdmin } from './renderAdmin.tsx';

describe('rows of a table', () => {
  it('a column can format a value, or the complete record, as the text of a cell', async () => {
    renderAdmin(
      <List resource="posts">
        <DataTable>
          <DataTable.Col source="title" />
          <DataTable.Col source="views" format={(views: number, { title }) => `${title}: ${views}`} />
        </DataTable>
      </List>,
      { dataProvider: postsProvider().provider },
    );
    const row = (await screen.findByRole('rowheader', { name: 'Beatae' })).closest('tr')!;
    expect(row.querySelector('td')!.textContent).toBe('Beatae: 37');
  });

  it('rows have links beside their buttons or in their menu (`RowActionLink`)', async () => {
    renderAdmin(
      <List resource="posts">
        <DataTable
          rowClick={false}
          rowActions={
            <>
              <RowActionLink to={({ id }) => `/posts/${id}`} label="Open" ariaLabel="Open this" icon={null} />
              <RowActionLink to={({ id }) => `/posts/${id}/show`} label="Compare" icon={null} inMenu />
              <RowButton action="edit" />
            </>
          }
        >
          <DataTable.Col source="title" />
        </DataTable>
      </List>,
      { dataProvider: postsProvider().provider },
    );
    const row = within((await screen.findByRole('rowheader', { name: 'Beatae' })).closest('tr')!);
    expect(row.getByRole('link', { name: 'Open this' }).getAttribute('href')).toBe('/posts/2');
    expect(row.queryByRole('link', { name: 'Compare' })).toBeNull();
    fireEvent.click(row.getByRole('button', { name: 'Actions: Beatae' }));
    const menu = await screen.findByRole('menu');
    expect(within(menu).getAllByRole('menuitem')).toHaveLength(1);
    fireEvent.click(within(menu).getByRole('menuitem', { name: 'Compare' }));
    await screen.findByRole('heading', { name: /2/ });
  });
});
