import { describe, expect, it } from 'vitest';
import { catalogue } from '#core/i18n/messages.ts';
import { routeById } from '#core/routing/table.ts';
import { refusesAccount } from '#core/contract/account-refusals.ts';
import { callList } from '#core/contract/calls/index.ts';
import { errorCodes } from '#core/contract/error-codes.ts';
import { errorOf, errorTarget, isKnownError, isReported } from './errors.ts';

/*
 * Code, category, page of a student or graduate (placements or jobs) and, after " / ", of a company, label, text.
 * Written from the specification; an important error is I, a medium one M, a secondary one S.
 */
const documented = `
1 | M | – | Cerrar | Se ha producido un error. Inténtalo de nuevo más tarde.
2 | I | /login | Volver a acceder | Tu sesión ha caducado. Vuelve a acceder al portal.
3 | S | – | – | El usuario o la contraseña no son correctos.
4 | M | /ofertas-practicas or /ofertas-empleo / /mis-ofertas | Ver ofertas | La oferta no existe o ya no está disponible.
6 | M | /ofertas-empleo | Ver ofertas de empleo | Esta oferta es de empleo.
7 | M | /ofertas-practicas | Ver ofertas de prácticas | Esta oferta es de prácticas.
8 | S | – | Cerrar | Estos datos ya existían.
9 | I | /login/empresas | Cerrar sesión | Tu empresa está bloqueada o pendiente de validación.
10 | M | /mis-candidaturas | Ver mis candidaturas | Ya te has inscrito en esta oferta.
11 | M | – | Adjuntar documentación | Falta documentación para completar tu inscripción.
12 | M | – | Cerrar | No se ha podido enviar el correo electrónico.
13 | M | /ofertas-practicas or /ofertas-empleo | Ver ofertas | Esta oferta es para otra titulación.
14 | M | – | Cerrar | No es posible pasar a ese estado.
15 | S | /cv / /mi-empresa | Completar datos | Faltan datos obligatorios.
16 | S | /login / /login/empresas | Acceder | Ya existe una cuenta con ese correo electrónico.
17 | M | /mis-practicas | Ver mis prácticas | Las fechas se solapan con las de otras prácticas.
18 | M | /ofertas-practicas | Ver ofertas | Esta oferta es solo para estudiantes de grado.
19 | M | /ofertas-practicas | Ver ofertas | Esta oferta es solo para estudiantes de posgrado.
20 | M | / | Ir al inicio | No tienes activo el servicio de empleo.
21 | M | / | Ir al inicio | No tienes activo el servicio de prácticas.
22 | M | / | Ir al inicio | Tu cuenta no es de un centro admitido. Si crees que es un error, contacta con {institution}.
23 | M | / | Ir al inicio | No te has matriculado en prácticas.
24 | M | – | Cerrar | Hay un problema con la empresa. Contacta con {institution}.
25 | M | /mis-ofertas | Ver mis ofertas | La oferta ya tiene asignada a una persona que la gestiona y no se puede editar.
26 | S | /cv | Completar CV | No has indicado estudios en tu CV.
27 | S | – | – | La fecha de inicio debe ser anterior a la de fin.
28 | S | – | – | La contraseña es poco segura.
29 | S | – | – | El contacto ya existe.
30 | M | /mis-candidaturas | Ver mis candidaturas | Tu candidatura ya se ha tramitado y no puedes retirarla.
31 | M | /mis-candidaturas / /mis-ofertas | Volver | No se ha encontrado la candidatura.
32 | I | /login | Cerrar sesión | Te has dado de baja del servicio.
33 | S | – | – | El NIF de la empresa no es correcto.
34 | M | /cv | Completar CV | Debes indicar tu permiso de trabajo: es obligatorio para tu nacionalidad.
35 | M | / | Ir al inicio | La encuesta no está disponible.
36 | M | / | Ir al inicio | Esta encuesta no es para quien ya tiene una cuenta.
37 | M | /encuestas/{id}/acceso | Identificarme | Esta encuesta no permite el acceso anónimo.
38 | M | / | Ir al inicio | Esta encuesta no está dirigida a ti.
39 | M | / | Ir al inicio | Ya has contestado esta encuesta.
40 | S | – | – | Quedan preguntas sin contestar.
41 | M | /cv | Ver CV | No se han encontrado los estudios.
42 | M | /restablecer-candidato / /restablecer-login | Pedir otro enlace | El enlace ha caducado o ya se ha usado.
43 | M | /login / /login/empresas | Acceder | La contraseña ya está establecida.
44 | S | – | – | Este correo electrónico pertenece a otra empresa.
45 | M | – | Cerrar | No se ha encontrado a esa persona en prácticas.
46 | S | – | – | La extensión del fichero no está permitida.
47 | M | /ofertas-practicas or /ofertas-empleo | Ver ofertas | Esta oferta es para otra titulación.
48 | M | – | Cerrar | Esta acción no está permitida.
49 | M | – | Cerrar | No se puede cambiar el estado.
52 | M | /ofertas-practicas | Ver ofertas | No tienes créditos suficientes.
53 | M | /ofertas-practicas | Ver ofertas | Esta oferta es solo para estudiantes sin prácticas pendientes.
54 | M | /cv | Activar búsqueda | Debes tener la búsqueda activa para inscribirte.
55 | M | /cv | Ir a mi CV | Debes adjuntar tu propio CV.
56 | S | – | – | Este documento ya se ha subido.
57 | S | /cv | Añadir estudios | Debes indicar al menos una formación.
58 | S | – | – | La dedicación debe ajustarse a la del programa: 80 % de la jornada y 12 meses.
59 | I | /login | Cerrar sesión | No tienes acceso al portal.
60 | S | /login / /login/empresas | Acceder | Este correo electrónico ya está registrado.
62 | S | – | – | No puedes eliminar todos tus estudios.
63 | M | /programas-practicas-activos | Ver programas | No se ha encontrado el programa.
64 | M | /programas-practicas-activos | Ver programas | Ya has solicitado participar en este programa.
65 | M | /programas-practicas-activos | Ver programas | No hace falta solicitarlo para participar en este programa.
66 | S | – | – | El documento de identidad no es correcto.
68 | M | /mis-ofertas | Ver mis ofertas | Esta oferta no se puede editar.
69 | S | – | – | El correo electrónico no es correcto.
70 | S | – | – | El teléfono no es correcto.
71 | I | /login | Cerrar sesión | No tienes permiso de acceso.
72 | M | /cv / /mi-empresa | Completar IBAN | Falta el IBAN.
73 | S | – | – | El IBAN no es correcto.
74 | M | /eventos | Ver eventos | El evento no está disponible.
75 | M | /eventos | Ver eventos | Este evento no admite inscripciones.
76 | M | /eventos | Ver eventos | Ya te has inscrito en este evento.
77 | M | /eventos | Ver eventos | Este evento es solo para estudiantes.
78 | M | /eventos | Ver eventos | Este evento es solo para personas tituladas.
79 | I | /login | Cerrar sesión | No tienes acceso al portal.
80 | M | /cv | Revisar perfil | No cumples los requisitos de la oferta. Revisa los datos guardados en tu perfil.
81 | M | / | Ir al inicio | Se ha alcanzado el límite de solicitudes del centro.
90 | I | /login | Cerrar sesión | Tu cuenta está bloqueada.
91 | M | /programas-practicas-activos | Ver programas | Solo pueden inscribirse personas aceptadas en el programa.
94 | S | /login | Acceder | Ya existe una cuenta con ese número de documento.
95 | M | /acceso | Acceder con {institution} | Debes acceder con tu cuenta {ofInstitution}.
500 | M | – | Reintentar | El servicio no está disponible en este momento.
`
  .trim()
  .split('\n')
  .map((line) => line.split(' | '));

const texts = catalogue('es', ['actions', 'errors']);
const letters = { important: 'I', medium: 'M', secondary: 'S' } as const;
const codes = documented.map(([code]) => Number(code));

function pathOf(target: ReturnType<typeof errorTarget>): string {
  return target ? routeById(target).paths.es : '–';
}

describe('the catalogue of errors', () => {
  it('has the documented codes and no other', () => {
    expect([...errorCodes].sort((a, b) => a - b)).toEqual(codes);
  });

  it.each(documented)('has entry %s: %s, %s, %s', (code = '', category, target = '', button, text) => {
    const entry = errorOf(Number(code));
    expect(letters[entry.category]).toBe(category);
    expect(entry.button ? texts[entry.button] : '–').toBe(button);
    expect(texts[entry.text]).toBe(text);
    const [student = '', company = student] = target.split(' / ');
    const [placements, jobs = placements] = student.split(' or ');
    expect(pathOf(errorTarget(entry, 'student', 'practicas'))).toBe(placements);
    expect(pathOf(errorTarget(entry, 'student', 'empleo'))).toBe(jobs);
    if (target.includes(' / ')) expect(pathOf(errorTarget(entry, 'company'))).toBe(company);
  });

  it('shares a text between codes of the same meaning', () => {
    expect(errorOf(47).text).toBe(errorOf(13).text);
    expect(errorOf(79).text).toBe(errorOf(59).text);
    expect(new Set(errorCodes.map((code) => errorOf(code).text)).size).toBe(errorCodes.length - 2);
  });

  it('has every code that a call can answer', () => {
    for (const call of callList) {
      for (const code of call.statuses) expect(isKnownError(code), `${call.name} ${code}`).toBe(true);
    }
  });

  it('has a call for every code but 500, which no server sends', () => {
    const answered = new Set(callList.flatMap((call) => call.statuses));
    expect(codes.filter((code) => !answered.has(code))).toEqual([500]);
  });
});

describe('errorOf', () => {
  it.each([5, 50, 51, 61, 67, 82, 89, 92, 93, 499, 501, -1])(
    'shows the number of the unknown code %i',
    (code) => {
      expect(errorOf(code)).toMatchObject({ category: 'medium', text: 'errors.unknown', values: { code } });
    },
  );

  it('does not take inherited object keys for codes', () => {
    expect(isKnownError('constructor' as unknown as number)).toBe(false);
  });

  it.each([3, 58, 90])('replaces the text of %i by the message of the server', (code) => {
    expect(errorOf(code, { message: 'Quedan dos intentos' }).serverMessage).toBe('Quedan dos intentos');
    expect(errorOf(code)).not.toHaveProperty('serverMessage');
  });

  it('keeps its own text for codes without a server message', () => {
    expect(errorOf(14, { message: 'Otra cosa' })).not.toHaveProperty('serverMessage');
  });

  it('names the address for applicants only where the brand has one', () => {
    const withAddress = errorOf(80, { emailInscripcion: 'practicas@uni.example' });
    expect(withAddress).toMatchObject({
      title: 'errors.attention',
      text: 'errors.requirementsNotMetWithEmail',
      values: { emailInscripcion: 'practicas@uni.example' },
    });
    expect(errorOf(80, { emailInscripcion: '' }).text).toBe('errors.requirementsNotMet');
  });

  it('shows an important error in the form while signing in, without a button to sign out', () => {
    const shown = errorOf(90, { signingIn: true });
    expect(shown.category).toBe('secondary');
    expect(shown).not.toHaveProperty('button');
    expect(shown).not.toHaveProperty('target');
    expect(errorOf(95, { signingIn: true }).button).toBe('actions.signInWithUniversity');
  });
});

it('reports the general codes and unknown ones', () => {
  expect(errorCodes.filter(isReported)).toEqual([1, 12, 24, 500]);
  expect([5, 93, 1000].every(isReported)).toBe(true);
});

it('every important error but the lost session refuses the account as a whole', () => {
  const important = errorCodes.filter((code) => errorOf(code).category === 'important');
  expect(errorCodes.filter(refusesAccount)).toEqual(important.filter((code) => code !== 2));
});
