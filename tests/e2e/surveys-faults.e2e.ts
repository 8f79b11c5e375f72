import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { examplePassword } from '#sandbox/seed/make.ts';
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

const { open, make, linkTo, responses } = liveSurveys();

/** Opens a page on which answers soon count as lost, and watches what that does to it. */
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

describe('when things fail', () => {
  it('works where the browser keeps nothing', async () => {
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

  it.each(faultNames)('bears %s when a survey is opened', async (fault) => {
    const survey = make();
    let restore = (): Promise<void> => Promise.resolve();
    const { page, damage } = await suffer(pathOf(survey, `?t=${await linkTo(survey)}`), async (it) => {
      restore = await injectFault(it, fault, /\/api\/Encuestas\//);
    });
    const stage = page.locator('.survey[data-stage="failed"], .survey[data-stage="access"]');
    await stage.waitFor();
    expect(await damage.complaints({ tries: 2 })).toEqual([]);
    await audit(page);
    await restore();
    if ((await stage.getAttribute('data-stage')) === 'access') return;
    await stage.getByRole('button', { name: 'Reintentar' }).click();
    await reach(page, 'questions');
  });

  // Whatever else stands in it, an answer with status 0 says that they have arrived.
  const losses = faultNames.filter((it) => it !== 'another shape');
  it.each(losses)('bears %s when the answers are sent, and loses none', async (fault) => {
    const survey = make();
    const { page, damage } = await suffer(pathOf(survey, `?t=${await linkTo(survey)}`));
    await reach(page, 'questions');
    await answerAll(page);
    const restore = await injectFault(page, fault, /guardaContestacionEncuesta/);
    await send(page);
    await page.getByText('Tus respuestas no se han enviado').waitFor();
    expect(await damage.complaints()).toEqual([]);
    await audit(page);
    await restore();
    await page.locator('.survey').getByRole('button', { name: 'Reintentar' }).click();
    await reach(page, 'finished');
    expect(responses(survey)).toHaveLength(1);
  });

  it.each(faultNames)('bears %s when someone signs in, and keeps what was typed', async (fault) => {
    const survey = make();
    const { page, damage } = await suffer(pathOf(survey, '/acceso'));
    await reach(page, 'access');
    await identify(page, 'student');
    const restore = await injectFault(page, fault, /logaUsuario/);
    await enter(page);
    await page.locator('.survey .error-summary').waitFor();
    const fields = {
      'Correo electrónico o usuario': personaOf('student').usuario,
      Contraseña: examplePassword,
    };
    expect(await damage.complaints({ fields })).toEqual([]);
    await restore();
    await enter(page);
    await reach(page, 'questions');
  });

  it('goes on after the connection was lost', async () => {
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
