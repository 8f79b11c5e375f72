import { answerCompany } from '../../console/actions/companies.ts';
import { publishOffer, sendOfferBack } from '../../console/actions/offers.ts';
import { sql } from '../../db/sql.ts';
import { ibanOf } from '../../seed/seed-data.ts';
import { offerForm, applicantOf } from '../scenario-offer.ts';
import { companyOf, asCompany, asUniversity, requireProp, type ScenarioStep, urlOf } from '../step.ts';

/** Steps of a company and its offers. */
export const offerSteps = {
  validate: asUniversity((context, scenarioContext) =>
    answerCompany(context, companyOf(scenarioContext), 'validate'),
  ),

  completeData: asCompany(async (scenarioContext) => {
    const body = {
      tipoEmpresa: 'privada' as const,
      sector: 5,
      iban: ibanOf(4321),
      domicilioFiscal: {
        direccion: 'Carrer del Molí, 12',
        cp: '08001',
        localidad: 'BARCELONA',
        idProvincia: 8,
        idPais: 1,
      },
      firmante: { nombre: 'Remei', apellidos: 'Oller Bosch', cargo: 'Gerente' },
    };
    await scenarioContext.call('editaEmpresaCompletos', scenarioContext.company, { body });
  }),

  write: asCompany(async (scenarioContext) => {
    const { idoferta, urlAcceso } = await scenarioContext.call('addOferta', scenarioContext.company, {
      body: offerForm(scenarioContext),
    });
    scenarioContext.props.offer = idoferta;
    scenarioContext.props.url = urlAcceso;
  }),

  writeForMinors: asCompany(async (scenarioContext) => {
    const { idoferta, urlAcceso } = await scenarioContext.call('addOferta', scenarioContext.company, {
      body: offerForm(scenarioContext, { admiteMenores: true }),
    });
    scenarioContext.props.offer = idoferta;
    scenarioContext.props.url = urlAcceso;
  }),

  sendBack: asUniversity((context, scenarioContext) =>
    sendOfferBack(
      context,
      requireProp(scenarioContext, 'offer'),
      'Di en la descripción qué herramientas se usan.',
    ),
  ),

  correct: asCompany(async (scenarioContext) => {
    const form = offerForm(scenarioContext, { idoferta: requireProp(scenarioContext, 'offer') });
    const descripcion = `${form.descripcion} Trabajamos con impresión 3D y soldadura.`;
    await scenarioContext.call('addOferta', scenarioContext.company, { body: { ...form, descripcion } });
  }),

  publish: asUniversity((context, scenarioContext) =>
    publishOffer(context, requireProp(scenarioContext, 'offer')),
  ),

  closeWithout: asCompany(async (scenarioContext) => {
    await scenarioContext.call('cerrarOferta', scenarioContext.company, {
      body: { urlOferta: urlOf(scenarioContext), hayElegido: false },
    });
  }),

  closeChosen: asCompany(async (scenarioContext) => {
    const { db, time } = scenarioContext.parts;
    const nombre = db.value<string>(
      sql`SELECT nombre || ' ' || apellido1 FROM student WHERE id = ${applicantOf(scenarioContext)}`,
    );
    const chosen = { nombre: nombre ?? '', fechaInicioContrato: time.now().today, idTipoContrato: 1 };
    const body = { urlOferta: urlOf(scenarioContext), hayElegido: true, ...chosen };
    await scenarioContext.call('cerrarOferta', scenarioContext.company, { body });
  }),

  duplicate: asCompany(async (scenarioContext) => {
    const copy = await scenarioContext.call('copiarOferta', scenarioContext.company, {
      body: { urlOferta: urlOf(scenarioContext) },
    });
    scenarioContext.props.offer = copy.idoferta;
    scenarioContext.props.url = copy.urlAcceso;
  }),

  newDates: asCompany(async (scenarioContext) => {
    const form = offerForm(scenarioContext, { idoferta: requireProp(scenarioContext, 'offer') });
    await scenarioContext.call('addOferta', scenarioContext.company, { body: form });
  }),
} satisfies Record<string, ScenarioStep>;
