import { addDays } from '../../clock.ts';
import { markErroneous, formalize, sendToSecretariat } from '../../console/actions/agreements.ts';
import { cifOf } from '../../seed/seed-data.ts';
import {
  asCompany,
  asUniversity,
  requireProp,
  uploadSigned,
  type ScenarioStep,
  advanceDays,
} from '../step.ts';

/** Steps of an agreement between a company and the university. */
export const agreementSteps = {
  askForAgreement: asCompany(async (scenarioContext) => {
    const { cuentasFacturacion } = await scenarioContext.call('dameDatosEmpresa', scenarioContext.company);
    const [manager] = await scenarioContext.call('dameContactosConveniosEmpresa', scenarioContext.company);
    const [biller] = await scenarioContext.call('dameContactosFacturacionEmpresa', scenarioContext.company);
    const account =
      cuentasFacturacion[0]?.idCuenta ??
      (
        await scenarioContext.call('addCuentaFacturacion', scenarioContext.company, {
          body: {
            CIF: cifOf(5_900_001),
            NombreFiscal: 'Talleres Oller',
            domicilioFiscal: 'Carrer del Molí, 12',
            poblacion: 'Barcelona',
            idProvincia: 8,
            idPais: 1,
            cp: '08001',
            requiereEnvioPostalFacturas: false,
          },
        })
      ).idCuenta;
    const { idConvenio } = await scenarioContext.call('addConvenioEmpresa', scenarioContext.company, {
      body: {
        idContactoEmpresaGestion: manager?.idContacto ?? 0,
        idContactoEmpresaFacturacion: biller?.idContacto ?? 0,
        idCuentaFacturacion: account,
        tramitacionManual: false,
        requierePedido: false,
        pagoDomiciliado: false,
        datosFirmante: { nombre: 'Remei', apellidos: 'Oller Bosch', cargo: 'Gerente' },
      },
    });
    scenarioContext.props.agreement = idConvenio;
  }),

  sign: uploadSigned('convenio-firmado'),

  findFault: asUniversity((context, scenarioContext) =>
    markErroneous(context, requireProp(scenarioContext, 'agreement'), 'Falta la firma en la segunda página.'),
  ),

  signAgain: uploadSigned('convenio-corregido'),

  secretariat: asUniversity((context, scenarioContext) =>
    sendToSecretariat(context, requireProp(scenarioContext, 'agreement')),
  ),

  formalize: asUniversity((context, scenarioContext) =>
    formalize(context, requireProp(scenarioContext, 'agreement'), addDays(context.now.today, 40)),
  ),

  agreementReminder: advanceDays(10),
} satisfies Record<string, ScenarioStep>;
