/*
 * Functions that run in a page, told to a browser as text: they use nothing from outside themselves.
 */

export interface Wanted {
  role: 'button' | 'link' | 'field' | 'heading';
  /** As people hear it, from its beginning. */
  name: string;
}

/** The first element in sight with a role and a name; of a dialog that is open, only what is in it. */
export function findElement({ role, name }: Wanted): Element | null {
  const roles = {
    button: 'button, summary, input[type=submit]',
    link: 'a[href]',
    field: 'input, select, textarea',
    heading: 'h1, h2, h3',
  };
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const flat = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (it: Element): string => {
    const labels = it instanceof HTMLInputElement || it instanceof HTMLTextAreaElement ? it.labels : null;
    return flat(it.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? it.textContent);
  };
  const found = [...top.querySelectorAll(roles[role])].filter(
    (it) => it.checkVisibility() && it.getBoundingClientRect().width > 1 && nameOf(it).startsWith(name),
  );
  return found.find((it) => nameOf(it) === name) ?? found[0] ?? null;
}

/** Whether the page can be used: all its islands are alive, and nothing of it is on its way. */
export function isAlive(): boolean {
  return (
    document.readyState === 'complete' &&
    !document.querySelector('main [aria-busy="true"], .part-loading') &&
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

/** Keeps values in the browser, unless they are there. */
export function keep(values: Readonly<Record<string, string>>): null {
  for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  return null;
}
