import type { ComponentProps, ReactNode } from 'react';
import { omitUndefined } from '#core/shared/omit-undefined.ts';
import type { SelectOptions } from '../form/select-options.ts';
import { useFormScope } from '../form/form-context.ts';
import {
  BrandChoices,
  BrandDate,
  BrandDomain,
  BrandSelect,
  BrandText,
  BrandTextArea,
  BrandTick,
} from './BrandFields.tsx';
import { ChoicesField } from './ChoicesField.tsx';
import { useBrandField } from './fields-context.ts';
import { FixedField } from './FixedField.tsx';
import { labelsIn } from './comma-separated.ts';
import type {
  ChoiceKind,
  DayKind,
  ManyOfKind,
  NumberKind,
  OneOfKind,
  TextKind,
  TickKind,
} from './field-kinds.ts';

/*
 * Inputs of declared fields by kind. An editor passes the inputs that its form needs to `fieldOf`, so that no others
 * are loaded with it.
 */

/** Props of every input of a declared field. */
export interface InputProps<F> {
  name: string;
  field: F;
  hint?: ReactNode;
}

const formats = {
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel' },
  web: { type: 'url', inputMode: 'url' },
  linkedin: { type: 'url', inputMode: 'url' },
  user: { autoCapitalize: 'none', spellCheck: false },
} as const;

/** Input attributes from the declaration of a text. */
export const textInput = ({
  max,
  format,
  autoComplete,
  inputMode,
  isCode,
}: TextKind): Omit<ComponentProps<typeof BrandText>, 'name'> => ({
  maxLength: max,
  autoComplete,
  ...(format && formats[format]),
  ...omitUndefined({ inputMode }),
  ...(isCode && { autoCapitalize: 'characters', spellCheck: false }),
});

interface TextInputProps
  extends InputProps<TextKind>, Pick<ComponentProps<typeof BrandText>, 'note' | 'onBlur' | 'inputMode'> {}

/** Text input or text area. */
export function TextInput({ field, ...props }: TextInputProps) {
  const { lines, max } = field;
  if (lines === undefined) return <BrandText {...textInput(field)} {...props} />;
  const { note, onBlur, inputMode, ...area } = props;
  return <BrandTextArea {...area} maxLength={max} rows={lines} />;
}

/** Date input. */
export function DayInput({
  field: { autoComplete },
  ...props
}: InputProps<DayKind> & Pick<ComponentProps<typeof BrandDate>, 'min'>) {
  return <BrandDate {...props} {...(autoComplete && { autoComplete })} />;
}

/** Number input. */
export function NumberInput({
  field,
  ...props
}: InputProps<NumberKind> & Pick<ComponentProps<typeof BrandText>, 'note'>) {
  return <BrandText {...props} inputMode={field.inputMode ?? 'decimal'} />;
}

/** Checkbox. */
export function TickInput({ field: _, ...props }: InputProps<TickKind>) {
  return <BrandTick {...props} />;
}

/** Select with the rows of a domain list. */
export function OneOfInput({ field, ...props }: InputProps<OneOfKind>) {
  const { values } = useFormScope().form;
  const { list, only, autoComplete } = field;
  return (
    <BrandDomain
      {...props}
      list={list}
      {...(autoComplete && { autoComplete })}
      {...(only && { only: (row) => only(row as Parameters<typeof only>[0], values) })}
    />
  );
}

/** Multiple choice from a domain list. */
export function ManyOfInput({ field: { list }, ...props }: InputProps<ManyOfKind>) {
  return <BrandChoices {...props} list={list} />;
}

/** Multiple choice among options of the editor. */
export function ChoicesInput({
  field: _,
  options,
  ...props
}: InputProps<unknown> & { options: SelectOptions }) {
  const { values } = useFormScope().form;
  const field = useBrandField(props.name);
  if (!field) return null;
  if (field.kind === 'fixed')
    return <FixedField label={field.label}>{labelsIn(values[props.name], options).join(', ')}</FixedField>;
  return <ChoicesField {...props} options={options} label={field.label} optional={field.optional} />;
}

/** Select with options of the editor. */
export function ChoiceInput({
  field: { autoComplete },
  ...props
}: InputProps<Pick<ChoiceKind, 'autoComplete'>> &
  Pick<ComponentProps<typeof BrandSelect>, 'options' | 'autoComplete'>) {
  return <BrandSelect {...(autoComplete && { autoComplete })} {...props} />;
}
