type Fields = Readonly<Record<string, string | number>>;

/** Sends a form of the console as its page does, and says what the page then tells. */
export async function act(url: string, form: string, fields: Fields = {}): Promise<string> {
  const body = new URLSearchParams(Object.entries(fields).map(([key, value]) => [key, String(value)]));
  const headers = { origin: url, 'accept-language': 'en' };
  const response = await fetch(`${url}/sandbox/console/${form}`, { method: 'POST', body, headers });
  const text = await response.text();
  return /<p class="notice \w+" role="\w+">\s*([^<]*)/.exec(text)?.[1]?.trim() ?? `${response.status}`;
}

/** What the page says where a state forbids it, and where there is nothing to do it to. */
export const stateForbids = 'Not done: its state no longer allows it.';
export const notThere = 'Not done: it is no longer there, or not possible in this case.';
