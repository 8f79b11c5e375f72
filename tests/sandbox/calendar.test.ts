import { convertIcsCalendar } from 'ts-ics';
import { expect, it } from 'vitest';
import { sql } from '../../src/sandbox/db/sql.ts';
import { examplePassword } from '../../src/sandbox/seed/seed-data.ts';
import { type PersonaId, personaOf } from '../../src/sandbox/seed/personas.ts';
import { startSandbox, type TestSandbox } from '../support/sandbox/sandbox.ts';

const settings = { modulos: { practicas: true, empleo: true } };

/** The address of the calendar of a persona, as its sign-in answers it. */
async function calendarOf(sandbox: TestSandbox, persona: PersonaId, language: string): Promise<string> {
  const { usuario, kind } = personaOf(persona);
  const { datos } = await sandbox.call('logaUsuario', {
    params: { tipo: kind === 'empresa' ? 'Empresa' : 'Alumno' },
    body: { usuario, password: examplePassword },
    language,
  });
  return new URL(datos?.urlCalendario ?? '', sandbox.url).href;
}

const titlesAt = async (address: string): Promise<string[]> => {
  const { events = [] } = convertIcsCalendar(undefined, await (await fetch(address)).text());
  return events.map(({ summary }) => summary);
};

it('a sign-in tells the address of a calendar, which works without a token while the account does', async () => {
  const sandbox = await startSandbox({ content: 'examples', settings });
  const address = await calendarOf(sandbox, 'student', 'ca');
  const response = await fetch(address);
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const titles = await titlesAt(address);
  expect(titles.length).toBeGreaterThan(0);
  expect(titles.some((title) => /^(?:Comencen|Acaben)/.test(title))).toBe(true);
  expect((await fetch(address.replace('.ics', 'x.ics'))).status).toBe(404);
  const usuario = personaOf('student').usuario;
  sandbox.db.run(sql`UPDATE account SET estado = 'baja' WHERE usuario = ${usuario}`);
  expect((await fetch(address)).status).toBe(404);
});

it('the calendar of a company has its offers and nothing of others', async () => {
  const sandbox = await startSandbox({ content: 'examples', settings });
  const titles = await titlesAt(await calendarOf(sandbox, 'company', 'es'));
  const own = await sandbox.call('dameProcesosEmpleoYpracticas', { as: 'company' });
  const names = own.datos?.map(({ titulo }) => titulo) ?? [];
  const closing = titles.filter((title) => title.startsWith('Último día de inscripción: '));
  expect(closing.length).toBeGreaterThan(0);
  for (const title of closing) expect(names).toContain(title.slice('Último día de inscripción: '.length));
});
