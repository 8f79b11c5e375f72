import type { ComponentProps, ReactNode } from 'react';
import type { DomainListName, RowOf } from '#core/contract/entities/domain-lists.ts';
import { useDomain } from './use-domain.ts';
import { usePage } from '#portal/island/page-context.ts';
import { CheckboxField } from '../form/CheckboxField.tsx';
import { DateField } from '../form/DateField.tsx';
import { useFormScope } from '../form/form-context.ts';
import type { SelectOption, SelectOptions } from '../form/select-options.ts';
import { SelectField } from '../form/SelectField.tsx';
import { TextAreaField } from '../parts/TextAreaField.tsx';
import { TextField } from '../form/TextField.tsx';
import { ChoicesField } from './ChoicesField.tsx';
import { useBrandField } from './fields-context.ts';
import { FixedField } from './FixedField.tsx';
import { labelsIn } from './comma-separated.ts';

/*
 * Inputs that follow the field flags of the brand: an input, a read-only text if the field is fixed, or nothing if it
 * is hidden; label and required mark included.
 */

type OwnProps<P> = Omit<P, 'label' | 'optional' | 'options' | 'required'>;

function useValue(name: string): string {
  return String(useFormScope().form.values[name] ?? '');
}

export function BrandText(props: OwnProps<ComponentProps<typeof TextField>>) {
  const field = useBrandField(props.name);
  const value = useValue(props.name);
  if (!field) return null;
  if (field.kind === 'fixed') return <FixedField label={field.label}>{value}</FixedField>;
  return <TextField {...props} label={field.label} optional={field.optional} />;
}

export function BrandTextArea(props: OwnProps<ComponentProps<typeof TextAreaField>>) {
  const field = useBrandField(props.name);
  const value = useValue(props.name);
  if (!field) return null;
  if (field.kind === 'fixed') return <FixedField label={field.label}>{value}</FixedField>;
  return <TextAreaField {...props} label={field.label} optional={field.optional} />;
}

export function BrandDate(props: OwnProps<ComponentProps<typeof DateField>>) {
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

interface BrandSelectProps extends OwnProps<ComponentProps<typeof SelectField>> {
  options: readonly SelectOption[] | SelectOptions;
}

/** Select with options of the page. */
export function BrandSelect({ options, ...props }: BrandSelectProps) {
  const field = useBrandField(props.name);
  const value = useValue(props.name);
  if (!field) return null;
  if (field.kind === 'fixed') {
    const entries = 'state' in options ? (options.state === 'ready' ? options.options : []) : options;
    const chosen = entries.find((option) => option.value === value)?.label;
    return <FixedField label={field.label}>{chosen}</FixedField>;
  }
  return (
    <SelectField
      {...props}
      options={options}
      label={field.label}
      optional={field.optional}
      keepsUnlistedValue
    />
  );
}

interface BrandDomainProps<N extends DomainListName> extends OwnProps<ComponentProps<typeof SelectField>> {
  list: N;
  /** Filters the rows of the list. */
  only?: (row: RowOf<N>) => boolean;
}

/** Select with the rows of a domain list. */
export function BrandDomain<N extends DomainListName>({ list, only, ...props }: BrandDomainProps<N>) {
  const field = useBrandField(props.name);
  const options = useDomain(list, field !== undefined, only);
  return field ? <BrandSelect {...props} options={options} /> : null;
}

interface BrandChoicesProps extends Pick<ComponentProps<typeof ChoicesField>, 'name' | 'hint' | 'detailOf'> {
  list: DomainListName;
}

/** Multiple choice from a domain list. */
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
