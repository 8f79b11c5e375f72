import { showStep } from '../support/pages/account-forms.ts';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { type Area, ownTexts } from '#core/i18n/messages.ts';
import { domainText } from '#sandbox/areas/domains/lists.ts';
import { sql } from '#sandbox/db/sql.ts';
import { makeCandidacy, makeOffer } from '#sandbox/seed/make-offers.ts';
import { personaAccount } from '#sandbox/seed/persona-rows.ts';
import { type PersonaId, personaOf } from '#sandbox/seed/personas.ts';
import { type InputMethod, pointing, typing } from '../support/pages/input-methods.ts';
import {
  editableOffer,
  fillPlacement,
  offerField,
  offerFormShown,
  storedOffers,
} from '../support/pages/offer-form.ts';
import { applyButton } from '../support/pages/offer-page.ts';
import { ownCompany, ownOffer, rowOf, storedState } from '../support/pages/own-offers.ts';
import type { LivePortal } from '../support/portal/live-portal.ts';
import { hydrated } from '../support/portal/portal.ts';
import { desktop, phone, portalTest } from '../support/portal/portal-test.ts';

const { newPage, newPortal, visit } = portalTest();

/** One run each: in Spanish on a desktop by keyboard only, in Catalan on a phone. */
const ways = [
  { language: 'es', viewport: desktop, at: 'a desk, by keyboard alone', handsOf: typing },
  { language: 'ca', viewport: phone, at: 'a phone', handsOf: pointing },
] as const;

type Way = (typeof ways)[number];

const paths = {
  es: {
    home: '/',
    own: '/mis-ofertas',
    placements: '/ofertas-practicas',
    applied: '/mis-candidaturas',
    placed: '/mis-practicas',
  },
  ca: {
    home: '/ca',
    own: '/ca/les-meves-ofertes',
    placements: '/ca/ofertes-practiques',
    applied: '/ca/les-meves-candidatures',
    placed: '/ca/les-meves-practiques',
  },
} as const;

/** Texts of the portal by id. */
function wordsIn(language: Way['language']) {
  return (id: string): string => {
    const text: unknown = Reflect.get(ownTexts(language, id.split('.')[0] as Area), id);
    if (typeof text !== 'string') throw new Error(`There is no text ${id}`);
    return text;
  };
}

/** Opens a page as a persona, with an input method. */
async function open(portal: LivePortal, who: PersonaId, path: string, way: Way): Promise<InputMethod> {
  const page = await visit(who, path, { portal, viewport: way.viewport, godmode: true });
  return way.handsOf(page);
}

/** Runs an action of the console as the university. */
async function universityDoes(
  portal: LivePortal,
  noun: 'offers' | 'candidacies',
  words: string,
  act: string,
): Promise<void> {
  const page = await newPage({ portal, locale: 'es-ES' });
  await page.goto(portal.url(`/sandbox/console/${noun}?all=1&q=${encodeURIComponent(words)}`));
  const found = page.getByRole('article').filter({ hasText: words }).first();
  await typing(page).press(found.getByRole('button', { name: act, exact: true }));
  await page.getByRole('status').waitFor();
}

/** Texts of the mails in the outbox. */
async function mailsOf(portal: LivePortal): Promise<string> {
  const page = await newPage({ portal });
  await page.goto(portal.url('/sandbox/outbox'));
  return page.locator('main').innerText();
}

/** Waits for a notification with a text. */
async function isTold(page: Page, words: string): Promise<void> {
  await page.locator('.notification-bell').click();
  await page.locator('.notification-panel').getByText(words).first().waitFor();
}

const stateOf = (language: Way['language'], state: number): string =>
  domainText('estadosCandidaturasAlumno', state, language) ?? '';

describe.each(ways)('in $language at $at', (way) => {
  const { language } = way;
  const say = wordsIn(language);
  const path = paths[language];

  const badge = (page: Page, state: number) =>
    page.locator('.offer-card-badge', { hasText: stateOf(language, state) }).first();

  it('a company writes its first offer, sees it as a student will, sends it, and it is published', async () => {
    const portal = await newPortal('montclar');
    const hand = await open(portal, 'new-company', path.home, way);
    const { page } = hand;
    await page.getByRole('heading', { name: say('home.stepAgreement') }).waitFor();
    await hand.press(page.getByRole('link', { name: say('home.createOffer') }));
    await hand.press(page.getByRole('link', { name: say('offer-form.placement'), exact: true }));
    await hydrated(page);
    await offerFormShown(page);
    const titulo = 'Técnica o técnico de «taller» & más';
    await fillPlacement(hand, { grado: 'informatica', fechaInicio: '2027-02-01', fechaFin: '2027-06-30' });
    const preview = page.getByRole('button', { name: say('offer-form.preview') });
    await hand.press(preview);
    await page
      .getByRole('region', { name: say('offer-form.previewTitle') })
      .getByText(titulo)
      .waitFor();
    // On a phone the preview replaces the form.
    await hand.press(preview);
    await showStep(page.locator('main form > [type=submit]'));
    await hand.press(page.getByRole('button', { name: say('offer-form.review') }));
    await hand.press(page.getByRole('button', { name: say('offer-form.send') }));
    await page.getByRole('heading', { name: say('offer-form.createdTitle') }).waitFor();
    const sent = storedOffers(portal).at(-1);
    expect(sent).toMatchObject({ titulo, estado: 'pendiente', idPerfil: 2 });
    await hand.press(page.getByRole('main').getByRole('link', { name: say('actions.seeMyOffers') }));
    const row = rowOf(page, { urlAcceso: sent?.urlAcceso ?? '' });
    await row.getByText(say('company-offers.pending')).waitFor();

    await universityDoes(portal, 'offers', titulo, 'Publicar');
    const { page: later } = await open(portal, 'new-company', path.own, way);
    await rowOf(later, { urlAcceso: sent?.urlAcceso ?? '' })
      .getByText(say('company-offers.active'), { exact: true })
      .waitFor();
    await isTold(later, titulo);
    expect(await mailsOf(portal)).toContain(titulo);
    const student = await open(portal, 'applicant-student', `${path.placements}/${sent?.urlAcceso}`, way);
    await student.page.getByRole('heading', { level: 1, name: titulo }).waitFor();
  });

  it('a company chooses someone, from the application to the placement', async () => {
    const portal = await newPortal('montclar');
    const { db } = portal;
    const company =
      db.value<number>(sql`SELECT company FROM contact WHERE email = ${personaOf('gap-company').usuario}`) ??
      0;
    const titulo = 'Prácticas en el horno';
    const offer = makeOffer(db, company, {
      titulo,
      fechaCaducidad: '2030-01-31',
      datos: { plazas: 1, fechaInicio: '2029-02-01', fechaFin: '2029-06-01', horasAldia: 4 },
    });
    const student = await open(portal, 'applicant-student', `${path.placements}/${offer.urlAcceso}`, way);
    await student.press(applyButton(student.page, say('offers.apply')));
    const state = (): number | undefined =>
      db.value(sql`SELECT estado FROM candidacy WHERE offer = ${offer.id}`);
    await expect.poll(state).toBeDefined();
    if (state() !== 3) await universityDoes(portal, 'candidacies', titulo, 'Enviar a la empresa');
    expect(state()).toBe(3);

    // Two steps from the home page to the newest CV.
    const hand = await open(portal, 'gap-company', path.home, way);
    const { page } = hand;
    await hand.press(page.locator('.waiting-rows').getByRole('link', { name: titulo }).first());
    await hydrated(page);
    await hand.press(page.locator('.candidate-row h2 a'));
    await page.getByRole('article', { name: /^Nil Bonet/ }).waitFor();
    const move = async (to: number): Promise<void> => {
      const bar = page.locator('.candidate-bar');
      const button = bar.getByRole('button', { name: stateOf(language, to), exact: true });
      await bar.locator('.candidate-move-buttons').waitFor();
      // On a phone only the next step is outside of the menu.
      if ((await button.count()) === 0) await hand.press(bar.locator('.action-menu-button'));
      await hand.press(button);
    };
    const moved = (to: number) =>
      page
        .locator('.candidate-state')
        .filter({ hasText: stateOf(language, to) })
        .first()
        .waitFor();
    const confirm = page.locator('dialog .dialog-form-actions button[type=submit]');
    await move(16);
    await hand.press(confirm);
    await expect.poll(state).toBe(16);

    await student.page.goto(portal.url(path.applied));
    await student.press(
      student.page.locator('.pre-enrolment').getByRole('button', { name: say('frame.preEnrolmentAccept') }),
    );
    await student.press(
      student.page.getByRole('dialog').getByRole('button', { name: say('frame.preEnrolmentAcceptNow') }),
    );
    await expect.poll(state).toBe(3);

    await page.reload();
    for (const to of [4, 5, 6]) {
      await move(to);
      await expect.poll(state).toBe(to);
      await moved(to);
    }
    await move(8);
    await hand.press(confirm);
    // The registered address is missing: it is filled in here, and the selection continues.
    const missing = page.locator('.candidate-missing');
    const address = { direccion: 'Carrer del Vidre, 2', cp: '07001', idProvincia: '7', localidad: 'PALMA' };
    await missing.locator('[name=idProvincia] option').nth(1).waitFor({ state: 'attached' });
    for (const [name, value] of Object.entries(address))
      await hand.put(missing.locator(`[name=${name}]`), value);
    await hand.press(missing.getByRole('button', { name: say('candidates.saveAndSelect') }));
    await expect.poll(state).toBe(8);

    await universityDoes(portal, 'candidacies', titulo, 'Empezar la tramitación');
    await universityDoes(portal, 'candidacies', titulo, 'Adjudicar');
    expect(state()).toBe(12);
    const placement = sql`SELECT count(*) FROM placement WHERE company = ${company} AND student = ${personaAccount(portal, 'applicant-student')}`;
    expect(db.value(placement)).toBe(1);
    await page.reload();
    await moved(12);
    const { page: later } = await open(portal, 'applicant-student', path.placed, way);
    await later.getByText(titulo).first().waitFor();
  });

  it('a company publishes last year’s offer again, in five presses and three days', async () => {
    const portal = await newPortal('montclar');
    const { db } = portal;
    const id = editableOffer(portal, { fechaInicio: '2026-03-01', fechaFin: '2026-06-30' });
    db.update('offer', { id }, { estado: 'cerrada', titulo: 'Prácticas de cada año', fecha: '2026-11-21' });
    const closed = storedOffers(portal).find((it) => it.id === id);
    const hand = await open(portal, 'company', `${path.own}?estado=cerrada`, way);
    const { page } = hand;
    let presses = 0;
    const press: InputMethod['press'] = async (target) => {
      presses += 1;
      await hand.press(target);
    };
    const row = rowOf(page, { urlAcceso: closed?.urlAcceso ?? '' });
    await press(row.getByRole('button', { name: new RegExp(`^${say('company-offers.duplicate')}`) }));
    const dialog = page.getByRole('dialog');
    await press(dialog.getByRole('button', { name: say('company-offers.duplicateNow') }));
    await press(dialog.getByRole('link', { name: say('frame.yes') }));
    await hydrated(page);
    await offerFormShown(page);
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'fechaInicio');
    const days = { fechaInicio: '2027-03-01', fechaFin: '2027-06-30', fechaCaducidad: '2027-02-15' };
    for (const [name, day] of Object.entries(days)) await hand.put(offerField(page, name), day);
    await press(page.getByRole('button', { name: say('offer-form.review') }));
    await press(page.getByRole('button', { name: say('offer-form.saveChanges') }));
    await page.getByRole('heading', { name: say('offer-form.savedTitle') }).waitFor();
    expect(presses).toBe(5);
    await universityDoes(portal, 'offers', 'Prácticas de cada año', 'Publicar');
    const copy = storedOffers(portal).at(-1);
    expect(copy).toMatchObject({
      estado: 'activa',
      titulo: 'Prácticas de cada año',
      datos: { fechaInicio: '2027-03-01' },
    });
  });

  it('a company closes an offer, names the chosen candidate, and the candidates are notified', async () => {
    const portal = await newPortal('montclar');
    const { db } = portal;
    const offer = ownOffer(portal, { titulo: 'Prácticas que se cierran', fecha: '2026-11-22' });
    const id = makeCandidacy(db, offer.id, personaAccount(portal, 'applicant-student'), { estado: 3 });
    const hand = await open(portal, 'company', path.own, way);
    const { page } = hand;
    const row = rowOf(page, offer);
    await hand.press(row.locator('[popovertarget]'));
    await hand.press(row.getByRole('button', { name: say('company-offers.close'), exact: true }));
    const dialog = page.getByRole('dialog');
    await dialog.getByText(say('company-offers.closeQuestion')).waitFor();
    await hand.put(dialog.getByRole('radio', { name: say('frame.yes') }), 'si');
    await hand.put(dialog.locator('[name=nombre]'), 'Nil Bonet Sureda');
    await hand.put(dialog.locator('[name=fechaInicioContrato]'), '2027-01-11');
    const contract = dialog.locator('[name=idTipoContrato]');
    await contract.locator('option').nth(1).waitFor({ state: 'attached' });
    await hand.put(contract, (await contract.locator('option').nth(1).getAttribute('value')) ?? '');
    await hand.press(dialog.getByRole('button', { name: say('company-offers.closeNow') }));
    await row.getByText(say('company-offers.closed'), { exact: true }).waitFor();
    expect(storedState(portal, offer)).toBe('cerrada');
    expect(db.value(sql`SELECT estado FROM candidacy WHERE id = ${id}`)).toBe(15);
    expect(
      db.get(sql`SELECT cierre FROM offer WHERE company = ${ownCompany(portal)} AND id = ${offer.id}`),
    ).toMatchObject({
      cierre: { hayElegido: true, nombre: 'Nil Bonet Sureda', fechaInicioContrato: '2027-01-11' },
    });
    const student = await open(portal, 'applicant-student', path.applied, way);
    await badge(student.page, 15).waitFor();
    await isTold(student.page, 'Prácticas que se cierran');
    expect(await mailsOf(portal)).toContain('Prácticas que se cierran');
  });
});
