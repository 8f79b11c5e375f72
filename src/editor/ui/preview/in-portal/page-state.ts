import type { PageState } from '../protocol.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fieldSelector = 'input, select, textarea';
const actionSelector = 'a, button, summary';

/** Kinds of inputs whose value nobody types, or that no page may set. */
const leftAlone = ['password', 'file', 'hidden', 'submit', 'button', 'image', 'reset'];

const isField = (element: Element): element is Field => element.matches(fieldSelector);
const hasChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);

/** Name of an element: the same in both versions of a page, unless the edit changes the element. */
function nameOf(element: Element): string {
  if (!isField(element)) return `${element.tagName} ${element.id || (element.textContent ?? '').trim()}`;
  const choice = hasChoice(element) ? ` ${element.value}` : '';
  return `${element.tagName} ${element.name || element.id}${choice}`;
}

const candidates = (): Element[] => [...document.querySelectorAll(`${fieldSelector}, ${actionSelector}`)];

/** Name of an element with its number among those of the same name. */
export function keyOf(element: Element): string {
  const name = nameOf(element);
  const same = candidates().filter((other) => nameOf(other) === name);
  return `${same.indexOf(element)} ${name}`;
}

function elementOf(key: string): HTMLElement | undefined {
  const at = key.indexOf(' ');
  const same = candidates().filter((other) => nameOf(other) === key.slice(at + 1));
  return same[Number(key.slice(0, at))] as HTMLElement | undefined;
}

const valueOf = (field: Field): string => (hasChoice(field) ? String(field.checked) : field.value);

/** Reads the state that the next version of the page takes over. */
export function keepState(opener: string | undefined): PageState {
  const fields = [...document.querySelectorAll<Field>(fieldSelector)].filter(
    (field) => !leftAlone.includes(field.type),
  );
  const active = document.activeElement;
  const focused = active && active !== document.body && active.matches(`${fieldSelector}, ${actionSelector}`);
  const [start, end] =
    active instanceof HTMLTextAreaElement || (active instanceof HTMLInputElement && !hasChoice(active))
      ? [active.selectionStart, active.selectionEnd]
      : [];
  return {
    scroll: [scrollX, scrollY],
    fields: fields.map((field) => [keyOf(field), valueOf(field)] as const),
    ...(focused && { focus: keyOf(active) }),
    ...(typeof start === 'number' && typeof end === 'number' && { selection: [start, end] as const }),
    ...(opener !== undefined && document.querySelector('dialog[open]') && { opener }),
  };
}

/** Sets a value as a person does, so that React takes it. */
function fill(field: Field, value: string): void {
  if (valueOf(field) === value) return;
  if (hasChoice(field)) {
    if (!field.disabled) field.click();
    return;
  }
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

const frames = (): Promise<void> =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));

/** Waits for a dialog that has been asked for, as long as its code may take. */
async function openedDialog(): Promise<void> {
  for (let tries = 0; tries < 60 && !document.querySelector('dialog[open]'); tries++) await frames();
}

/** Brings this page into the state of the one before it. */
export async function restoreState({ scroll, fields, focus, selection, opener }: PageState): Promise<void> {
  if (opener !== undefined) {
    elementOf(opener)?.click();
    await openedDialog();
  }
  for (const [key, value] of fields) {
    const field = elementOf(key);
    if (field && isField(field)) fill(field, value);
  }
  const focused = focus === undefined ? undefined : elementOf(focus);
  focused?.focus({ preventScroll: true });
  if (selection && focused instanceof HTMLElement && 'setSelectionRange' in focused) {
    try {
      (focused as HTMLInputElement).setSelectionRange(...selection);
    } catch {
      // Inputs of some kinds, such as numbers, have no range.
    }
  }
  scrollTo({ left: scroll[0], top: scroll[1], behavior: 'instant' });
}
