/** Values of a form by field name: strings, and booleans for checkboxes. */
export type FormValues = Record<string, string | boolean>;

/** A native field with a value. */
export type NativeField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Named fields of a form, in document order. */
export function fieldsOf(form: HTMLFormElement): NativeField[] {
  return [...form.elements].filter(
    (element): element is NativeField =>
      'name' in element &&
      element.name !== '' &&
      'value' in element &&
      !(element instanceof HTMLButtonElement),
  );
}

export const isTick = (field: NativeField): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === 'checkbox';
export const isRadio = (field: NativeField): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === 'radio';

/** Whether a field takes typed text. */
export const isWritten = (target: EventTarget): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && /^(?:text|email|tel|url|search|password)$/.test(target.type));

/** Value of a field with invalid native input, such as an incomplete date. */
export const unreadable = '\ufffd';

/** Reads the current values of a form's fields over the given ones. */
export function readFields<V extends FormValues>(form: HTMLFormElement, values: V): V {
  const read: FormValues = {};
  for (const field of fieldsOf(form)) {
    // A select without its options yet cannot hold a value: the given one stays.
    if (field.dataset['pending'] !== undefined) continue;
    if (isTick(field)) read[field.name] = field.checked;
    else if (field.validity.badInput) read[field.name] = unreadable;
    else if (!isRadio(field) || field.checked) read[field.name] = field.value;
  }
  return { ...values, ...read };
}

export function writeFields(fields: readonly NativeField[], values: FormValues): void {
  for (const field of fields) {
    const value = values[field.name];
    if (value === undefined || value === unreadable) continue;
    if (isTick(field)) field.checked = value === true;
    else if (isRadio(field)) field.checked = field.value === value;
    else field.value = String(value);
  }
}

/** Whether a field was changed since it was rendered. */
export function isTouched(field: NativeField): boolean {
  if (isTick(field) || isRadio(field)) return field.checked !== field.defaultChecked;
  if (field instanceof HTMLSelectElement)
    return field.selectedIndex > 0 && field.options[field.selectedIndex]?.defaultSelected === false;
  return field.value !== field.defaultValue;
}

/** Names of the fields that were changed since they were rendered. */
export const touchedNames = (form: HTMLFormElement): string[] =>
  fieldsOf(form)
    .filter(isTouched)
    .map(({ name }) => name);
