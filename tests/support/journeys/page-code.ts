/* Functions that run in a page and are sent to the browser as text: they use nothing from outside themselves. */

export interface ElementQuery {
  role: 'button' | 'link' | 'field' | 'file' | 'heading' | 'option';
  /** Beginning of the accessible name. */
  name: string;
}

/** Finds the first visible element with a role and a name, within the open dialog if any. */
export function findElement({ role, name }: ElementQuery): Element | null {
  const roles = {
    button: 'button, summary, input[type=submit]',
    link: 'a[href]',
    field: 'input:not([type=file]), select, textarea',
    file: 'input[type=file]',
    heading: 'h1, h2, h3',
    option: '[role=treeitem]',
  };
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const flat = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ');
    if (ids) return flat(ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' '));
    const labels = 'labels' in element ? (element as HTMLInputElement).labels : null;
    return flat(element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent);
  };
  const matches = [...top.querySelectorAll(roles[role])].filter(
    (element) =>
      element.checkVisibility() &&
      element.getBoundingClientRect().width > 1 &&
      nameOf(element).startsWith(name),
  );
  return matches.find((element) => nameOf(element) === name) ?? matches[0] ?? null;
}

/** Whether the page is usable: all islands are hydrated, and nothing is loading. */
export function isHydrated(): boolean {
  const loading = [...document.querySelectorAll('main [aria-busy="true"], .part-loading')];
  return (
    document.readyState === 'complete' &&
    !loading.some((element) => element.checkVisibility()) &&
    [...document.querySelectorAll('astro-island')].every(
      (island) =>
        !island.hasAttribute('ssr') &&
        Object.keys(island.firstElementChild ?? { __react: 0 }).some((key) => key.startsWith('__react')),
    )
  );
}

/** Whether the page contains a text, ignoring case and white space. */
export function hasText(words: string): boolean {
  const flat = (text: string): string => text.replace(/\s+/g, ' ').toLocaleLowerCase();
  return flat(document.body.innerText).includes(flat(words));
}

/** Chooses an option of a field by its text, or the first one; returns whether it succeeded. */
export function choose({ name, option }: { name: string; option?: string }): boolean {
  const flat = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();
  const fields = [...document.querySelectorAll<HTMLSelectElement>('select')];
  const field = fields.find(({ labels }) => flat(labels[0]?.textContent ?? '').startsWith(name));
  const choice = [...(field?.options ?? [])].find(
    ({ value, textContent }) =>
      value !== '' && (option === undefined || flat(textContent).startsWith(option)),
  );
  if (!field || !choice) return false;
  field.focus();
  // React notices a value only if it is set through the native setter.
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(field, choice.value);
  field.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

/** Stores values in the browser. */
export function store(values: Readonly<Record<string, string>>): null {
  for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  return null;
}
