/*
 * Functions that run in a page, told to a browser as text: they use nothing from outside themselves.
 */

export interface Wanted {
  role: 'button' | 'link' | 'field' | 'file' | 'heading' | 'option';
  /** As people hear it, from its beginning. */
  name: string;
}

/** The first element in sight with a role and a name; of a dialog that is open, only what is in it. */
export function findElement({ role, name }: Wanted): Element | null {
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
  const nameOf = (it: Element): string => {
    const ids = it.getAttribute('aria-labelledby')?.split(' ');
    if (ids) return flat(ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' '));
    const labels = 'labels' in it ? (it as HTMLInputElement).labels : null;
    return flat(it.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? it.textContent);
  };
  const found = [...top.querySelectorAll(roles[role])].filter(
    (it) => it.checkVisibility() && it.getBoundingClientRect().width > 1 && nameOf(it).startsWith(name),
  );
  return found.find((it) => nameOf(it) === name) ?? found[0] ?? null;
}

/** Whether the page can be used: all its islands are alive, and nothing of it is on its way. */
export function isAlive(): boolean {
  const waiting = [...document.querySelectorAll('main [aria-busy="true"], .part-loading')];
  return (
    document.readyState === 'complete' &&
    !waiting.some((it) => it.checkVisibility()) &&
    [...document.querySelectorAll('astro-island')].every(
      (it) =>
        !it.hasAttribute('ssr') &&
        Object.keys(it.firstElementChild ?? { __react: 0 }).some((key) => key.startsWith('__react')),
    )
  );
}

/** Whether some words stand in the page, in whatever case and between whatever spaces. */
export function says(words: string): boolean {
  const flat = (text: string): string => text.replace(/\s+/g, ' ').toLocaleLowerCase();
  return flat(document.body.innerText).includes(flat(words));
}

/** Chooses an option of a field by its words, or the first that there is; gives whether it could. */
export function choose({ name, option }: { name: string; option?: string }): boolean {
  const flat = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();
  const fields = [...document.querySelectorAll<HTMLSelectElement>('select')];
  const field = fields.find((it) => flat(it.labels[0]?.textContent ?? '').startsWith(name));
  const found = [...(field?.options ?? [])].find(
    (it) => it.value !== '' && (option === undefined || flat(it.textContent).startsWith(option)),
  );
  if (!field || !found) return false;
  field.focus();
  // React hears of a value that is set past its own setter.
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(field, found.value);
  field.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

/** Keeps values in the browser, unless they are there. */
export function keep(values: Readonly<Record<string, string>>): null {
  for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  return null;
}
