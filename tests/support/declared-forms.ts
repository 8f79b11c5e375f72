import type { AnyField } from '#portal/forms/fields/field-kinds.ts';
import type { DeclaredForm } from '#portal/forms/fields/form-of.ts';

/** A declared form, and where it is found. */
interface FoundForm {
  name: string;
  form: DeclaredForm;
}

const files = import.meta.glob<Record<string, unknown>>('../../src/portal/**/*-form{,s}.ts', { eager: true });

function isForm(it: unknown): it is DeclaredForm {
  return typeof it === 'object' && it !== null && 'fields' in it && 'within' in it;
}

/** Every form that is declared in a file called `…-form.ts` or `…-forms.ts`. */
export const declaredForms: readonly FoundForm[] = Object.entries(files).flatMap(([file, exports]) =>
  Object.entries(exports).flatMap(([name, it]) =>
    isForm(it) ? [{ name: `${name} in ${file.replace('../../', '')}`, form: it }] : [],
  ),
);

/** The fields of a form, those of its rows after it. */
export const fieldsIn = ({
  texts,
  fields,
}: Pick<DeclaredForm, 'texts' | 'fields'>): [string, string, AnyField][] =>
  Object.entries(fields).flatMap(([key, field]) => [
    [texts, key, field] satisfies [string, string, AnyField],
    ...(field.kind === 'rows' ? fieldsIn(field.row) : []),
  ]);
