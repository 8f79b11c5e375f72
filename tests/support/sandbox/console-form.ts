type Fields = Readonly<Record<string, string | number>>;

/** Submits a console form and returns the message of the page. */
export async function submitAction(url: string, form: string, fields: Fields = {}): Promise<string> {
  const body = new URLSearchParams(Object.entries(fields).map(([key, value]) => [key, String(value)]));
  const headers = { origin: url, 'accept-language': 'en' };
  const response = await fetch(`${url}/sandbox/console/${form}`, { method: 'POST', body, headers });
  const text = await response.text();
  return /<p class="notice \w+" role="\w+">\s*([^<]*)/.exec(text)?.[1]?.trim() ?? `${response.status}`;
}

/** Messages of the console for a state that forbids the action, and for a missing row. */
export const stateForbids = 'Not done: its state no longer allows it.';
export const notThere = 'Not done: it is no longer there, or not possible in this case.';
