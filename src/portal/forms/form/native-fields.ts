/** Values of a form by the names of its fields: texts, and ticks. */
export type FormValues = Record<string, string | boolean>;

/** A native field with a value. */
export type NativeField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The fields of a form that have a name, in their order. */
export function fieldsOf(form: HTMLFormElement): NativeField[] {
  return [...form.elements].filter(
    (it): it is NativeField =>
      'name' in it && it.name !== '' && 'value' in it && !(it instanceof HTMLButtonElement),
  );
}

export const isTick = (field: NativeField): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === 'checkbox';
export const isRadio = (field: NativeField): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === 'radio';

/** Whether a field takes words, letter by letter. */
export const isWritten = (target: EventTarget): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && /^(?:text|email|tel|url|search|password)$/.test(target.type));

/** Value of a field in which stands something that is no value of its kind, such as half a date. */
export const unreadable = '\ufffd';

/** The values that stand in the fields of a form. */
export function readFields<V extends FormValues>(form: HTMLFormElement, values: V): V {
  const read: FormValues = {};
  for (const field of fieldsOf(form)) {
    // A list whose entries are under way holds nothing yet; what is known of it stays.
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

/** Whether someone has changed a field since it was there. */
export function isTouched(field: NativeField): boolean {
  if (isTick(field) || isRadio(field)) return field.checked !== field.defaultChecked;
  if (field instanceof HTMLSelectElement)
    return field.selectedIndex > 0 && field.options[field.selectedIndex]?.defaultSelected === false;
  return field.value !== field.defaultValue;
}

/** Of values, those whose fields nobody has changed since the page was there. */
export function withoutTouched(form: HTMLFormElement, values: FormValues): FormValues {
  const names = new Set(
    fieldsOf(form)
      .filter(isTouched)
      .map(({ name }) => name),
  );
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name)));
}
