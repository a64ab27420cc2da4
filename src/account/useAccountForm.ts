import { useEffect, useRef, useState, type FormEvent } from 'react';
import { stripInvisible } from '../platform/rules.ts';
import { sortOut, type FailureWording, type FormErrors, type PageProblem } from './failure.ts';
import { useIsPending } from './useIsPending.ts';

interface Rules<F extends string> extends FailureWording {
  check(values: Record<F, string>): FormErrors<F>;
  send(values: Record<F, string>, signal: AbortSignal): Promise<unknown>;
}

const inputsOf = (form: HTMLFormElement) =>
  [...form.elements].filter((e): e is HTMLInputElement => e instanceof HTMLInputElement && !!e.name);

/**
 * Reads values when the form is submitted, so that password managers can fill it in any way. Passwords keep
 * their spaces; emails and phone numbers lose invisible characters.
 */
const valuesOf = (inputs: HTMLInputElement[]) =>
  Object.fromEntries(
    inputs.map(({ name, value, type, autocomplete }) => [
      name,
      /email|tel/.test(type)
        ? stripInvisible(value).trim()
        : autocomplete.endsWith('-password')
          ? value
          : value.trim(),
    ]),
  );

/** Checks a form, submits it once and shows errors at their fields. Unmounting aborts the request. */
export function useAccountForm<F extends string>({ check, send, failed, refused, advice }: Rules<F>) {
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef<AbortController>(undefined);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FormErrors>({});
  const [problem, setProblem] = useState<PageProblem>();
  const waits = useIsPending(problem?.until);
  useEffect(() => () => sending.current?.abort(), []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current || waits) return;
    const inputs = inputsOf(event.currentTarget);
    const values = valuesOf(inputs) as Record<F, string>;
    const show = (found: FormErrors) => {
      setErrors(found);
      inputs.find(input => found[input.name])?.focus();
    };
    const found = check(values);
    show(found);
    if (Object.keys(found).length) return setProblem(undefined);

    const { signal } = (sending.current = new AbortController());
    setBusy(true);
    try {
      await send(values, signal);
      setProblem(undefined);
    } catch (error) {
      if (signal.aborted) return;
      const sorted = sortOut(
        error,
        inputs.map(input => input.name),
        { failed, refused, advice },
      );
      setProblem(last => sorted.problem && { ...sorted.problem, nth: (last?.nth ?? 0) + 1 });
      show(sorted.errors);
    } finally {
      sending.current = undefined;
      setBusy(false);
    }
  };

  const typed = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement;
    setErrors(({ [name]: cleared, ...others }) => others);
  };

  return {
    busy,
    /** Whether the platform asked to wait before the next attempt. */
    waits,
    errors: errors as FormErrors<F>,
    problem,
    again: () => form.current?.requestSubmit(),
    props: { ref: form, noValidate: true, onSubmit: submit, onInput: typed, 'aria-busy': busy },
  };
}

export type AccountFormState = ReturnType<typeof useAccountForm>;
