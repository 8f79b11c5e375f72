type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fieldsOf = (element: HTMLElement): Field[] => [
  ...element.querySelectorAll<Field>('input[name], select[name], textarea[name]'),
];

const isTick = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);

/**
 * React renders an island again when it does not find what the build rendered, as where a password manager has put
 * something of its own into a form. Gives the function that brings what was typed into the new fields then.
 */
export function restoreInput(element: HTMLElement): () => void {
  const before = fieldsOf(element);
  let focused: EventTarget | null = document.activeElement;
  const follow = ({ target }: FocusEvent): void => void (focused = target);
  element.addEventListener('focusin', follow);
  return () => {
    element.removeEventListener('focusin', follow);
    const after = fieldsOf(element);
    if (before.length !== after.length) return;
    before.forEach((old, index) => {
      const field = after[index];
      if (!field || old.isConnected || field.name !== old.name) return;
      if (isTick(field) && isTick(old)) field.checked = old.checked;
      else if (old.value !== '') field.value = old.value;
      if (old === focused && document.activeElement === document.body) field.focus();
    });
  };
}
