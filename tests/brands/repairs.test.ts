/** Edits offered by reports: each is applied to the broken brand, which is then checked again. */
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadBrands } from '#generator/brands/load-brands.ts';
import type { Diagnostic } from '#generator/diagnostics/problem.ts';
import { applyEdits } from '../support/build/apply-edits.ts';
import { fixtureBrands, fixtureNames } from '../support/build/fixture-brands.ts';

/** A file that crashes its reader has no repair, and is slow. */
const fixtures = fixtureNames().filter((code) => code !== 'unworkable-file');

const nameOf = ({ code, location, what }: Diagnostic): string => `${code} ${location?.file} ${what.en}`;

const without = (names: readonly string[], others: readonly string[]): string[] => {
  const left = [...others];
  return names.filter((name) => {
    const at = left.indexOf(name);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

const repaired = new Set<string>();

it.each(fixtures)('repairs %s as far as possible, and breaks nothing else', async (code) => {
  const { brandsDir, remove } = fixtureBrands(code);
  const check = async (): Promise<Diagnostic[]> =>
    (await loadBrands({ brandsDir, today: '2026-11-22' })).problems;
  try {
    const problems = code === 'unknown-brand' ? [] : await check();
    for (const problem of problems) {
      if (!problem.repair) continue;
      const files = [...new Set(problem.repair.map(({ location }) => location.file))];
      const originals = files.map((file) => readFileSync(file, 'utf8'));
      for (const [index, file] of files.entries())
        writeFileSync(file, applyEdits(originals[index] ?? '', file, problem.repair));
      const [before, after] = [problems.map(nameOf), (await check()).map(nameOf)];
      expect(without(after, before), 'new problems').toEqual([]);
      expect(without(before, after), 'problems that are gone').toContain(nameOf(problem));
      for (const [index, file] of files.entries()) writeFileSync(file, originals[index] ?? '');
      repaired.add(code);
    }
  } finally {
    remove();
  }
});

it('has edits for the mistakes that have one clear repair', () => {
  expect([...repaired].sort()).toMatchInlineSnapshot(`
    [
      "bad-colour",
      "bad-login-id",
      "bad-value",
      "bidi-character",
      "comment-in-text",
      "control-character",
      "double-encoding",
      "doubtful-fact",
      "duplicate-id",
      "former-name",
      "heading-order",
      "id-in-base",
      "insecure-link",
      "invalid-link",
      "invalid-message",
      "invalid-yaml",
      "invisible-character",
      "missing-base",
      "missing-colon",
      "not-utf-8",
      "odd-space",
      "tab-indentation",
      "unknown-address",
      "unknown-key",
      "unknown-message",
      "unknown-placeholder",
      "unknown-value",
      "unquoted-colour",
      "unquoted-number",
      "unsafe-link",
      "visible-markup",
      "wrong-language-link",
      "wrong-placeholders",
      "wrong-type",
      "yaml-directive",
      "yaml-tag",
    ]
  `);
});
