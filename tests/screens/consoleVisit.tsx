import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { callWithoutSchema } from '../../src/auth/callWithoutSchema.ts';
import { needsFirstLogin } from '../../src/auth/entry.ts';
import { session } from '../../src/auth/session.ts';
import { openConsole } from '../../src/openConsole.ts';
import { account } from '../../src/platform/account.ts';
import { server } from './server.ts';

const PASSWORD = 'Assessor1';

/** Signs in and opens the console at a URL: `visitConsole('user', '/view/profile')`. */
export async function visitConsole(name: string, address: string, password = PASSWORD) {
  cleanup();
  session.end('signedOut');
  // No other user changes records here, so there is no real-time connection.
  server.use(http.all('*/socket.io/*', () => HttpResponse.error()));
  const { token } = await callWithoutSchema(account.signIn, {
    body: { email: `${name}@map.example`, password },
  });
  session.begin(token!);
  const arrival = openConsole(async () => undefined, token!, address);
  const isFirstLogin = needsFirstLogin(await arrival.me, arrival.wasFirstLoginRequested);
  const { Shell, ...props } = await arrival.open(isFirstLogin ? '/settings' : address, isFirstLogin);
  history.replaceState(null, '', isFirstLogin ? '/settings' : address);
  const person = userEvent.setup({ delay: null });
  render(<Shell {...props} />);
  await screen.findByRole('main');
  return {
    person,
    me: props.me,
    address: () => location.pathname + location.search + location.hash,
    type: async (label: string | RegExp, text: string) => {
      const field = await screen.findByLabelText(label);
      await person.clear(field);
      if (text) await person.type(field, text);
    },
    press: async (button: string | RegExp) =>
      person.click(await screen.findByRole('button', { name: button })),
    /** The error of a field, if there is one. */
    errorOf: (label: string | RegExp) => {
      const field = screen.getByLabelText(label);
      if (field.getAttribute('aria-invalid') !== 'true') return undefined;
      return document.getElementById(`${field.id}-error`)?.textContent ?? '';
    },
    /** The banner with this text, once it appears. */
    banner: async (text: string | RegExp) => {
      const stack = screen.getByRole('status', { name: /^(Messages|Mensajes)$/ });
      return within(stack).findByText(text);
    },
  };
}
