import { expect, it } from 'vitest';
import { runCommand } from '../../tests/support/run-command.ts';

it.each([
  ['encina', 'es', 'Está puesto `inMantenimiento: true`'],
  ['meridia', 'ca', '`mantenimiento` tanca el portal del 2027-07-24 20:00 al 2027-07-25 08:00.'],
])('says that the portal of %s looks closed, and when', async (brand, language, words) => {
  const { stdout } = await runCommand('ready', '--brand', brand, '--lang', language);
  expect(stdout).toContain(words);
});
