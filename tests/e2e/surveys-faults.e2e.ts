import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { examplePassword } from '#sandbox/seed/seed-data.ts';
import { personaOf } from '#sandbox/seed/personas.ts';
import { blockStorage, type Damage, faultNames, impatient, injectFault } from '../support/faults/faults.ts';
import {
  answerAll,
  audit,
  enter,
  identify,
  liveSurveys,
  pathOf,
  reach,
  send,
} from '../support/pages/live-surveys.ts';

const { open, make, linkTo, responses, url } = liveSurveys();

/** Opens a page with shortened timeouts, and watches its damage. */
async function suffer(
  path: string,
  prepare: (page: Page) => Promise<void> = () => Promise.resolve(),
): Promise<{ page: Page; damage: Damage }> {
  let damage: Damage | undefined;
  const page = await open(path, {
    faulty: true,
    before: async (it) => {
      damage = await impatient(it);
      await prepare(it);
    },
  });
  if (!damage) throw new Error('The page was opened without being watched');
  return { page, damage };
}

describe('a survey under faults', () => {
  it('works with blocked storage', async () => {
    const survey = make({ sacaOpcionAnonima: true });
    const page = await open(pathOf(survey), { before: blockStorage, faulty: true });
    await reach(page, 'access');
    await page.getByRole('button', { name: 'Responder anónimamente' }).click();
    await reach(page, 'questions');
    await answerAll(page);
    await send(page);
    await reach(page, 'finished');
    expect(responses(survey)).toHaveLength(1);
  });

  it('reports every fault on opening', async () => {
    const { page, damage } = await suffer('/404');
    const audited = new Set<string>();
    for (const fault of faultNames) {
      const survey = make();
      const restore = await injectFault(page, fault, /\/api\/Encuestas\//);
      await page.goto(url(pathOf(survey, `?t=${await linkTo(survey)}`)));
      const stage = page.locator('.survey[data-stage="failed"], .survey[data-stage="access"]');
      await stage.waitFor();
      expect(await damage.complaints({ tries: 2 }), fault).toEqual([]);
      const name = (await stage.getAttribute('data-stage')) ?? '';
      if (!audited.has(name)) await audit(page);
      audited.add(name);
      await restore();
      if (name === 'access') continue;
      await stage.getByRole('button', { name: 'Reintentar' }).click();
      await page.locator('.survey[data-stage="questions"]').waitFor();
    }
    await reach(page, 'questions');
  });

  // An answer with status 0 is a success whatever else it contains.
  const losses = faultNames.filter((it) => it !== 'another shape');

  it('reports every fault on sending, and keeps all answers', async () => {
    const survey = make();
    const { page, damage } = await suffer(pathOf(survey, `?t=${await linkTo(survey)}`));
    await reach(page, 'questions');
    await answerAll(page);
    const again = page.locator('.survey').getByRole('button', { name: 'Reintentar' });
    for (const [index, fault] of losses.entries()) {
      const restore = await injectFault(page, fault, /guardaContestacionEncuesta/);
      const sent = page.waitForRequest(/guardaContestacionEncuesta/);
      await (index === 0 ? send(page) : again.click());
      await sent;
      await again.waitFor();
      await page.getByText('Tus respuestas no se han enviado').waitFor();
      expect(await damage.complaints({ tries: index + 1 }), fault).toEqual([]);
      if (index === 0) await audit(page);
      await restore();
      expect(responses(survey), fault).toHaveLength(0);
    }
    await again.click();
    await reach(page, 'finished');
    expect(responses(survey)).toHaveLength(1);
  });

  it('reports every fault on signing in, and keeps the input', async () => {
    const survey = make();
    const { page, damage } = await suffer(pathOf(survey, '/acceso'));
    await reach(page, 'access');
    await identify(page, 'student');
    const fields = {
      'Correo electrónico o usuario': personaOf('student').usuario,
      Contraseña: examplePassword,
    };
    for (const [index, fault] of faultNames.entries()) {
      const restore = await injectFault(page, fault, /logaUsuario/);
      const sent = page.waitForRequest(/logaUsuario/);
      await enter(page);
      await sent;
      await page.locator('.survey .error-summary').waitFor();
      expect(await damage.complaints({ fields, tries: index + 1 }), fault).toEqual([]);
      await restore();
    }
    await enter(page);
    await reach(page, 'questions');
  });

  it('continues after a lost connection', async () => {
    const survey = make();
    const page = await open(pathOf(survey), { as: 'student', faulty: true });
    await reach(page, 'questions');
    await answerAll(page);
    await page.context().setOffline(true);
    await page.getByText('Error de conexión, por favor revisa tu conexión').waitFor();
    await page.context().setOffline(false);
    await page.getByText('Error de conexión, por favor revisa tu conexión').waitFor({ state: 'hidden' });
    await send(page);
    await reach(page, 'finished');
  });
});
