import { by, elsewhere, page, unless, where, written } from '../duty.ts';
import type { Duty } from '../duty.ts';

/** Data of people. */
export const personalData: readonly Duty[] = [
  {
    law: 'RGPD, art. 13; LOPDGDD, art. 11',
    what: {
      en: 'privacy policy in every language',
      es: 'política de privacidad en todos los idiomas',
      ca: 'política de privacitat en totes les llengües',
    },
    judge: page('politica-de-privacidad'),
  },
  {
    law: 'RGPD, art. 13',
    what: {
      en: 'information at sign-in, in every language',
      es: 'información al entrar, en todos los idiomas',
      ca: 'informació en entrar, en totes les llengües',
    },
    judge: page('proteccion-de-datos'),
  },
  {
    law: 'RGPD, arts. 13.1.b, 37',
    what: {
      en: 'contact of the data protection officer',
      es: 'contacto del delegado o delegada de protección de datos',
      ca: 'contacte del delegat o delegada de protecció de dades',
    },
    judge: written(['legal', 'emailProteccionDatos'], {
      en: 'Write `emailProteccionDatos` under `legal`.',
      es: 'Escribe `emailProteccionDatos` dentro de `legal`.',
      ca: 'Escriu `emailProteccionDatos` dins de `legal`.',
    }),
  },
  {
    law: 'RGPD, art. 13; LOPDGDD, art. 11.1',
    what: {
      en: 'first layer at each form that collects data',
      es: 'primera capa en cada formulario que recoge datos',
      ca: 'primera capa a cada formulari que recull dades',
    },
    judge: unless(
      ['privacy-layer'],
      written(['legal', 'tratamientos'], {
        en: 'Write `tratamientos` under `legal`.',
        es: 'Escribe `tratamientos` dentro de `legal`.',
        ca: 'Escriu `tratamientos` dins de `legal`.',
      }),
    ),
  },
  {
    law: 'RGPD, art. 14',
    what: {
      en: 'where data of third persons come from, in proposals of placements',
      es: 'procedencia de los datos de terceras personas, en las propuestas de prácticas',
      ca: 'procedència de les dades de terceres persones, a les propostes de pràctiques',
    },
    judge: where(
      (settings) => settings.showPropuestaPracticas,
      { en: 'no proposals', es: 'no hay propuestas', ca: 'no hi ha propostes' },
      written(['legal', 'tratamientos', 'propuesta', 'procedencia'], {
        en: 'Write `procedencia` under `legal.tratamientos.propuesta`.',
        es: 'Escribe `procedencia` dentro de `legal.tratamientos.propuesta`.',
        ca: 'Escriu `procedencia` dins de `legal.tratamientos.propuesta`.',
      }),
    ),
  },
  {
    law: 'RGPD, art. 9.2.a',
    what: {
      en: 'explicit consent for disability',
      es: 'consentimiento explícito para la discapacidad',
      ca: 'consentiment explícit per a la discapacitat',
    },
    judge: where(
      (settings) => !settings.quitarCampoDiscapacidad,
      {
        en: 'disability is not asked for',
        es: 'no se pregunta por la discapacidad',
        ca: 'no es pregunta per la discapacitat',
      },
      written(['legal', 'tratamientos', 'discapacidad', 'legitimacion'], {
        en: 'Write `discapacidad` under `legal.tratamientos`, or set `quitarCampoDiscapacidad` to `true`.',
        es: 'Escribe `discapacidad` dentro de `legal.tratamientos`, o `quitarCampoDiscapacidad: true`.',
        ca: 'Escriu `discapacidad` dins de `legal.tratamientos`, o `quitarCampoDiscapacidad: true`.',
      }),
    ),
  },
  {
    law: 'RGPD, art. 7.2',
    what: {
      en: 'consent apart from other matters, no box ticked beforehand',
      es: 'consentimiento aparte de otros asuntos, sin casillas marcadas de antemano',
      ca: 'consentiment a part d’altres assumptes, sense caselles marcades d’entrada',
    },
    judge: by({
      en: 'the forms of the portal: a box of its own, empty at first, which says that the policy was read',
      es: 'los formularios del portal: una casilla propia, vacía al principio, que dice que se ha leído la política',
      ca: 'els formularis del portal: una casella pròpia, buida d’entrada, que diu que s’ha llegit la política',
    }),
  },
  {
    law: 'RGPD, art. 30',
    what: {
      en: 'record of processing activities',
      es: 'registro de actividades de tratamiento',
      ca: 'registre d’activitats de tractament',
    },
    judge: elsewhere({ en: 'the institution', es: 'la institución', ca: 'la institució' }),
  },
  {
    law: 'RGPD, art. 28',
    what: {
      en: 'contract with whoever runs the servers',
      es: 'contrato con quien lleva los servidores',
      ca: 'contracte amb qui porta els servidors',
    },
    judge: elsewhere({ en: 'the institution', es: 'la institución', ca: 'la institució' }),
  },
  {
    law: 'RGPD, art. 35',
    what: {
      en: 'impact assessment where risks are high',
      es: 'evaluación de impacto donde el riesgo es alto',
      ca: 'avaluació d’impacte on el risc és alt',
    },
    judge: elsewhere({ en: 'the institution', es: 'la institución', ca: 'la institució' }),
  },
];
