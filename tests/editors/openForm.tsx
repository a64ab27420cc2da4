import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DocumentPage, type Given } from './DocumentPage.tsx';

/** Opens a document in its form. `savedText` returns the text that is sent when it is saved. */
export async function openForm(text: string, given: Partial<Given> = {}) {
  let sent = text;
  render(
    <DocumentPage
      form="results"
      text={text}
      standard={text}
      saved={now => (sent = now)}
      stored={{ read: async () => text, write: async () => {} }}
      {...given}
    />,
  );
  await screen.findByRole('button', { name: 'Select', pressed: true });
  await waitFor(() => {
    if (!document.querySelector('[class*=scroll]')) throw new Error('the form is not there yet');
  });
  const person = userEvent.setup({ delay: null });
  const savedText = () => {
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    return sent;
  };
  return {
    person,
    press: (name: string | RegExp) => person.click(screen.getByRole('button', { name })),
    /** Types into the last field with a label, which is that of the open row. */
    type(label: string, typed: string) {
      const field = screen.getAllByLabelText(label).at(-1)!;
      fireEvent.change(field, { target: { value: typed } });
      fireEvent.blur(field);
    },
    async add(label: string, typed: string) {
      const field = screen.getByLabelText(label);
      fireEvent.change(field, { target: { value: typed } });
      await person.type(field, '{Enter}');
    },
    savedText,
    saved: <T,>() => JSON.parse(savedText()) as T,
  };
}
