type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fieldsOf = (element: HTMLElement): Field[] => [
  ...element.querySelectorAll<Field>('input[name], select[name], textarea[name]'),
];

const isTick = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);

/**
 * Saves the input of an island before hydration. On a hydration mismatch, as where a password manager has added
 * elements to a form, React replaces the fields.
 * @returns a function that restores the input and the focus in the new fields
 */
export function restoreInput(element: HTMLElement): () => void {
  const before = fieldsOf(element);
  let focused: EventTarget | null = document.activeElement;
  const trackFocus = ({ target }: FocusEvent): void => void (focused = target);
  element.addEventListener('focusin', trackFocus);
  return () => {
    element.removeEventListener('focusin', trackFocus);
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
