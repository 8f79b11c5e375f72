import { describe, expect, it } from 'vitest';
import { callList } from '#core/contract/calls/index.ts';
import { boundedRequest } from '#core/contract/schema/bounds.ts';
import type { JsonSchema } from '#core/contract/schema/json-schema.ts';
import { declaredForms } from '../../../../tests/support/declared-forms.ts';
import { namedProblems } from './named-problems.ts';

const shown = { titulo: ' ', titulaciones: '', fechaFin: '1900-01-01', activa: false };

describe('a field named by an answer with status 15', () => {
  it('is missing if it is empty, and malformed otherwise', () => {
    const campos = ['oferta.titulo', 'titulaciones', 'oferta.fechaFin', 'activa'];
    expect(namedProblems(campos, shown, { form: 'oferta' })).toEqual({
      problems: {
        titulo: 'validation.required',
        titulaciones: 'validation.required',
        fechaFin: 'validation.malformed',
        activa: 'validation.required',
      },
      others: [],
    });
  });

  it('is ignored with the prefix of another form, unless the form has no prefix', () => {
    expect(namedProblems(['empresa.titulo', 'titulo', 'nada'], shown, { form: 'oferta' })).toEqual({
      problems: { titulo: 'validation.required' },
      others: ['empresa.titulo', 'nada'],
    });
    expect(namedProblems(['empresa.titulo'], shown).problems).toEqual({ titulo: 'validation.required' });
  });

  it('is found by its wire name, and among two fields the rendered one is', () => {
    const names = {
      form: 'convenio',
      parts: ['firmante'],
      fields: { hay: 'activa', doc: ['pdf', 'titulo'] },
    };
    expect(namedProblems(['hay', 'doc', 'convenio.hay', 'firmante.titulo'], shown, names)).toEqual({
      problems: { activa: 'validation.required', titulo: 'validation.required' },
      others: [],
    });
  });
});

/** Keys of a file in a request that consists of the file; `formFile` maps the keys to fields. */
const file = ['ficheroB64ParaAltas', 'extension_adjunto', 'enlace', 'fecha'];

/** Keys of requests without a field, each with the reason. */
const withoutField: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  editaEmpresaCompletos: {
    domicilioFiscal: 'parts of the form of an address',
    domicilioFacturacion: 'parts of the form of an address',
    domicilioEnvioPostal: 'parts of the form of an address',
    firmante: 'parts of the form of who signs',
    datosEmpresa: 'its text has a form of its own',
  },
  editaContactoEmpresa: { idContacto: 'who is edited', nick: 'not changed', idLocalidad: 'of the town' },
  addDoc: { destino: 'where it is added', idDocumento: 'what it is for' },
  cerrarOferta: { urlOferta: 'what is closed' },
  solicitudPracticaEmpresa: { idSolicitudPractica: 'what is changed', titulacion: 'stays as it was' },
  addConvenioEmpresa: { datosFirmante: 'parts of the form of who signs' },
  addCuentaFacturacion: { idCuenta: 'a new one has none' },
  editDatosPersonales: { comunicacionesEnEmailEstudiante: 'has a switch of its own' },
  editProfesionales: { estanciasExtranjero: 'have editors of their own' },
  rechazarSolicitudPractica: { idSolicitudPractica: 'what is rejected' },
  addOferta: {
    ocultarDatosEmpresa: 'follows from the way of publishing',
    idoferta: 'what is edited',
    idPerfil: 'the kind of the form',
  },
  restablecerPasswordEmpresa: { token: 'of the link' },
  solicitarAccionSobrePractica: { idPractica: 'what is changed' },
  editaUsuario: {
    nombre: 'of the form of a contact',
    apellidos: 'of the form of a contact',
    puesto: 'of the form of a contact',
    email: 'of the form of a contact',
    telefono1: 'of the form of a contact',
    telefono2: 'of the form of a contact',
    password: 'has a form of its own',
  },
  editDatosRegistroEgresado: { token: 'of the step before' },
};

/** Fields outside of declared forms, under their wire names. */
const undeclaredFields = ['passwordActual'];

const forms = declaredForms.flatMap(({ name, form }) => {
  const call = callList.find(({ name }) => name === form.call);
  return call ? [[name, form, call] as const] : [];
});

describe('every key of a request, named in an answer with status 15, is a field', () => {
  it.each(forms)('of %s', (_, { fields, wire }, call) => {
    const request: JsonSchema = boundedRequest(call);
    const schemas = [request, ...(request.anyOf ?? [])];
    const keys = [...new Set(schemas.flatMap(({ properties = {} }) => Object.keys(properties)))];
    const values = Object.fromEntries([...Object.keys(fields), ...undeclaredFields].map((key) => [key, '']));
    const without = withoutField[call.name] ?? {};
    const withField = keys.filter(
      (key) => !(key in without) && !(call.name === 'addDoc' && file.includes(key)),
    );
    const unmapped = withField.filter((key) => namedProblems([key], values, wire).others.length > 0);
    expect(unmapped).toEqual([]);
    // A reason for a key that has a field is out of date.
    expect(Object.keys(without).filter((key) => !keys.includes(key) || key in fields)).toEqual([]);
  });
});

const sources = import.meta.glob<string>('../../**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

describe('a form', () => {
  const named = declaredForms.filter(({ form }) => form.wire).map(({ name }) => name.split(' ')[0] ?? '');

  it.each(named)('passes its wire names on: %s', (name) => {
    const users = Object.values(sources).filter((text) => text.includes(`${name}.wire`));
    expect(users.some((text) => /use(?:\w*Editor|Form)[<(]/.test(text))).toBe(true);
  });

  it('shows refusals of the server by the function that maps them to fields', () => {
    const silent = Object.entries(sources)
      .filter(([path, text]) => !/\.test\.|gallery\//.test(path) && /\buseForm[<(]/.test(text))
      .filter(([, text]) => !/refusalOf|refusalWithLink|offerRefusal/.test(text))
      .map(([path]) => path.replace('../../', ''));
    expect(silent.toSorted()).toEqual([
      '../form/use-form.ts',
      // Sends nothing: it saves a file.
      'screens/candidates/interview/InterviewForm.tsx',
      // Gets the refusal of its move from its caller, CandidateMoves.
      'screens/candidates/person/MoveForm.tsx',
      // Sends nothing.
      'screens/conditions/ConditionsScreen.tsx',
      // One call per item of a file: a refusal is shown at the item.
      'screens/cv/portable/ImportPart.tsx',
      // Gets its refusal from its caller, SignInScreen.
      'screens/login/SignInForm.tsx',
      // Has messages of its own, with the fields of the failure.
      'screens/surveys/SurveySignIn.tsx',
    ]);
  });
});
