import type { Translated } from '../../texts/translated.ts';

export interface QuestionTexts {
  kind: 'unica' | 'multiple' | 'texto' | 'escala';
  text: Translated;
  required?: true;
  /** Answers; the number is the question (from 0) that follows instead of the next one. */
  answers?: readonly (readonly [text: Translated, jump?: number])[];
}

const texts = (es: string, ca: string, en: string): Translated => ({ es, ca, en });
const yes = texts('Sí', 'Sí', 'Yes');
const no = texts('No', 'No', 'No');

const scale = [
  texts('1 · Nada', '1 · Gens', '1 · Not at all'),
  texts('2 · Poco', '2 · Poc', '2 · A little'),
  texts('3 · Regular', '3 · Regular', '3 · So-so'),
  texts('4 · Bastante', '4 · Força', '4 · Quite'),
  texts('5 · Mucho', '5 · Molt', '5 · Very much'),
].map((text) => [text] as const);

/** Every kind of question; unemployed respondents skip two, and "no" in the last but one jumps to the end. */
export const careerQuestions: readonly QuestionTexts[] = [
  {
    kind: 'unica',
    required: true,
    text: texts('¿Trabajas actualmente?', 'Treballes actualment?', 'Are you working at present?'),
    answers: [[yes], [no, 3]],
  },
  {
    kind: 'unica',
    text: texts(
      '¿Tu trabajo tiene que ver con lo que estudias?',
      'La teva feina té a veure amb el que estudies?',
      'Has your job to do with what you study?',
    ),
    answers: [[yes], [texts('En parte', 'En part', 'In part')], [no]],
  },
  {
    kind: 'escala',
    required: true,
    text: texts(
      '¿Estás contento o contenta con ese trabajo?',
      'Estàs content o contenta amb aquesta feina?',
      'Are you happy with that job?',
    ),
    answers: scale,
  },
  {
    kind: 'multiple',
    required: true,
    text: texts(
      '¿Cómo buscas? Marca todo lo que uses.',
      'Com busques? Marca tot el que facis servir.',
      'How do you look for work? Tick everything you use.',
    ),
    answers: [
      [texts('Este portal', 'Aquest portal', 'This portal')],
      [texts('Otros portales', 'Altres portals', 'Other portals')],
      [texts('Conocidos & familia', 'Coneguts & família', 'Friends & family')],
      [texts('Redes sociales', 'Xarxes socials', 'Social media')],
      [texts('No busco <todavía>', 'No busco <encara>', 'I am not looking <yet>')],
    ],
  },
  {
    kind: 'unica',
    text: texts(
      '¿Quieres contarnos algo más?',
      'Ens vols explicar alguna cosa més?',
      'Is there anything else you want to tell us?',
    ),
    answers: [[yes], [no, 6]],
  },
  {
    kind: 'texto',
    text: texts('Cuéntanoslo', 'Explica’ns-ho', 'Tell us'),
  },
  {
    kind: 'escala',
    text: texts(
      '¿Recomendarías este portal?',
      'Recomanaries aquest portal?',
      'Would you recommend this portal?',
    ),
    answers: scale,
  },
];

export const placementQuestions: readonly QuestionTexts[] = [
  {
    kind: 'escala',
    required: true,
    text: texts('¿Has aprendido?', 'Has après?', 'Have you learned?'),
    answers: scale,
  },
  {
    kind: 'multiple',
    text: texts('¿Qué ha funcionado?', 'Què ha funcionat?', 'What worked?'),
    answers: [
      [texts('La acogida', 'L’acollida', 'The welcome')],
      [texts('Las tareas', 'Les tasques', 'The tasks')],
      [texts('El horario', 'L’horari', 'The hours')],
    ],
  },
  { kind: 'texto', text: texts('¿Qué mejorarías?', 'Què milloraries?', 'What would you improve?') },
];

export const companyQuestions: readonly QuestionTexts[] = [
  {
    kind: 'unica',
    required: true,
    text: texts(
      '¿Volverían a acoger estudiantes?',
      'Tornarien a acollir estudiants?',
      'Would you take students again?',
    ),
    answers: [[yes, 2], [no]],
  },
  { kind: 'texto', required: true, text: texts('¿Por qué no?', 'Per què no?', 'Why not?') },
  {
    kind: 'escala',
    text: texts('Valoren la atención del servicio', 'Valorin l’atenció del servei', 'Rate the service'),
    answers: scale,
  },
];

export const surveyTitles = {
  career: texts('Encuesta de inserción', 'Enquesta d’inserció', 'Career survey'),
  mandatory: texts(
    'Encuesta obligatoria de inicio de curso',
    'Enquesta obligatòria d’inici de curs',
    'Mandatory survey at the start of the year',
  ),
  placement: texts('Valora tus prácticas', 'Valora les teves pràctiques', 'Rate your placement'),
  company: texts(
    'Encuesta a empresas colaboradoras',
    'Enquesta a empreses col·laboradores',
    'Survey of partner companies',
  ),
  anonymous: texts(
    'Buzón anónimo del portal',
    'Bústia anònima del portal',
    'Anonymous suggestions for the portal',
  ),
  open: texts('Encuesta abierta a visitantes', 'Enquesta oberta a visitants', 'Survey open to visitors'),
  ended: texts('Encuesta del curso pasado', 'Enquesta del curs passat', 'Survey of last year'),
  future: texts('Encuesta de fin de curso', 'Enquesta de final de curs', 'Survey at the end of the year'),
} as const;

export const surveyLead = texts(
  'Son cinco minutos. Lo que respondas se trata de forma agregada: "nadie" verá tu nombre.',
  'Són cinc minuts. El que responguis es tracta de manera agregada: "ningú" veurà el teu nom.',
  'It takes five minutes. Your answers are only counted: "nobody" will see your name.',
);
