import { useEffect, useRef, useState, type FormEvent } from 'react';
import { stripInvisible } from '../platform/rules.ts';
import { toFormErrors, type FailureWording, type FormErrors, type PageProblem } from './pageProblem.ts';
import { useIsBefore } from './useIsBefore.ts';

interface Options<F extends string> extends FailureWording {
  validate(values: Record<F, string>): FormErrors<F>;
  onSubmit(values: Record<F, string>, signal: AbortSignal): Promise<unknown>;
}

const namedInputs = (form: HTMLFormElement) =>
  [...form.elements].filter((e): e is HTMLInputElement => e instanceof HTMLInputElement && !!e.name);

/**
 * Reads values when the form is submitted, so that password managers can fill it in any way. Passwords keep
 * their spaces; emails and phone numbers lose invisible characters.
 */
const readValues = (inputs: HTMLInputElement[]) =>
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
export function useAccountForm<F extends string>({
  validate,
  onSubmit,
  failed,
  refused,
  advice,
}: Options<F>) {
  const formRef = useRef<HTMLFormElement>(null);
  const controllerRef = useRef<AbortController>(undefined);
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [errors, setErrors] = useState<FormErrors>({});
  const [problem, setProblem] = useState<PageProblem>();
  const isRateLimited = useIsBefore(problem?.retryAt);
  useEffect(() => () => controllerRef.current?.abort(), []);

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (controllerRef.current || isRateLimited) return;
    const inputs = namedInputs(event.currentTarget);
    const values = readValues(inputs) as Record<F, string>;
    const showErrors = (newErrors: FormErrors) => {
      setErrors(newErrors);
      inputs.find(input => newErrors[input.name])?.focus();
    };
    const validationErrors = validate(values);
    showErrors(validationErrors);
    if (Object.keys(validationErrors).length) return setProblem(undefined);

    const { signal } = (controllerRef.current = new AbortController());
    setIsSubmitting(true);
    try {
      await onSubmit(values, signal);
      setProblem(undefined);
    } catch (error) {
      if (signal.aborted) return;
      const failure = toFormErrors(
        error,
        inputs.map(input => input.name),
        { failed, refused, advice },
      );
      setProblem(last => failure.problem && { ...failure.problem, occurrence: (last?.occurrence ?? 0) + 1 });
      showErrors(failure.errors);
    } finally {
      controllerRef.current = undefined;
      setIsSubmitting(false);
    }
  };

  const handleInput = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement;
    setErrors(({ [name]: cleared, ...others }) => others);
  };

  return {
    isSubmitting,
    /** Whether the platform asked to wait before the next attempt. */
    isRateLimited,
    errors: errors as FormErrors<F>,
    problem,
    retry: () => formRef.current?.requestSubmit(),
    props: {
      ref: formRef,
      noValidate: true,
      onSubmit: handleSubmit,
      onInput: handleInput,
      'aria-busy': isSubmitting,
    },
  };
}

export type AccountFormState = ReturnType<typeof useAccountForm>;
