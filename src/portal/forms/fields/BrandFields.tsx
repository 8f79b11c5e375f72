import type { ComponentProps, ReactNode } from 'react';
import type { DomainListName, RowOf } from '#core/contract/entities/domain-lists.ts';
import { useDomain } from './use-domain.ts';
import { usePage } from '#portal/island/page-context.ts';
import { CheckboxField } from '../form/CheckboxField.tsx';
import { DateField } from '../form/DateField.tsx';
import { useFormScope } from '../form/form-context.ts';
import type { SelectOption, SelectOptions } from '../form/select-options.ts';
import { SelectField } from '../form/SelectField.tsx';
import { TextAreaField } from '../form/TextAreaField.tsx';
import { TextField } from '../form/TextField.tsx';
import { ChoicesField } from './ChoicesField.tsx';
import { useBrandField } from './fields-context.ts';
import { FixedField } from './FixedField.tsx';
import { labelsIn } from './parts.ts';

/*
 * Fields as the brand wants them: each is an input, a text where it may not be changed, or nothing where it is hidden,
 * with its label and whether it has to be filled in.
 */

type Own<P> = Omit<P, 'label' | 'optional' | 'options' | 'required'>;

function useValue(name: string): string {
  return String(useFormScope().form.values[name] ?? '');
}

export function BrandText(props: Own<ComponentProps<typeof TextField>>) {
  const field = useBrandField(props.name);
  const value = useValue(props.name);
  if (!field) return null;
  if (field.kind === 'fixed') return <FixedField label={field.label}>{value}</FixedField>;
  return <TextField {...props} label={field.label} optional={field.optional} />;
}

export function BrandTextArea(props: Own<ComponentProps<typeof TextAreaField>>) {
  const field = useBrandField(props.name);
  const value = useValue(props.name);
  if (!field) return null;
  if (field.kind === 'fixed') return <FixedField label={field.label}>{value}</FixedField>;
  return <TextAreaField {...props} label={field.label} optional={field.optional} />;
}

export function BrandDate(props: Own<ComponentProps<typeof DateField>>) {
  const { date } = usePage().format;
  const field = useBrandField(props.name);
  const value = useValue(props.name);
  if (!field) return null;
  if (field.kind === 'fixed') return <FixedField label={field.label}>{value && date(value)}</FixedField>;
  return <DateField {...props} label={field.label} optional={field.optional} />;
}

export function BrandTick(props: { name: string; hint?: ReactNode }) {
  const { t } = usePage().format;
  const { form } = useFormScope();
  const field = useBrandField(props.name);
  if (!field) return null;
  if (field.kind === 'fixed')
    return (
      <FixedField label={field.label}>{t(form.values[props.name] ? 'frame.yes' : 'frame.no')}</FixedField>
    );
  return <CheckboxField {...props} label={field.label} />;
}

interface BrandSelectProps extends Own<ComponentProps<typeof SelectField>> {
  options: readonly SelectOption[] | SelectOptions;
}

/** A choice from entries that the page itself has. */
export function BrandSelect({ options, ...props }: BrandSelectProps) {
  const field = useBrandField(props.name);
  const value = useValue(props.name);
  if (!field) return null;
  if (field.kind === 'fixed') {
    const entries = 'state' in options ? (options.state === 'ready' ? options.options : []) : options;
    const chosen = entries.find((option) => option.value === value)?.label;
    return <FixedField label={field.label}>{chosen}</FixedField>;
  }
  return <SelectField {...props} options={options} label={field.label} optional={field.optional} keeps />;
}

interface BrandDomainProps<N extends DomainListName> extends Own<ComponentProps<typeof SelectField>> {
  list: N;
  /** Which rows of the list are offered. */
  only?: (row: RowOf<N>) => boolean;
}

/** A choice from a domain list. */
export function BrandDomain<N extends DomainListName>({ list, only, ...props }: BrandDomainProps<N>) {
  const field = useBrandField(props.name);
  const options = useDomain(list, field !== undefined, only);
  return field ? <BrandSelect {...props} options={options} /> : null;
}

interface BrandChoicesProps extends Pick<ComponentProps<typeof ChoicesField>, 'name' | 'hint' | 'detailOf'> {
  list: DomainListName;
}

/** A choice of several from a domain list. */
export function BrandChoices({ name, list, ...props }: BrandChoicesProps) {
  const field = useBrandField(name);
  const options = useDomain(list, field !== undefined);
  const value = useValue(name);
  if (!field) return null;
  if (field.kind === 'fixed') {
    return <FixedField label={field.label}>{labelsIn(value, options).join(', ')}</FixedField>;
  }
  return <ChoicesField {...props} {...{ name, options }} label={field.label} optional={field.optional} />;
}
