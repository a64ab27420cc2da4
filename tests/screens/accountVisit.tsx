import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import AccountPages from '../../src/account/AccountPages.tsx';
import { callWithoutSchema } from '../../src/auth/callWithoutSchema.ts';
import { createLogin } from '../../src/auth/login.ts';
import { session } from '../../src/auth/session.ts';
import { ownAccount } from '../../src/platform/ownAccount.ts';

/** Surrounds the pages before sign-in with a URL, and a console that shows the user's name. */
function Around({ start }: { start: string }) {
  const [address, setAddress] = useState(() => new URL(start, location.origin));
  const [name, setName] = useState('');
  const signIn = async (token: string) => {
    session.begin(token);
    setName((await callWithoutSchema(ownAccount.me, {})).firstName ?? '');
    return undefined;
  };
  const [login] = useState(() => createLogin(signIn));
  if (name) return <h1>Hello, {name}</h1>;
  return (
    <>
      <code>{address.pathname + address.search}</code>
      <AccountPages
        path={address.pathname}
        search={address.search}
        go={to => setAddress(new URL(to, location.origin))}
        login={login}
        signIn={signIn}
      />
    </>
  );
}

/** Opens one of the pages before sign-in. */
export function visitAccountPage(start: string) {
  const person = userEvent.setup({ delay: null });
  render(<Around start={start} />);
  return {
    person,
    address: () => document.querySelector('code')?.textContent,
    type: async (label: string, text: string) => {
      const field = screen.getByLabelText(label);
      await person.clear(field);
      await person.type(field, text);
    },
    press: (name: string) => person.click(screen.getByRole('button', { name })),
    follow: async (name: string) => person.click(await screen.findByRole('link', { name })),
  };
}
