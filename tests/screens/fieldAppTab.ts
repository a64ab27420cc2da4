import { fireEvent, screen, within } from '@testing-library/react';
import { applicationId } from '../../mocks/db/seededIds.ts';
import type { startPlatform } from './platform.ts';
import { visit } from './visit.tsx';

const LARKSPUR = applicationId(0);
const URL_OF_APP = '/api/field/5f3c2a100013000000000000';
export const FIELD_APPS = `/api/field/${LARKSPUR}`;
export const FIELD_APP_UPDATE = `PUT ${URL_OF_APP}`;

export interface StoredFieldApp {
  readUsers: { _id: string }[];
  writeUsers: { _id: string }[];
  faServices: { faservicelayers: { faServiceLayerConfig: unknown }[] }[];
  faTPKS: { faTPKSize: number }[];
  __v: number;
}

/** The tab of an application with its field apps. */
export function fieldAppTab(standIn: ReturnType<typeof startPlatform>) {
  const ask = async <T>(method: string, path: string, body?: object) =>
    (await standIn.as('second.superadmin')).ask<T>(method, path, body);
  const stored = async () => (await ask<StoredFieldApp[]>('GET', FIELD_APPS))[0]!;
  const openPage = async (more = '', id = LARKSPUR) => {
    const page = await visit(standIn, 'superadmin', `/application/${id}/info${more}#field-apps`);
    await page.settled();
    return page;
  };
  const ids = (people: { _id: string }[]) => people.map(({ _id }) => _id);
  return {
    stored,
    openPage,
    edit: async (more = '') => {
      const page = await openPage(more);
      await page.press('Edit field app');
      await screen.findByLabelText(/^Field app name/);
      return page;
    },
    /** Changes the stored field app without the console. */
    change: async (what: object) => {
      const app = await stored();
      await ask('PUT', URL_OF_APP, {
        ...app,
        readUsers: ids(app.readUsers),
        writeUsers: ids(app.writeUsers),
        ...what,
      });
    },
    layer: (position: number, total: number, at = 0) =>
      screen.getAllByRole('group', { name: `Layer ${position} of ${total}` })[at]!,
    type: (container: HTMLElement, label: RegExp, text: string) =>
      fireEvent.change(within(container).getByLabelText(label), { target: { value: text } }),
  };
}
