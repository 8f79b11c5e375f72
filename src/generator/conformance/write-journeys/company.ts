import { aCompany, type Journey } from '../journey.ts';
import { required, SkipJourney } from '../skip-journey.ts';
import { inDays, newEmail, newFiscalAccount, newPdf, newWord } from '../values.ts';
import { assertStored, assertUnchanged } from './assert-stored.ts';

const contacts: Journey = {
  calls: ['addContactoEmpresa', 'editaContactoEmpresa'],
  run: async (kit) => {
    const as = aCompany(kit);
    const body = {
      nombre: 'Prueba',
      apellidos: `Del Contrato ${newWord()}`,
      puesto: 'Pruebas',
      email: newEmail(),
      telefono1: '600123456',
      direccion: 'Calle de la Prueba, 1',
      localidad: 'Madrid',
      cp: '28001',
      provincia: 'Madrid',
      idPais: 1,
      tipoContacto: [9],
    };
    await kit.ask('addContactoEmpresa', { as, body: { ...body, email: 'sin arroba' }, expect: [69] });
    const { datos } = await kit.ask('addContactoEmpresa', { as, body });
    const { idContacto } = required(datos, 'no contact could be added');
    const own = async () => {
      const answer = await kit.ask('dameContactosConveniosEmpresa', { as });
      return answer.datos?.find((it) => it.idContacto === idContacto);
    };
    assertStored(
      kit,
      'addContactoEmpresa',
      (await own())?.apellidos === body.apellidos,
      'the contact in the lists',
    );
    await kit.ask('addContactoEmpresa', { as, body, expect: [29], rule: 'again' });
    await kit.ask('editaContactoEmpresa', { as, body: { ...body, idContacto, puesto: 'Otro puesto' } });
    assertStored(
      kit,
      'editaContactoEmpresa',
      (await own())?.puesto === 'Otro puesto',
      'the other puesto in the lists',
    );
    const [, other] = kit.companies;
    if (!other) return;
    const foreign = { ...body, email: newEmail(), idContacto, puesto: 'Ajeno' };
    await kit.ask('editaContactoEmpresa', { as: other, body: foreign, expect: [48] });
  },
};

const accounts: Journey = {
  calls: ['addCuentaFacturacion'],
  run: async (kit) => {
    const as = aCompany(kit);
    const body = newFiscalAccount('Pruebas del Contrato, S. L.');
    await kit.ask('addCuentaFacturacion', { as, body: { ...body, CIF: 'B00000001' }, expect: [33] });
    const { datos } = await kit.ask('addCuentaFacturacion', { as, body });
    const { idCuenta } = required(datos, 'no account could be added');
    const { datos: list } = await kit.ask('dameCuentasFacturacion', { as });
    const isThere = list?.some((it) => it.idCuenta === idCuenta && it.CIF === body.CIF) === true;
    assertStored(kit, 'addCuentaFacturacion', isThere, 'the account in dameCuentasFacturacion');
    await kit.ask('addCuentaFacturacion', { as, body, expect: [8], rule: 'again' });
  },
};

const agreements: Journey = {
  calls: ['addConvenioEmpresa', 'adjuntaFicheroAlConvenioEmpresa'],
  run: async (kit) => {
    const as = aCompany(kit);
    const none = { ...newPdf(), idConvenio: 2_000_000_000 };
    await kit.ask('adjuntaFicheroAlConvenioEmpresa', { as, body: none, expect: [48] });
    const { datos: managers } = await kit.ask('dameContactosConveniosEmpresa', { as });
    const { datos: payers } = await kit.ask('dameContactosFacturacionEmpresa', { as });
    const { datos: fiscal } = await kit.ask('dameCuentasFacturacion', { as });
    const body = {
      idContactoEmpresaGestion: required(managers?.[0], 'no contact can manage agreements').idContacto,
      idContactoEmpresaFacturacion: required(payers?.[0], 'no contact is for invoices').idContacto,
      idCuentaFacturacion: required(fiscal?.[0], 'the company has no fiscal account').idCuenta,
      tramitacionManual: false,
      requierePedido: false,
      pagoDomiciliado: false,
      datosFirmante: { nombre: 'Prueba', apellidos: 'Del Contrato', cargo: 'Gerencia', dni: '12345678Z' },
    };
    const made = await kit.ask('addConvenioEmpresa', { as, body, may: [24, 48, 72, 73] });
    await kit.openFile('addConvenioEmpresa', made.datos?.enlace);
    const { datos: list = [] } = await kit.ask('dameConveniosEmpresa', { as });
    const id = made.datos?.idConvenio;
    if (id !== undefined) {
      const isThere = list.some((it) => it.idConvenio === id && it.estado === 'Generado');
      assertStored(kit, 'addConvenioEmpresa', isThere, 'the agreement, Generado, in dameConveniosEmpresa');
    }
    const toSign = list.find(({ estado }) => estado === 'Generado' || estado === 'Erróneo empresa');
    const { idConvenio } = required(toSign, 'the company has no agreement to sign');
    const upload = { ...newPdf(), idConvenio };
    const [, other] = kit.companies;
    if (other) await kit.ask('adjuntaFicheroAlConvenioEmpresa', { as: other, body: upload, expect: [48] });
    await kit.ask('adjuntaFicheroAlConvenioEmpresa', { as, body: upload, may: [48] });
    await kit.ask('adjuntaFicheroAlConvenioEmpresa', { as, body: upload, expect: [49, 56], may: [48] });
  },
};

/** Codes for removing a missing document or one of another account. */
const gone = [0, 48] as const;

const documents: Journey = {
  calls: ['adddoc', 'deldoc'],
  run: async (kit) => {
    const as = aCompany(kit);
    await kit.ask('deldoc', { as, body: { id: 2_000_000_000 }, expect: gone });
    const body = newPdf();
    const { ok } = await kit.ask('adddoc', { as, body, may: [48] });
    if (!ok) throw new SkipJourney('the university takes no documents of companies (48)');
    const own = async () =>
      (await kit.ask('documentosAportados', { as })).datos?.find(({ nombre }) => nombre === body.nombre);
    const document = await own();
    assertStored(kit, 'adddoc', document !== undefined, 'the document in documentosAportados');
    await kit.ask('adddoc', { as, body, expect: [56], rule: 'again' });
    if (!document) return;
    const { id } = document;
    const [, other] = kit.companies;
    if (other) {
      await kit.ask('deldoc', { as: other, body: { id }, expect: gone });
      assertUnchanged(kit, 'deldoc', (await own()) !== undefined, 'a document');
    }
    await kit.ask('deldoc', { as, body: { id } });
    assertStored(kit, 'deldoc', (await own()) === undefined, 'documentosAportados without it');
    await kit.ask('deldoc', { as, body: { id }, expect: gone });
  },
};

const changes: Journey = {
  calls: ['solicitarAccionSobrePractica'],
  run: async (kit) => {
    const as = aCompany(kit);
    const none = { idPractica: 2_000_000_000, tipo: 'Variación', horasAldia: 4, motivo: 'Prueba' } as const;
    await kit.ask('solicitarAccionSobrePractica', { as, body: none, expect: [45], may: [48] });
    const may = [48, 58];
    for (const session of kit.companies) {
      const { datos = [] } = await kit.ask('damePracticas', { as: session });
      for (const { id, fechaFin } of datos.filter(({ estado }) => estado !== 'finalizada')) {
        if (fechaFin !== undefined && fechaFin < inDays(0)) continue;
        const body = { ...none, idPractica: id, numeroDiasSemana: 5 };
        const { ok } = await kit.ask('solicitarAccionSobrePractica', { as: session, body, may });
        if (!ok) continue;
        // Only one request of each kind may be open.
        await kit.ask('solicitarAccionSobrePractica', { as: session, body, expect: [48] });
        return;
      }
    }
  },
};

const education: Journey = {
  calls: [
    'aceptarSolicitudPractica',
    'rechazarSolicitudPractica',
    'solicitudPracticaEmpresa',
    'compruebaDNIalumno',
  ],
  run: async (kit) => {
    const as = aCompany(kit);
    const none = { idSolicitudPractica: 2_000_000_000 };
    await kit.ask('aceptarSolicitudPractica', { as, body: none, expect: [48] });
    await kit.ask('rechazarSolicitudPractica', { as, body: none, expect: [48] });
    const [student] = kit.students;
    const { datos: cv } = student ? await kit.ask('dameCvUsuario', { as: student }) : { datos: undefined };
    const dni = cv?.personales.numeroDocumento;
    const dates = {
      fechaInicio: inDays(30),
      fechaFin: inDays(90),
      horasAldia: 4,
      condicionesAceptadas: true,
    };
    if (dni !== undefined) {
      const { datos: known } = await kit.ask('compruebaDNIalumno', { as, body: { dni }, may: [48, 66] });
      kit.assert(known?.existe !== false, 'compruebaDNIalumno', {
        rule: 'counts',
        at: 'datos.existe',
        expected: 'true for a student who has an account',
        came: 'false',
      });
      const made = await kit.ask('solicitudPracticaEmpresa', {
        as,
        body: { ...dates, dni },
        may: [24, 48, 81],
      });
      const { datos: list } = await kit.ask('damePropuestasEmpresa', { as });
      const id = made.datos?.idSolicitudPractica;
      const isThere = list?.some((it) => it.idSolicitudPractica === id) !== false;
      if (id !== undefined)
        assertStored(kit, 'solicitudPracticaEmpresa', isThere, 'the proposal in damePropuestas');
    }
    for (const session of kit.companies) {
      const { datos = [] } = await kit.ask('dameSolicitudesPracticasEducacion', { as: session });
      const pending = datos.filter(({ estado }) => estado === 'pendiente');
      const [first, second] = pending;
      if (!first) continue;
      const stateOf = async (id: number) =>
        (await kit.ask('dameSolicitudPractica', { as: session, params: { id } })).datos?.estado;
      const { idSolicitudPractica } = first;
      const body = { idSolicitudPractica };
      if (first.dni !== undefined) {
        const change = { ...dates, idSolicitudPractica, dni: first.dni };
        await kit.ask('solicitudPracticaEmpresa', { as: session, body: change, may: [24] });
      }
      const other = kit.companies.find((it) => it !== session);
      if (other) await kit.ask('rechazarSolicitudPractica', { as: other, body, expect: [48] });
      const rejected = second ?? first;
      if (second) {
        const { ok } = await kit.ask('aceptarSolicitudPractica', { as: session, body, may: [81] });
        if (ok) {
          const isKept = (await stateOf(idSolicitudPractica)) === 'aceptada';
          assertStored(kit, 'aceptarSolicitudPractica', isKept, 'aceptada in dameSolicitudPractica');
          await kit.ask('aceptarSolicitudPractica', { as: session, body, expect: [49] });
        }
      }
      const id = rejected.idSolicitudPractica;
      const reason = { idSolicitudPractica: id, motivo: 'Prueba del contrato' };
      await kit.ask('rechazarSolicitudPractica', { as: session, body: reason });
      const isKept = (await stateOf(id)) === 'rechazada';
      assertStored(kit, 'rechazarSolicitudPractica', isKept, 'rechazada in dameSolicitudPractica');
      await kit.ask('rechazarSolicitudPractica', { as: session, body: reason, expect: [49] });
      return;
    }
  },
};

export const companyJourneys: readonly Journey[] = [
  contacts,
  accounts,
  agreements,
  documents,
  changes,
  education,
];
