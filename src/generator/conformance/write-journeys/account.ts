import * as codes from '#core/contract/codes.ts';
import { calls } from '#core/contract/calls/index.ts';
import { languageIds } from '#core/i18n/languages.ts';
import { describeStatus, readResponse } from '../check-response.ts';
import { aCompany, type Journey } from '../journey.ts';
import type { Kit, TestSession } from '../kit.ts';
import { required, SkipJourney } from '../skip-journey.ts';
import { signInStatuses } from '#core/contract/calls/parameters.ts';
import { signIn } from '../sign-in.ts';
import { newCif, newDni, newEmail, newPassword, newWord } from '../values.ts';
import { assertStored } from './assert-stored.ts';
import { idOf } from './domain-ids.ts';

/** A password link that was never sent. */
const noLink = () => ({ token: `no-${newWord()}`, password: newPassword() });

/** Signs in if possible; a newly registered account may have to be approved first. */
async function signedIn(kit: Kit, usuario: string, password: string): Promise<TestSession | undefined> {
  const { datos } = await kit.ask('logaUsuario', {
    params: { tipo: 'Alumno' },
    body: { usuario, password },
    expect: [0, 32, 59, 90],
  });
  if (!datos?.token) return undefined;
  const session: TestSession = { tipo: 'Alumno', token: datos.token, account: { usuario, password }, datos };
  if (datos.textoCortoRGPD)
    await kit.ask('guardaAceptacionRGPD', { params: { tipo: 'Alumno' }, as: session });
  return session;
}

const notices: Journey = {
  calls: ['guardaAceptacionRGPD', 'editarIdiomaPreferido'],
  run: async (kit) => {
    for (const as of [kit.students[0], kit.companies[0]].flatMap((it) => it ?? [])) {
      const params = { tipo: as.tipo };
      // Accepting again has no further effect.
      await kit.ask('guardaAceptacionRGPD', { as, params });
      const before = ([1, 2, 3] as const).find((it) => it === as.datos.idIdiomaPreferido) ?? 1;
      const ids = kit.languages.map((language) => languageIds[language]);
      const idIdioma = ids.find((it) => it !== before) ?? before;
      await kit.ask('editarIdiomaPreferido', { as, params, body: { idIdioma } });
      if (as.datos.idIdiomaPreferido === undefined) continue;
      const { datos } = await signIn(kit, as.tipo, as.account);
      const isKept = datos.idIdiomaPreferido === idIdioma;
      assertStored(kit, 'editarIdiomaPreferido', isKept, 'the language at the next sign-in', as.tipo);
      await kit.ask('editarIdiomaPreferido', { as, params, body: { idIdioma: before } });
    }
  },
};

const signOut: Journey = {
  calls: ['cierraSesion'],
  run: async (kit) => {
    for (const as of [kit.students[0], kit.companies[0]].flatMap((it) => it ?? [])) {
      const { tipo } = as;
      const { token } = await signIn(kit, tipo, as.account);
      const { status } = await kit.ask('cierraSesion', { as: { token, tipo }, params: { tipo } });
      kit.assert(
        status !== undefined || !kit.endsSessions,
        'cierraSesion',
        { rule: 'signed-out', expected: 'the call, since the brand has apiCierreSesion', came: 'HTTP 404' },
        tipo,
      );
      if (status !== 0) continue;
      for (const [whose, given, expected] of [
        ['the session that was signed out', token, codes.sessionEnded],
        ['another session of the account', as.token, 0],
      ] as const) {
        const path = `/${tipo}/dameNotificaciones`;
        const { http, status: came = codes.general } = readResponse(
          await kit.send('GET', path, { token: given }),
        );
        if (http === 404) continue;
        const violation = {
          at: `${whose} at ${path}`,
          expected: describeStatus(expected),
          came: describeStatus(came),
        };
        kit.assert(came === expected, 'cierraSesion', { rule: 'signed-out', ...violation }, tipo);
      }
    }
  },
};

const links: Journey = {
  calls: [
    'restablecerPasswordAlumno',
    'restablecerPasswordEmpresa',
    'establecerPassword',
    'solicitarReseteoPassword',
    'recuerdoPassword',
  ],
  run: async (kit) => {
    for (const name of [
      'restablecerPasswordAlumno',
      'restablecerPasswordEmpresa',
      'establecerPassword',
    ] as const) {
      await kit.ask(name, { body: noLink(), expect: [42] });
    }
    await kit.ask('solicitarReseteoPassword', { body: { usuario: newEmail() }, expect: [3] });
    await kit.ask('recuerdoPassword', { body: { nick: newEmail() }, expect: [3] });
    await kit.ask('recuerdoPassword', { body: { cif: 'B00000001' }, expect: [33] });
    const [student] = kit.students;
    const [company] = kit.companies;
    if (student) {
      const body = { usuario: student.account.usuario };
      const { ok } = await kit.ask('solicitarReseteoPassword', { body, may: [12, 95] });
      if (ok && kit.olderLink !== undefined) {
        const older = { token: kit.olderLink, password: student.account.password };
        await kit.ask('restablecerPasswordAlumno', { body: older, expect: [42], rule: 'older-links' });
      } else if (ok) {
        const [call, why] = [calls.restablecerPasswordAlumno, 'older-links not tried: needs enlaceAnterior'];
        kit.rows.note({ call }, why);
      }
    }
    if (company) await kit.ask('recuerdoPassword', { body: { nick: company.account.usuario }, may: [12] });
  },
};

const registration: Journey = {
  calls: ['registrarUsuario', 'solicitarBajaServicio'],
  run: async (kit) => {
    const { datos: degrees } = await kit.ask('titulaciones', { params: { language: 'es' } });
    const { idTitulacion } = required(degrees?.[0], 'there are no degrees');
    const body = {
      nombre: 'Prueba',
      apellido1: 'Del Contrato',
      tipoDocumento: 1,
      numeroDocumento: newDni(),
      telefonoMovil: '600123456',
      email: newEmail(),
      password: newPassword(),
      titulacion: idTitulacion,
      aceptaPolitica: true,
    } as const;
    const wrong = { ...body, numeroDocumento: '12345678A' };
    const first = await kit.ask('registrarUsuario', { body: wrong, expect: [66], may: [48] });
    if (first.status === codes.actionNotAllowed)
      throw new SkipJourney('the university registers no students (48)');
    await kit.ask('registrarUsuario', { body: { ...body, password: 'corta' }, expect: [28] });
    const { ok } = await kit.ask('registrarUsuario', { body, may: [12, 94, 95] });
    if (!ok) throw new SkipJourney('nobody could be registered, and others are not asked to leave');
    await kit.ask('registrarUsuario', { body, expect: [8, 16, 60], rule: 'again' });
    const as = required(
      await signedIn(kit, body.email, body.password),
      'who is registered cannot sign in yet',
    );
    await kit.ask('solicitarBajaServicio', { as, body: { motivo: 'Prueba' }, may: [48] });
    await kit.ask('solicitarBajaServicio', {
      as,
      body: { motivo: 'Prueba' },
      expect: [8],
      rule: 'again',
      may: [48],
    });
  },
};

const companyRequest: Journey = {
  calls: ['guardarUsuarioEmpresa'],
  run: async (kit) => {
    const body = {
      cif: newCif(),
      nombreFiscal: 'Pruebas del Contrato, S. L.',
      nombreComercial: 'Pruebas del Contrato',
      tipoEmpresa: 'privada',
      startup: false,
      sector: await idOf(kit, 'sectoresActividad'),
      direccion: 'Calle de la Prueba, 1',
      cp: '28001',
      localidad: 'Madrid',
      idProvincia: 28,
      idPais: 1,
      nombre: 'Prueba',
      apellidos: 'Del Contrato',
      puesto: 'Dirección',
      email: newEmail(),
      telefono1: '600123456',
      password: newPassword(),
      aceptaPolitica: true,
    } as const;
    await kit.ask('guardarUsuarioEmpresa', { body: { ...body, cif: 'B00000001' }, expect: [33], may: [48] });
    const { ok } = await kit.ask('guardarUsuarioEmpresa', { body, may: [12, 48] });
    if (ok) await kit.ask('guardarUsuarioEmpresa', { body, expect: [8, 16, 44], rule: 'again' });
  },
};

const graduates: Journey = {
  calls: ['editDatosRegistroEgresado'],
  run: async (kit) => {
    const body = {
      email: newEmail(),
      telefonoMovil: '600123456',
      password: newPassword(),
      aceptaPolitica: true,
    } as const;
    await kit.ask('editDatosRegistroEgresado', { body: { ...body, token: `no-${newWord()}` }, expect: [42] });
    if (!kit.graduate) return;
    const { datos } = await kit.ask('comprobarDatosRegistroEgresado', { body: kit.graduate, may: [94, 95] });
    if (!datos?.token) return;
    const { ok } = await kit.ask('editDatosRegistroEgresado', {
      body: { ...body, token: datos.token },
      may: [12],
    });
    if (!ok) return;
    const { status } = await kit.ask('logaUsuario', {
      params: { tipo: 'Alumno' },
      body: { usuario: body.email, password: body.password },
      expect: [0, ...signInStatuses],
    });
    assertStored(
      kit,
      'editDatosRegistroEgresado',
      status !== codes.wrongCredentials,
      'an account that can sign in',
    );
    const again = { ...body, email: newEmail(), token: datos.token };
    await kit.ask('editDatosRegistroEgresado', { body: again, expect: [42], rule: 'older-links' });
  },
};

const contactData: Journey = {
  calls: ['editaUsuario', 'editaEmpresaCompletos'],
  run: async (kit) => {
    const as = aCompany(kit);
    const { datos: own } = await kit.ask('editaUsuarioLectura', { as });
    const { nombre, puesto } = required(own, 'the contact cannot be read');
    const puestoDePrueba = 'Puesto de prueba';
    await kit.ask('editaUsuario', { as, body: { puesto: puestoDePrueba } });
    const { datos: changed } = await kit.ask('editaUsuarioLectura', { as });
    const isKept = changed?.puesto === puestoDePrueba && changed.nombre === nombre;
    kit.assert(isKept, 'editaUsuario', {
      rule: 'kept',
      expected: 'the other puesto, and what was not sent as before',
      came: `puesto “${changed?.puesto ?? ''}”, nombre “${changed?.nombre ?? ''}”`,
    });
    if (puesto) await kit.ask('editaUsuario', { as, body: { puesto } });
    await kit.ask('editaUsuario', { as, body: { telefono2: '12' }, expect: [70] });
    const { datos: company } = await kit.ask('dameDatosEmpresa', { as });
    const { web, nombreFiscal } = required(company, 'the company cannot be read');
    const webDePrueba = `https://${newWord()}.prueba.example`;
    const { ok } = await kit.ask('editaEmpresaCompletos', { as, body: { web: webDePrueba }, may: [24] });
    if (ok) {
      const { datos: after } = await kit.ask('dameDatosEmpresa', { as });
      const isCompanyKept = after?.web === webDePrueba && after.nombreFiscal === nombreFiscal;
      assertStored(
        kit,
        'editaEmpresaCompletos',
        isCompanyKept,
        'the other web, and what was not sent as before',
      );
      await kit.ask('editaEmpresaCompletos', { as, body: { web: web ?? '' } });
    }
    await kit.ask('editaEmpresaCompletos', { as, body: { iban: 'ES00' }, expect: [73], may: [24] });
  },
};

export const accountJourneys: readonly Journey[] = [
  notices,
  signOut,
  links,
  registration,
  companyRequest,
  graduates,
  contactData,
];
