import type { GroupFlags } from '#core/brand/field-flags.ts';
import { allInputs } from '#portal/forms/fields/all-inputs.ts';
import { DeclaredFields } from '#portal/forms/fields/DeclaredFields.tsx';
import { fieldOf } from '#portal/forms/fields/field-of.tsx';
import { FieldsContext } from '#portal/forms/fields/fields-context.ts';
import { OneOfInput } from '#portal/forms/fields/inputs.tsx';
import { TownField } from '#portal/forms/fields/TownField.tsx';
import { useFields } from '#portal/forms/fields/use-fields.ts';
import { TreePanel } from '#portal/forms/tree/TreePanel.tsx';
import { WeekGrid } from '#portal/forms/week/WeekGrid.tsx';
import { WeekTable } from '#portal/forms/week/WeekTable.tsx';
import { WeekTool } from '#portal/forms/week/WeekTool.tsx';
import { Cell, Group } from '../Cell.tsx';
import { SampleForm } from '../SampleForm.tsx';
import { sampleData, sampleFields } from '../sample-fields.ts';
import { nothing, options } from '../samples.ts';

const Field = fieldOf(sampleFields, allInputs);

const keys = Object.keys(sampleFields.fields) as (keyof typeof sampleFields.fields)[];
const open: GroupFlags = { hidden: [], fixed: [], required: ['titulo', 'fechaInicio'] };
const noFields: GroupFlags = { hidden: [], fixed: keys, required: [] };
const required = 'validation.required';

/** Fields declared against the contract, in the states that brands can set. */
export function DeclaredParts() {
  return (
    <Group title="Declared fields">
      <Cell title="Every kind: to be filled in">
        <Fields flags={open} />
      </Cell>
      <Cell title="Every kind: wrong">
        <Fields flags={open} isWrong />
      </Cell>
      <Cell title="Every kind: cannot be changed">
        <Fields flags={noFields} />
      </Cell>
      <Cell title="WeekTool, WeekGrid, WeekTable" isWide>
        <Week />
      </Cell>
      <Cell title="TreePanel">
        <TreePanel
          label="Titulaciones"
          groups={[{ id: 1, label: 'Ciencias', entries: options.map(({ label }, id) => ({ id, label })) }]}
          chosen={[1]}
          onChoose={nothing}
          onClose={nothing}
        />
      </Cell>
    </Group>
  );
}

const schedule = 'Lunes a jueves, de 9 a 14; viernes, de 9 a 13 y de 15 a 17. En verano, menos.';

function Week() {
  const { scope, initial } = useFields(sampleFields, { data: { titulo: schedule }, flags: open });
  const props = { name: 'titulo', limits: { horasSemana: 25 } };
  return (
    <FieldsContext value={scope}>
      <SampleForm initial={initial}>
        <Field name="titulo" />
        <WeekTool {...props} />
        <WeekGrid {...props} />
        <WeekTable text={schedule} />
      </SampleForm>
    </FieldsContext>
  );
}

function Fields({ flags, isWrong = false }: { flags: GroupFlags; isWrong?: boolean }) {
  const fields = useFields(sampleFields, { data: isWrong ? {} : sampleData, flags });
  const ready = { state: 'ready', options } as const;
  return (
    <FieldsContext value={fields.scope}>
      <SampleForm
        initial={fields.initial}
        problems={isWrong ? Object.fromEntries(keys.map((key) => [key, required])) : {}}
      >
        <DeclaredFields
          form={sampleFields}
          field={Field}
          rows={[['fechaInicio', 'meses']]}
          own={{
            titulo: <Field name="titulo" hint="Lo primero que se lee" />,
            programa: <Field name="programa" options={options} />,
            tutores: <Field name="tutores" options={ready} />,
            idiomas: <Field name="idiomas" inputs={{ oneOf: OneOfInput }} />,
            localidad: <TownField name="localidad" province={8} />,
          }}
        />
      </SampleForm>
    </FieldsContext>
  );
}
