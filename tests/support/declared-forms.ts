import type { AnyField } from '#portal/forms/fields/field-kinds.ts';
import type { DeclaredForm } from '#portal/forms/fields/form-of.ts';

/** A declared form, with its name and file. */
interface FoundForm {
  name: string;
  form: DeclaredForm;
}

const files = import.meta.glob<Record<string, unknown>>('../../src/portal/**/*-form{,s}.ts', { eager: true });

function isForm(value: unknown): value is DeclaredForm {
  return typeof value === 'object' && value !== null && 'fields' in value && 'within' in value;
}

/** Every form declared in a file `…-form.ts` or `…-forms.ts`. */
export const declaredForms: readonly FoundForm[] = Object.entries(files).flatMap(([file, exports]) =>
  Object.entries(exports).flatMap(([name, value]) =>
    isForm(value) ? [{ name: `${name} in ${file.replace('../../', '')}`, form: value }] : [],
  ),
);

/** Fields of a form, each followed by the fields of its rows. */
export const fieldsIn = ({
  texts,
  fields,
}: Pick<DeclaredForm, 'texts' | 'fields'>): [string, string, AnyField][] =>
  Object.entries(fields).flatMap(([key, field]) => [
    [texts, key, field] satisfies [string, string, AnyField],
    ...(field.kind === 'rows' ? fieldsIn(field.row) : []),
  ]);
