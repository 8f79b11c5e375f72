import { expect, it } from 'vitest';
import { isAccepted } from '../support/sandbox/compared-forms/compared-form.ts';
import { startFormSandbox, everyFormSettings } from '../support/sandbox/compared-forms/form-sandbox.ts';
import { comparedForms } from '../support/sandbox/compared-forms/compared-forms.ts';
import { unexplained } from '../support/sandbox/compared-forms/known-differences.ts';

/** States of fields that brands can set. */
const states = {
  required: { visible: true, editable: true, required: true },
  usual: { visible: true, editable: true, required: false },
  hidden: { visible: false, editable: true, required: false },
};

type Flags = Record<string, (typeof states)['usual']>;

it('browser and sandbox agree about every required, optional or hidden field of a brand', async () => {
  const sandbox = await startFormSandbox(everyFormSettings);
  const { campos } = sandbox.brand.settings;
  const found: string[] = [];
  let count = 0;
  for (const [group, names] of [
    ['oferta', ['practicas', 'empleo']],
    ['personales', ['personal']],
  ] as const) {
    const flags = campos[group] as unknown as Flags;
    for (const key of Object.keys(flags)) {
      const before = flags[key];
      for (const [state, value] of Object.entries(states)) {
        flags[key] = value;
        for (const compared of comparedForms(sandbox).filter(({ name }) =>
          names.some((other) => other === name),
        )) {
          const { base, problems, name } = compared;
          for (const values of [base, { ...base, [key]: '' }]) {
            count += 1;
            const isFree = Object.keys(problems(values)).length === 0;
            const answer = await sandbox.send(compared, values);
            if (isFree !== isAccepted(compared, answer))
              found.push(
                `${name}.${key} ${state}: ${isFree ? 'let through' : 'held back'}, ${answer.status} ${String(answer.datos?.campos)}`,
              );
          }
        }
      }
      if (before) flags[key] = before;
    }
  }
  sandbox.close();
  expect(unexplained(found)).toEqual([]);
  expect(count).toBeGreaterThan(600);
}, 120_000);

it.each([
  { requestDireccionContactoEmpresa: true },
  { requestDireccionFullContactoEmpresa: true },
  { requestTipoContacto: true },
  { requestTipoEmpresa: true },
  { limitesJornada: { horasDia: 4 } },
  { modulos: { condicionesPracticas: true } },
] as const)('browser and sandbox agree about what is left empty, with %j', async (switched) => {
  const sandbox = await startFormSandbox({
    ...everyFormSettings,
    ...switched,
    modulos: { ...everyFormSettings.modulos, ...('modulos' in switched && switched.modulos) },
  });
  const found: string[] = [];
  for (const compared of comparedForms(sandbox)) {
    const { name, base, form, problems } = compared;
    for (const [key, field] of [['', undefined] as const, ...Object.entries(form.fields)]) {
      if (field?.kind === 'password') continue;
      const values = key === '' ? base : { ...base, [key]: '' };
      const isFree = Object.keys(problems(values)).length === 0;
      const answer = await sandbox.send(compared, values);
      if (isFree !== isAccepted(compared, answer))
        found.push(
          `${name}.${key} "": ${isFree ? 'let through' : 'held back'}, ${answer.status} ${String(answer.datos?.campos)}`,
        );
    }
  }
  sandbox.close();
  expect(unexplained(found)).toEqual([]);
});
