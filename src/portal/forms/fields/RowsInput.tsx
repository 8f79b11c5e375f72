import type { ReactNode } from 'react';
import { BrandChoices } from './BrandFields.tsx';
import { innerFields } from './form-values.ts';
import type { OneOfKind, RowsKind } from './field-kinds.ts';
import { FieldsContext, type FieldsScope } from './fields-context.ts';
import type { InputProps } from './inputs.tsx';
import { noFlags } from './field-options.ts';
import { labelOf } from './form-of.ts';

interface RowsInputProps extends InputProps<RowsKind> {
  /** Inputs for the fields of a row, by field kind. */
  inputs: Readonly<Record<string, (props: InputProps<never>) => ReactNode>>;
  /** Label of a row's field with the name of the row, if the field's own label would not tell rows apart. */
  labelTextOf?: (key: string, row: string) => string;
}

/** Rows chosen from a list, each with its fields. */
export function RowsInput({ name, field, hint, inputs, labelTextOf }: RowsInputProps) {
  const { list } = field.row.fields[field.by] as OneOfKind;
  const inner = innerFields(field);
  const rowOf = (id: number, row: string): ReactNode => {
    const nameOf = (key: string): string => `${name}.${id}.${key}`;
    const scope: FieldsScope = {
      flags: noFlags,
      labels: Object.fromEntries(inner.map(([key]) => [nameOf(key), labelOf(field.row, key)])),
      labelTexts:
        labelTextOf && Object.fromEntries(inner.map(([key]) => [nameOf(key), labelTextOf(key, row)])),
      fields: Object.fromEntries(inner.map(([key, innerField]) => [nameOf(key), innerField])),
    };
    return (
      <FieldsContext value={scope}>
        {inner.map(([key, innerField]) => {
          const Input = inputs[innerField.kind];
          return Input && <Input key={key} name={nameOf(key)} field={innerField as never} />;
        })}
      </FieldsContext>
    );
  };
  return <BrandChoices name={name} list={list} hint={hint} detailOf={rowOf} />;
}
