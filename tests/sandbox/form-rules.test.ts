import { expect, it } from 'vitest';
import { declaredForms } from '../support/declared-forms.ts';
import { startFormSandbox, everyFormSettings } from '../support/sandbox/compared-forms/form-sandbox.ts';
import { comparedForms } from '../support/sandbox/compared-forms/compared-forms.ts';
import { compareForm } from '../support/sandbox/compared-forms/compare-form.ts';
import { unexplained } from '../support/sandbox/compared-forms/known-differences.ts';

/*
 * Compares browser validation of every form with the sandbox: both accept and refuse the same values. Exceptions are listed
 * in `known-differences.ts`, with the reason.
 */

it('browser and sandbox agree about the values of each form', async () => {
  const sandbox = await startFormSandbox(everyFormSettings);
  let count = 0;
  const found: string[] = [];
  for (const compared of comparedForms(sandbox)) {
    const result = await compareForm(sandbox, compared);
    count += result.count;
    found.push(...result.found);
  }
  sandbox.close();
  const what =
    'held back for a field, taken: have the handler of the call refuse the value with refuseFields; ' +
    'otherwise give the row of the form what the handler refuses, or say why they differ in known-differences.ts';
  expect(unexplained(found), what).toEqual([]);
  expect(count).toBeGreaterThan(8000);
}, 120_000);

it('every declared form with a format is compared with the sandbox', async () => {
  const sandbox = await startFormSandbox(everyFormSettings);
  const compared = new Set(comparedForms(sandbox).flatMap(({ form }) => Object.values(form.fields)));
  sandbox.close();
  const missing = declaredForms.flatMap(({ name, form }) =>
    Object.entries(form.fields)
      .filter(([, field]) => field.kind === 'text' && field.format && field.format !== 'user')
      .filter(([, field]) => !compared.has(field))
      .map(
        ([key]) =>
          `${key} of ${name} has a format: add its form to tests/support/sandbox/compared-forms, so that the sandbox keeps it.`,
      ),
  );
  expect(missing).toEqual([]);
});
