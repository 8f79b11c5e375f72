import { expect } from 'vitest';
import * as codes from '#core/contract/codes.ts';
import type { FormValues } from '#portal/forms/form/native-fields.ts';
import { sampleValues } from '../sample-values.ts';
import { type ComparedForm, type FormSandbox, isAccepted } from './compared-form.ts';

/** Value for a message, shortened. */
export const quote = (value: string | boolean): string => {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 8)}… (${String(value).length})` : text;
};

/** Disagreements of browser and sandbox, one changed field at a time. */
export async function compareForm(
  sandbox: FormSandbox,
  compared: ComparedForm,
): Promise<{ count: number; found: string[] }> {
  const { name, base, form, problems, body } = compared;
  const found: string[] = [];
  const sent = new Set<string>();
  const compare = async (label: string, values: FormValues, blank = values): Promise<void> => {
    const wrong = Object.keys(problems(values));
    const request = JSON.stringify(body(values));
    // Unreadable values are not sent.
    if (wrong.length > 0 && blank !== values && request === JSON.stringify(body(blank))) return;
    // Skips hidden fields and values with the same request.
    const key = `${request} ${wrong.length === 0}`;
    if (sent.has(key)) return;
    sent.add(key);
    const answer = await sandbox.send(compared, values);
    const { status, datos } = answer;
    // A changed address requires the current password, which is checked first.
    const isRefused =
      !isAccepted(compared, answer) &&
      ('passwordActual' in base || datos?.campos?.join() !== 'passwordActual');
    if (wrong.length > 0 && !isRefused) found.push(`${name}.${label}: held back for ${wrong.join()}, taken`);
    if (wrong.length === 0 && isRefused)
      found.push(
        `${name}.${label}: let through, refused with ${[status, ...(datos?.campos ?? [])].join(' ')}`,
      );
  };
  expect
    .soft([name, problems(base), await sandbox.send(compared, base)])
    .toEqual([name, {}, expect.objectContaining({ status: compared.acceptedStatus ?? 0 })]);
  for (const [key, field] of Object.entries(form.fields)) {
    if (field.kind === 'password' && compared.acceptedStatus === codes.weakPassword) continue;
    for (const value of sampleValues(key, field)) {
      const blank = { ...base, [key]: '' };
      const isBlank = typeof value === 'boolean' || value.trim() === '';
      await compare(`${key} ${quote(value)}`, { ...base, [key]: value }, isBlank ? undefined : blank);
    }
  }
  return { count: sent.size, found };
}
