/** How many forms are remembered. */
const remembered = 200;

/** A form that was sent. */
export interface SentForm {
  path: string;
  form: URLSearchParams;
}

/**
 * Forms that were sent, and where each has led to: of a button that is pressed twice the first press acts, and both lead
 * to what came of it. They go with the process.
 */
export interface SentForms {
  /** @param act does what the form asks for, and says where that is shown */
  lead(path: string, form: URLSearchParams, act: () => string): string;
  /** What was filled in, for a page that says why nothing was done. */
  sent(once: string): SentForm | undefined;
}

function remember<T>(all: Map<string, T>, key: string, value: T): void {
  all.set(key, value);
  const [oldest] = all.keys();
  if (all.size > remembered && oldest !== undefined) all.delete(oldest);
}

export function createSentForms(): SentForms {
  const addresses = new Map<string, string>();
  const forms = new Map<string, SentForm>();
  return {
    lead: (path, form, act) => {
      const once = form.get('once');
      if (once === null) return act();
      // What was filled in counts too: who goes back and changes it means something else.
      const key = `${path}?${form}`;
      const known = addresses.get(key);
      if (known !== undefined) return known;
      const address = act();
      remember(addresses, key, address);
      remember(forms, once, { path, form });
      return address;
    },
    sent: (once) => forms.get(once),
  };
}
