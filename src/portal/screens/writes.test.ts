import { describe, expect, it } from 'vitest';
import { callList, type CallName } from '#core/contract/calls/index.ts';
import { faultyNetwork, type FaultyNetwork } from '../../../tests/support/faults/faulty-network.ts';
import { companyOfferWrites } from '../../../tests/support/writes/company-offer-writes.ts';
import { companyWrites } from '../../../tests/support/writes/company-writes.ts';
import { cvWrites } from '../../../tests/support/writes/cv-writes.ts';
import { placementWrites } from '../../../tests/support/writes/placement-writes.ts';
import type { WriteOutcome, WriteTest, Version } from '../../../tests/support/writes/write-test.ts';
import { studentWrites } from '../../../tests/support/writes/student-writes.ts';

/* All that the portal writes, under what networks and servers do to it: it is made once, and nothing false is said. */

const scenes = [...companyOfferWrites, ...companyWrites, ...placementWrites, ...cvWrites, ...studentWrites];

/** What is not new, or can be sent as often as one likes: the same again changes nothing. */
const elsewhere: Readonly<Record<string, readonly CallName[]>> = {
  'only reads, or signs in': [
    'titulacionesConcretasFiltradas',
    'dameEmpresasDelUsuario',
    'logaUsuario',
    'validaRespuestaLoginIntegrado',
    'comprobarDatosRegistroEgresado',
    'compruebaCIF',
    'compruebaEmailContactoEmpresa',
    'compruebaDNIalumno',
    'accesoEncuesta',
    'logaAnonimo',
    'logaUsuarioEncuesta',
    'validaRespuestaLoginIntegradoEncuesta',
  ],
  'ends a session, which is ended then': ['cierraSesion'],
  'is a switch, or has one place': [
    'editarIdiomaPreferido',
    'editDatosBusquedaActivaPracticas',
    'editDatosBusquedaActivaTrabajo',
    'editDatosPreferenciaPracticas',
    'editPermisoTrabajo',
    'editarNivelFormativoSNE',
    'editImagenPerfil',
    'editOrdenCandidaturasAlumno',
    'marcarCandidaturaNoLeida',
    'marcarNotificacionLeida',
    'marcarNotificacionesSinEnlaceLeidas',
  ],
  'takes something away, which is gone then': [
    'delIdioma',
    'delEstudio',
    'bajaEstudioUniversidad',
    'delExperiencia',
    'delDoc',
    'deldoc',
    'eliminaNotificacion',
    'eliminaNotificaciones',
  ],
  'is tested with its screen': [
    'editDatosRegistroEgresado',
    'editarPassword',
    'restablecerPasswordAlumno',
    'restablecerPasswordEmpresa',
    'establecerPassword',
    'solicitarReseteoPassword',
    'recuerdoPassword',
    'solicitarBajaServicio',
    'editDatosEmail',
    'editDocumentoSeguimientoCF',
    'guardaContestacionEncuesta',
  ],
};

it('looks at every call that writes', () => {
  const known = [...scenes.flatMap(([, names]) => names), ...Object.values(elsewhere).flat()];
  const writing = callList.filter(({ idempotent }) => !idempotent).map(({ name }) => name as CallName);
  expect([...new Set(known)].toSorted()).toEqual(writing.toSorted());
});

describe.each(scenes)('%s', (_, __, start) => {
  /** Whatever is said, the server has it once, and what counts as saved is what was sent last. */
  async function check(
    { made, holds }: WriteTest,
    network: FaultyNetwork,
    outcome: WriteOutcome,
    version: Version,
  ) {
    await network.settle();
    const isHeld = (await holds?.(version, network.call)) ?? true;
    expect(made()).toBe(1);
    if (outcome.ok) expect(isHeld).toBe(true);
  }

  it.each(['lost', 'late'] as const)(
    'whose answer is %s is made once when it is sent again',
    async (fault) => {
      const scene = await start();
      const network = faultyNetwork(scene.sandbox, scene.token);
      const send = await scene.open(network.call, network.clock);
      network.fail(fault);
      const first = await send(0);
      network.heal();
      const again = first.ok ? first : await send(0);
      expect(again).toMatchObject({ ok: true });
      await check(scene, network, again, 0);
    },
  );

  it.each(['lost', 'late'] as const)(
    'whose answer is %s is not made twice where a word is changed',
    async (fault) => {
      const scene = await start();
      const network = faultyNetwork(scene.sandbox, scene.token);
      const send = await scene.open(network.call, network.clock);
      network.fail(fault);
      await send(0);
      network.heal();
      await check(scene, network, await send(1), 1);
    },
  );

  it('is made once in two tabs', async () => {
    const scene = await start();
    const network = faultyNetwork(scene.sandbox, scene.token);
    const tabs = [
      await scene.open(network.call, network.clock),
      await scene.open(network.call, network.clock),
    ] as const;
    expect(await tabs[0](0)).toMatchObject({ ok: true });
    await check(scene, network, await tabs[1](0), 0);
  });
});
