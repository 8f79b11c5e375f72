import { describe, expect, it } from 'vitest';
import { callList, type CallName } from '#core/contract/calls/index.ts';
import { faultyNetwork, type FaultyNetwork } from '../../../tests/support/faults/faulty-network.ts';
import { companyOfferWrites } from '../../../tests/support/writes/company-offer-writes.ts';
import { companyWrites } from '../../../tests/support/writes/company-writes.ts';
import { cvWrites } from '../../../tests/support/writes/cv-writes.ts';
import { placementWrites } from '../../../tests/support/writes/placement-writes.ts';
import type { WriteOutcome, WriteTest, FormVariant } from '../../../tests/support/writes/write-test.ts';
import { studentWrites } from '../../../tests/support/writes/student-writes.ts';

/* Every write of the portal, on faulty networks: the server has it once, and no success is reported falsely. */

const writeTests = [
  ...companyOfferWrites,
  ...companyWrites,
  ...placementWrites,
  ...cvWrites,
  ...studentWrites,
];

/**
 * Calls that these tests leave out, by reason: repeating them changes nothing, or another test covers them.
 */
const excluded: Readonly<Record<string, readonly CallName[]>> = {
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
  'ends a session': ['cierraSesion'],
  'sets a single value': [
    'editarIdiomaPreferido',
    'editDatosBusquedaActivaPracticas',
    'editDatosBusquedaActivaTrabajo',
    'editDatosPreferenciaPracticas',
    'editPermisoTrabajo',
    'editarNivelFormativoSNE',
    'editImagenPerfil',
    'editOrdenCandidaturasAlumno',
    'anotaCandidatura',
    'marcarCandidaturaNoLeida',
    'marcarNotificacionLeida',
    'marcarNotificacionesSinEnlaceLeidas',
  ],
  'deletes something': [
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

it('covers every call that writes', () => {
  const known = [...writeTests.flatMap(([, names]) => names), ...Object.values(excluded).flat()];
  const writing = callList.filter(({ idempotent }) => !idempotent).map(({ name }) => name as CallName);
  expect([...new Set(known)].toSorted()).toEqual(writing.toSorted());
});

describe.each(writeTests)('%s', (_, __, start) => {
  /** Expects the write once on the server and, if success was reported, the variant sent last. */
  async function check(
    { storedCount, hasStored }: WriteTest,
    network: FaultyNetwork,
    outcome: WriteOutcome,
    variant: FormVariant,
  ) {
    await network.settle();
    const isHeld = (await hasStored?.(variant, network.call)) ?? true;
    expect(storedCount()).toBe(1);
    if (outcome.ok) expect(isHeld).toBe(true);
  }

  it.each(['lost', 'late'] as const)('whose answer is %s is stored once when sent again', async (fault) => {
    const test = await start();
    const network = faultyNetwork(test.sandbox, test.token);
    const send = await test.open(network.call, network.clock);
    network.fail(fault);
    const first = await send(0);
    network.heal();
    const again = first.ok ? first : await send(0);
    expect(again).toMatchObject({ ok: true });
    await check(test, network, again, 0);
  });

  it.each(['lost', 'late'] as const)(
    'whose answer is %s is not stored twice when changed before sending again',
    async (fault) => {
      const test = await start();
      const network = faultyNetwork(test.sandbox, test.token);
      const send = await test.open(network.call, network.clock);
      network.fail(fault);
      await send(0);
      network.heal();
      await check(test, network, await send(1), 1);
    },
  );

  it('is stored once from two tabs', async () => {
    const test = await start();
    const network = faultyNetwork(test.sandbox, test.token);
    const tabs = [
      await test.open(network.call, network.clock),
      await test.open(network.call, network.clock),
    ] as const;
    expect(await tabs[0](0)).toMatchObject({ ok: true });
    await check(test, network, await tabs[1](0), 0);
  });
});
