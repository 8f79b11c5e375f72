import type { ReactNode } from 'react';
import { BrandChoices } from './BrandFields.tsx';
import { innerFields } from './form-values.ts';
import type { OneOfField, RowsField } from './field-kinds.ts';
import { FieldsContext } from './fields-context.ts';
import type { InputProps } from './inputs.tsx';
import { noFlags } from './field-options.ts';
import { labelOf } from './form-of.ts';

interface RowsInputProps extends InputProps<RowsField> {
  /** The inputs of the row, by the kinds of its fields. */
  inputs: Readonly<Record<string, (props: InputProps<never>) => ReactNode>>;
  /** What a field of the row is called beside the name of its row, where its own text would not tell rows apart. */
  wordsOf?: (key: string, row: string) => string;
}

/** Rows that are chosen from a list, each with its fields beside it. */
export function RowsInput({ name, field, hint, inputs, wordsOf }: RowsInputProps) {
  const { list } = field.row.fields[field.by] as OneOfField;
  const inner = innerFields(field);
  const rowOf = (id: number, row: string): ReactNode => {
    const at = (key: string): string => `${name}.${id}.${key}`;
    const scope = {
      flags: noFlags,
      labels: Object.fromEntries(inner.map(([key]) => [at(key), labelOf(field.row, key)])),
      words: wordsOf && Object.fromEntries(inner.map(([key]) => [at(key), wordsOf(key, row)])),
      fields: Object.fromEntries(inner.map(([key, it]) => [at(key), it])),
    };
    return (
      <FieldsContext value={scope}>
        {inner.map(([key, it]) => {
          const Input = inputs[it.kind];
          return Input && <Input key={key} name={at(key)} field={it as never} />;
        })}
      </FieldsContext>
    );
  };
  return <BrandChoices name={name} list={list} hint={hint} detailOf={rowOf} />;
}
