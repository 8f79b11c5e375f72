import type { CandidateDetail } from '#core/contract/entities/candidate-detail.ts';
import type { Process } from '#core/contract/entities/process.ts';
import { aCompany, type Journey } from '../journey.ts';
import type { Kit, TestSession } from '../kit.ts';
import { required, SkipJourney } from '../skip-journey.ts';
import { assertStored, assertUnchanged } from './assert-stored.ts';
import { processesOf } from './offers.ts';

/** States that want to know why. */
const needingReasons = [9, 17];

const mostOffers = 8;

/** Ids of the candidates of open offers. */
async function candidatesOf(kit: Kit, as: TestSession): Promise<{ id: number; offer: Process }[]> {
  const open = (await processesOf(kit, as)).filter(
    ({ numCandidatos, Estado }) => numCandidatos > 0 && Estado === 'activa',
  );
  const found: { id: number; offer: Process }[] = [];
  for (const offer of open.slice(0, mostOffers)) {
    const { datos } = await kit.ask('dameDatosProceso', { as, params: { id: offer.urlAcceso } });
    found.push(...(datos?.candidatos ?? []).map(({ idCandidatura: id }) => ({ id, offer })));
  }
  return found;
}

/** Reading a candidate marks it as read; it can be marked as unread again. */
async function markAsUnread(kit: Kit, as: TestSession, id: number, { urlAcceso }: Process): Promise<void> {
  const isRead = async (): Promise<boolean | undefined> => {
    const { datos } = await kit.ask('dameDatosProceso', { as, params: { id: urlAcceso } });
    return datos?.candidatos.find((it) => it.idCandidatura === id)?.leido;
  };
  assertStored(kit, 'dameCandidato', (await isRead()) === true, 'leido in dameDatosProceso');
  const body = { idCandidatura: id };
  const { ok } = await kit.ask('marcarCandidaturaNoLeida', { as, body });
  if (ok)
    assertStored(kit, 'marcarCandidaturaNoLeida', (await isRead()) === false, 'no leido in dameDatosProceso');
  await kit.ask('dameCandidato', { as, params: { id } });
}

/** A note is kept for the company, and another company cannot write it; without the key the server keeps none. */
async function keepNote(kit: Kit, as: TestSession, id: number): Promise<void> {
  const name = 'anotaCandidatura';
  const noteOf = async () => (await kit.ask('dameCandidato', { as, params: { id } })).datos?.anotacion;
  const before = await noteOf();
  if (!before) return;
  const body = { idCandidatura: id, texto: `${before.texto}.`.slice(-2000), estrellas: 3 };
  const isKept = async (): Promise<boolean> => {
    const note = await noteOf();
    return note?.texto === body.texto && note.estrellas === body.estrellas;
  };
  const { ok } = await kit.ask(name, { as, body });
  if (!ok) return;
  assertStored(kit, name, await isKept(), 'anotacion in dameCandidato');
  const [, other] = kit.companies;
  if (other) {
    await kit.ask(name, { as: other, body: { ...body, estrellas: 1 }, expect: [31, 0] });
    assertUnchanged(kit, name, await isKept(), 'a note on a candidacy');
  }
  await kit.ask(name, { as, body: { idCandidatura: id, ...before } });
}

/** Another company requests and moves the candidate, which must be refused. */
async function foreignMove(kit: Kit, id: number, idEstado: number, estado: number): Promise<void> {
  const [own, other] = kit.companies;
  if (!own || !other) return;
  const { status } = await kit.ask('dameCandidato', { as: other, params: { id }, expect: [31, 0] });
  kit.assert(status !== 0, 'dameCandidato', {
    rule: 'foreign-id',
    expected: 'status 31 for a candidate of another company',
    came: 'status 0, with the CV',
  });
  const body = { idCandidatura: id, idEstado };
  await kit.ask('cambiaEstadoCandidatura', { as: other, body, expect: [31, 0] });
  const { datos } = await kit.ask('dameCandidato', { as: own, params: { id } });
  assertUnchanged(kit, 'cambiaEstadoCandidatura', datos?.estado === estado, 'a candidacy');
}

async function move(kit: Kit, as: TestSession, candidate: CandidateDetail, idEstado: number): Promise<void> {
  const { idCandidatura, estado } = candidate;
  await foreignMove(kit, idCandidatura, idEstado, estado);
  const name = 'cambiaEstadoCandidatura';
  const { datos: result } = await kit.ask(name, { as, body: { idCandidatura, idEstado } });
  if (!result) return;
  const { datos: after } = await kit.ask('dameCandidato', { as, params: { id: idCandidatura } });
  const isKept = after?.estado === (result.faltanDatos ? estado : idEstado);
  assertStored(kit, name, isKept, `state ${idEstado} in dameCandidato`);
  await kit.ask(name, { as, body: { idCandidatura, idEstado: 999 }, expect: [14, 15, 49] });
}

/** Rejecting (9) needs a reason, and without one nothing changes. */
async function withoutReason(
  kit: Kit,
  as: TestSession,
  candidates: readonly { id: number }[],
): Promise<void> {
  for (const { id } of candidates) {
    const { datos } = await kit.ask('dameCandidato', { as, params: { id } });
    if (!datos?.estadosPosibles?.includes(9)) continue;
    const body = { idCandidatura: id, idEstado: 9 };
    await kit.ask('cambiaEstadoCandidatura', { as, body, expect: [15], rule: 'malformed-body' });
    return;
  }
}

const moving: Journey = {
  calls: ['dameCandidato', 'marcarCandidaturaNoLeida', 'anotaCandidatura', 'cambiaEstadoCandidatura'],
  run: async (kit) => {
    const as = aCompany(kit);
    const none = { idCandidatura: 2_000_000_000 };
    await kit.ask('dameCandidato', { as, params: { id: none.idCandidatura }, expect: [31] });
    await kit.ask('cambiaEstadoCandidatura', { as, body: { ...none, idEstado: 4 }, expect: [31] });
    const candidates = await candidatesOf(kit, as);
    const first = required(candidates[0], 'the company has no offer that is open and has candidates');
    await kit.ask('dameCandidato', { as, params: { id: first.id } });
    await markAsUnread(kit, as, first.id, first.offer);
    await keepNote(kit, as, first.id);
    await withoutReason(kit, as, candidates);
    for (const { id } of candidates) {
      const { datos } = await kit.ask('dameCandidato', { as, params: { id } });
      const next = datos?.estadosPosibles?.find((it) => !needingReasons.includes(it));
      if (datos && next !== undefined) return move(kit, as, datos, next);
    }
    throw new SkipJourney('no candidate has a state that the company may change (estadosPosibles)');
  },
};

export const candidateJourneys: readonly Journey[] = [moving];
