import * as codes from '#core/contract/codes.ts';
import { aCompany, aStudent, type Journey } from '../journey.ts';
import type { Kit, TestSession } from '../kit.ts';
import { required, SkipJourney } from '../skip-journey.ts';
import { type Violation, readResponse, describeStatus } from '../check-response.ts';
import { newCif, newDni, newEmail, newPassword } from '../values.ts';

/** Credentials of no account. */
const nobody = () => ({ usuario: newEmail(), password: newPassword() });

async function surveySession(kit: Kit): Promise<{ id: string; token: string; session: TestSession }> {
  for (const session of [...kit.students, ...kit.companies]) {
    const name = session.tipo === 'Alumno' ? 'dameEncuestasUsuario' : 'dameEncuestas';
    const { datos: surveys = [] } = await kit.ask(name, { as: session });
    const open = surveys.find(({ contestada, token }) => !contestada && token);
    if (!open) continue;
    const params = { id: open.urlAcceso };
    const { datos } = await kit.ask('accesoEncuesta', {
      params,
      body: { querystringValue: open.token ?? '' },
    });
    if (datos?.token) return { id: open.urlAcceso, token: datos.token, session };
  }
  throw new SkipJourney('no account has a survey that is open and not answered');
}

const audienceFault = (came: number): Violation => ({
  rule: 'token-audience',
  expected: 'status 2',
  came: describeStatus(came),
});

export const accountReadJourneys: readonly Journey[] = [
  { calls: ['dameTextoRGPDactual'], run: async (kit) => void (await kit.ask('dameTextoRGPDactual')) },
  {
    calls: ['logaUsuario'],
    run: async (kit) => {
      for (const tipo of ['Alumno', 'Empresa'] as const) {
        await kit.ask('logaUsuario', { params: { tipo }, body: nobody(), expect: [3] });
      }
    },
  },
  {
    calls: ['dameEmpresasDelUsuario'],
    run: async (kit) => {
      await kit.ask('dameEmpresasDelUsuario', { body: nobody(), expect: [3] });
      const { account } = aCompany(kit);
      const { usuario, password } = account;
      const { datos } = await kit.ask('dameEmpresasDelUsuario', { body: { usuario, password } });
      kit.assert(datos === undefined || datos.length > 0, 'dameEmpresasDelUsuario', {
        rule: 'counts',
        expected: 'the firm that one signs in for',
        came: 'an empty list',
      });
    },
  },
  {
    calls: ['validaRespuestaLoginIntegrado'],
    run: async (kit) => {
      const body = { respuesta: 'esta-respuesta-no-es-de-nadie' };
      await kit.ask('validaRespuestaLoginIntegrado', { body, expect: [3] });
    },
  },
  {
    calls: ['comprobarDatosRegistroEgresado'],
    run: async (kit) => {
      const body = { dni: newDni(), fechaNacimiento: '1990-01-31' };
      const { datos } = await kit.ask('comprobarDatosRegistroEgresado', { body });
      kit.assert(datos?.encontrado !== true, 'comprobarDatosRegistroEgresado', {
        rule: 'counts',
        at: 'datos.encontrado',
        expected: `false for ${body.dni}, which nobody has`,
        came: 'true',
      });
      const wrong = { ...body, dni: '12345678A' };
      await kit.ask('comprobarDatosRegistroEgresado', { body: wrong, expect: [66] });
    },
  },
  {
    calls: ['existeCIF'],
    run: async (kit) => {
      const fixedKey = kit.params['existeCIF']?.['fixedKey'];
      const params = { cif: newCif(), fixedKey: String(fixedKey ?? 'no-es-la-clave') };
      if (fixedKey === undefined) {
        await kit.ask('existeCIF', { params, expect: [71] });
        throw new SkipJourney('its fixed key is not known: give params.existeCIF.fixedKey');
      }
      await kit.ask('existeCIF', { params });
    },
  },
  {
    calls: ['accesoEncuesta', 'dameEncuesta'],
    run: async (kit) => {
      await kit.ask('accesoEncuesta', {
        params: { id: 'no-existe' },
        body: { querystringValue: '' },
        expect: [35],
      });
      const { id, token, session } = await surveySession(kit);
      const survey = { token, tipo: session.tipo };
      await kit.ask('dameEncuesta', { as: survey, params: { id } });
      // Each token opens its own side only.
      const asPortal = await kit.ask('dameEncuesta', { as: session, params: { id }, expect: [2, 0] });
      if (asPortal.status === 0) kit.assert(false, 'dameEncuesta', audienceFault(0));
      const path = `/${session.tipo}/dameNotificaciones`;
      const { status = codes.sessionEnded } = readResponse(await kit.send('GET', path, { token }));
      kit.assert(status === codes.sessionEnded, 'accesoEncuesta', {
        ...audienceFault(status),
        at: `its token at ${path}`,
      });
    },
  },
  {
    calls: ['logaUsuarioEncuesta', 'validaRespuestaLoginIntegradoEncuesta', 'logaAnonimo'],
    run: async (kit) => {
      const as = aStudent(kit);
      const { datos: surveys } = await kit.ask('dameEncuestasUsuario', { as });
      const unknown = { id: 'no-existe' };
      const { usuario, password } = as.account;
      const body = { usuario, password, tipoUsuario: 'Alumno' } as const;
      await kit.ask('logaUsuarioEncuesta', { params: unknown, body, expect: [35] });
      await kit.ask('logaAnonimo', { params: unknown, expect: [35] });
      const none = { respuesta: 'esta-respuesta-no-es-de-nadie' };
      await kit.ask('validaRespuestaLoginIntegradoEncuesta', { params: unknown, body: none, expect: [35] });
      const open = required(
        surveys?.find(({ contestada }) => !contestada),
        'the student has no survey that is not answered',
      );
      const params = { id: open.urlAcceso };
      await kit.ask('logaUsuarioEncuesta', {
        params,
        body: { ...nobody(), tipoUsuario: 'Alumno' },
        expect: [3],
      });
      await kit.ask('logaUsuarioEncuesta', { params, body });
      await kit.ask('validaRespuestaLoginIntegradoEncuesta', { params, body: none, expect: [3] });
      const { datos: access } = await kit.ask('accesoEncuesta', { params, body: { querystringValue: '' } });
      const anonymous = access?.sacaOpcionAnonima === true;
      await kit.ask('logaAnonimo', { params, expect: [anonymous ? 0 : 37] });
    },
  },
];
