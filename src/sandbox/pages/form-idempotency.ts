/** Maximum number of stored forms. */
const maxEntries = 200;

/** A submitted form. */
export interface SubmittedForm {
  path: string;
  form: URLSearchParams;
}

/**
 * Stores submitted forms with their redirect, in memory: a repeated submission redirects without running the action again.
 */
export interface FormIdempotency {
  /** @param act runs the action and returns the address to redirect to */
  runOnce(path: string, form: URLSearchParams, act: () => string): string;
  /** Returns the submitted form of a key, to fill in the form again after a refusal. */
  submitted(once: string): SubmittedForm | undefined;
}

function remember<T>(all: Map<string, T>, key: string, value: T): void {
  all.set(key, value);
  const [oldest] = all.keys();
  if (all.size > maxEntries && oldest !== undefined) all.delete(oldest);
}

export function createFormIdempotency(): FormIdempotency {
  const addresses = new Map<string, string>();
  const forms = new Map<string, SubmittedForm>();
  return {
    runOnce: (path, form, act) => {
      const once = form.get('once');
      if (once === null) return act();
      // The content is part of the key: a changed form is a new submission.
      const key = `${path}?${form}`;
      const known = addresses.get(key);
      if (known !== undefined) return known;
      const address = act();
      remember(addresses, key, address);
      remember(forms, once, { path, form });
      return address;
    },
    submitted: (once) => forms.get(once),
  };
}
