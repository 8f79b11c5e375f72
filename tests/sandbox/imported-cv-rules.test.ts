import { expect, it } from 'vitest';
import type { Cv } from '#core/contract/entities/cv.ts';
import { packFlags } from '#core/brand/field-flags.ts';
import { planOf } from '#portal/screens/cv/portable/plan.ts';
import type { PortableCv } from '#portal/screens/cv/portable/portable-cv.ts';
import { readPortable } from '#portal/screens/cv/portable/read-file.ts';
import { sampleValues } from '../support/sandbox/sample-values.ts';
import {
  type ComparedForm,
  isAccepted,
  valueRefusals,
} from '../support/sandbox/compared-forms/compared-form.ts';
import {
  today,
  startFormSandbox,
  everyFormSettings,
} from '../support/sandbox/compared-forms/form-sandbox.ts';
import { quote } from '../support/sandbox/compared-forms/compare-form.ts';

const emptyFile: PortableCv = { work: [], studies: [], languages: [], skills: [] };

/** Longer than a CV accepts, with the limit inside one visible character. */
const cutTexts = [149, 499, 1999, 3999].map((length) => `${'a'.repeat(length)}😀${'b'.repeat(10)}`);

/** A file with one entry per section of a CV, one of them changed. */
const fileWith = (part: 'work' | 'education' | 'basics', changes: object): string =>
  JSON.stringify({
    basics: { name: 'Nora', ...(part === 'basics' && changes) },
    work: part === 'work' ? [{ position: 'Ayudante', name: 'Taller', ...changes }] : [],
    education: part === 'education' ? [{ area: 'Historia', institution: 'UB', ...changes }] : [],
  });

const importCalls = {
  experience: 'addExperiencia',
  studies: 'addEstudio',
  languages: 'addIdioma',
  presentation: 'editPresentacion',
  portfolio: 'editEnlacePortfolio',
} as const;

it('imported values are accepted, and dates held back would be refused', async () => {
  const sandbox = await startFormSandbox(everyFormSettings);
  const text = { kind: 'text', max: 150 } as const;
  const probes = [...sampleValues('texto', text), ...cutTexts];
  const keys = [
    ['work', 'position', probes],
    ['work', 'name', probes],
    ['work', 'summary', probes],
    ['work', 'url', probes],
    ['work', 'startDate', sampleValues('fecha', { kind: 'day' } as never)],
    ['work', 'endDate', sampleValues('fecha', { kind: 'day' } as never)],
    ['education', 'area', probes],
    ['education', 'institution', probes],
    ['basics', 'summary', probes],
    ['basics', 'url', probes],
  ] as const;
  const empty = {
    ...{ academicos: [], formacionComplementaria: [], idiomas: [] },
    profesional: { experiencia: [] },
  } as unknown as Cv;
  const found: string[] = [];
  let count = 0;
  for (const [part, key, values] of keys)
    for (const value of values) {
      const file = readPortable(fileWith(part, { [key]: value }));
      const plan = planOf(file ?? emptyFile, empty, {
        words: { language: () => undefined, level: () => undefined, degree: () => undefined },
        fields: packFlags(sandbox.brand.settings),
        today,
      });
      for (const { state, write } of plan) {
        if (!write) continue;
        const { part: written, values: sent } = write;
        const body =
          written === 'presentation' ? { texto: sent } : written === 'portfolio' ? { enlace: sent } : sent;
        const compared = {
          call: importCalls[written],
          as: 'student',
          body: () => body,
        } as unknown as ComparedForm;
        const answer = await sandbox.send(compared, {});
        count += 1;
        if (
          (state === 'new') !== isAccepted(compared, answer) ||
          ![0, ...valueRefusals].includes(answer.status)
        )
          found.push(
            `${part}.${key} ${quote(value)}: ${state}, ${answer.status} ${String(answer.datos?.campos)}`,
          );
      }
    }
  sandbox.close();
  expect(found).toEqual([]);
  expect(count).toBeGreaterThan(500);
});
