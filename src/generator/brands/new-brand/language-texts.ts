import type { ReportText } from '#generator/diagnostics/report-text.ts';
import type { SettingEdit, SettingGroup, SettingValue, ValuePath } from '#core/brand-edits/edit.ts';
import { isGroup, isList, sameValue } from '#core/brand-edits/values.ts';
import { isLanguage, type Language, type Localized } from '#core/i18n/languages.ts';
import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import { settingMarks } from './model.ts';
import { languageNames } from '../language-names.ts';

/** Legal basis of a company account in the model, which is that of a public body. */
export const publicTask = 'La relación que pides iniciar y nuestra misión de interés público';

/** The same of a private institution: public authorities have no legitimate interest in their tasks (GDPR, art. 6.1). */
export const legitimateInterest =
  'La relación que pides iniciar y nuestro interés legítimo en tratar con tu entidad';

/** Translations of the model's default texts, by their Spanish text. */
const modelTexts: Readonly<Record<string, Readonly<Localized>>> = {
  'Portal de prácticas y empleo': {
    ca: 'Portal de pràctiques i feina',
    en: 'Placement and job portal',
  },
  'Nombre de la institución': { ca: 'Nom de la institució', en: 'Name of the institution' },
  'Nombre legal de la institución': { ca: 'Nom legal de la institució', en: 'Legal name of the institution' },
  'Calle, número, código postal y localidad': {
    ca: 'Carrer, número, codi postal i localitat',
    en: 'Street, number, postcode and town',
  },
  'Domicilio social de la institución': {
    ca: 'Domicili social de la institució',
    en: 'Registered office of the institution',
  },
  [publicTask]: {
    ca: 'La relació que demanes iniciar i la nostra missió d’interès públic',
    en: 'The relation you ask to begin and our public task',
  },
  'Prácticas y empleo para el alumnado de la institución.': {
    ca: 'Pràctiques i feina per a l’alumnat de la institució.',
    en: 'Placements and jobs for the students of the institution.',
  },
  'Prácticas y empleo': { ca: 'Pràctiques i feina', en: 'Placements and jobs' },
  'Entra con tu usuario del portal.': {
    ca: 'Entra amb el teu usuari del portal.',
    en: 'Sign in with your user name of the portal.',
  },
  'Servicio de prácticas y empleo': { ca: 'Servei de pràctiques i feina', en: 'Placement and job service' },
  'Web de la institución': { ca: 'Web de la institució', en: 'Website of the institution' },
  'Tratar con tu entidad sobre ofertas, prácticas y convenios': {
    ca: 'Tractar amb la teva entitat sobre ofertes, pràctiques i convenis',
    en: 'To deal with your organisation about offers, placements and agreements',
  },
  'La relación con tu entidad': {
    ca: 'La relació amb la teva entitat',
    en: 'The relation with your organisation',
  },
  'Nadie más, salvo obligación legal': {
    ca: 'Ningú més, llevat d’obligació legal',
    en: 'Nobody else, unless the law obliges us',
  },
  'Nos los da la persona de tu entidad que los escribe aquí; informa de ello a quien nombres': {
    ca: 'Ens les dona la persona de la teva entitat que les escriu aquí; informa’n qui anomenis',
    en: 'From the person of your organisation who enters them here; please tell whom you name',
  },
  'Preparar las prácticas o el empleo con la persona que tutoriza y, si la nombras, con la candidata preferente':
    {
      ca: 'Preparar les pràctiques o la feina amb la persona que tutoritza i, si l’anomenes, amb la candidata preferent',
      en: 'To prepare the placement or job with the tutor and, if you name one, the preferred candidate',
    },
  'La persona que tutoriza: quien se inscriba; la preferente: nadie más': {
    ca: 'La persona que tutoritza: qui s’inscrigui; la preferent: ningú més',
    en: 'The tutor: those who apply; the preferred candidate: nobody else',
  },
  'Nos los da la entidad que publica la oferta; informa de ello a quien nombres': {
    ca: 'Ens les dona l’entitat que publica l’oferta; informa’n qui anomenis',
    en: 'From the organisation that publishes the offer; please tell whom you name',
  },
  'Comprobar la solicitud y gestionar la relación con tu entidad': {
    ca: 'Comprovar la sol·licitud i gestionar la relació amb la teva entitat',
    en: 'To check the request and look after the relation with your organisation',
  },
  [legitimateInterest]: {
    ca: 'La relació que demanes iniciar i el nostre interès legítim a tractar amb la teva entitat',
    en: 'The relation you ask to begin and our legitimate interest in dealing with your organisation',
  },
  'Las personas a quienes contestes por una oferta; nadie más, salvo obligación legal': {
    ca: 'Les persones a qui responguis per una oferta; ningú més, llevat d’obligació legal',
    en: 'The people you answer about a vacancy; nobody else, unless the law obliges us',
  },
  'Organizar el evento, su aforo y los avisos sobre él': {
    ca: 'Organitzar l’esdeveniment, l’aforament i els avisos que hi tenen a veure',
    en: 'To organise the event, its places and the notices about it',
  },
  'Tu consentimiento al inscribirte': {
    ca: 'El teu consentiment en inscriure-t’hi',
    en: 'Your consent when you enrol',
  },
  'Quien organiza el evento con nosotros, si se indica en su ficha': {
    ca: 'Qui organitza l’esdeveniment amb nosaltres, si s’indica a la fitxa',
    en: 'The organiser of the event with us, if its page says so',
  },
  'Ofrecerte apoyos y las plazas reservadas; es voluntario': {
    ca: 'Oferir-te suports i les places reservades; és voluntari',
    en: 'To offer you support and reserved places; it is optional',
  },
  'Tu consentimiento explícito al marcar la casilla, que retiras al desmarcarla': {
    ca: 'El teu consentiment explícit en marcar la casella, que retires en desmarcar-la',
    en: 'Your explicit consent when you tick the box, which you withdraw by clearing it',
  },
  'Nadie más: las empresas no lo ven': {
    ca: 'Ningú més: les empreses no ho veuen',
    en: 'Nobody else: companies do not see it',
  },
  'Mostrarla en tu CV; es voluntaria': {
    ca: 'Mostrar-la al teu CV; és voluntària',
    en: 'To show it in your CV; it is optional',
  },
  'Tu consentimiento, que retiras al borrarla': {
    ca: 'El teu consentiment, que retires en esborrar-la',
    en: 'Your consent, which you withdraw by deleting it',
  },
  'Autoevaluación sobre una muestra de páginas.': {
    ca: 'Autoavaluació sobre una mostra de pàgines.',
    en: 'Self-assessment of a sample of pages.',
  },
  'Las comunicaciones las atiende el servicio de prácticas y empleo.': {
    ca: 'Les comunicacions les atén el servei de pràctiques i feina.',
    en: 'Messages are answered by the placement and job service.',
  },
  'Los documentos adjuntos no se han revisado todavía': {
    ca: 'Els documents adjunts encara no s’han revisat',
    en: 'Attached documents have not been checked yet',
  },
  'Las entidades que vean tu CV': {
    ca: 'Les entitats que vegin el teu CV',
    en: 'The organisations that see your CV',
  },
};

const inLanguage = (language: Language): ReportText => ({
  en: `in ${languageNames[language].en}`,
  es: `en ${languageNames[language].es}`,
  ca: `en ${languageNames[language].ca}`,
});

/** A group with a value per language. */
const isByLanguage = (value: SettingValue): value is SettingGroup =>
  isGroup(value) && Object.keys(value).length > 0 && Object.keys(value).every(isLanguage);

/** Translates the model texts of a value; others stay for the brand's translators. */
function translate(value: SettingValue, language: Language): SettingValue {
  if (typeof value === 'string') return modelTexts[value]?.[language] ?? value;
  if (isList(value)) return value.map((item) => translate(item, language));
  if (!isGroup(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, translate(one, language)]));
}

/** The groups by language in settings, with their paths. */
function* localizedIn(value: SettingValue, path: ValuePath = []): Generator<[ValuePath, SettingGroup]> {
  if (isByLanguage(value)) yield [path, value];
  else if (isList(value)) for (const [at, item] of value.entries()) yield* localizedIn(item, [...path, at]);
  else if (isGroup(value))
    for (const [key, one] of Object.entries(value)) yield* localizedIn(one, [...path, key]);
}

/**
 * Edits that add a language to every localized text of a brand file: the model's translation if the text is that of the
 * model, else the text of `from` with a mark.
 * @param reader language of the marks
 */
export function addLanguageTexts(
  settings: SettingValue,
  from: Language,
  language: Language,
  reader: ReportLanguage = 'en',
): SettingEdit[] {
  return [...localizedIn(settings)].flatMap(([path, texts]): SettingEdit[] => {
    const source = texts[from] ?? Object.values(texts)[0];
    if (source === undefined || Object.hasOwn(texts, language)) return [];
    const value = translate(source, language);
    const isToTranslate = sameValue(value, source);
    const comment = `${settingMarks[reader]}: ${inLanguage(language)[reader]}`;
    return [{ kind: 'set', path: [...path, language], value, ...(isToTranslate && { comment }) }];
  });
}

/** Edits that translate the model texts that are the same in every language, such as names, to a language. */
export function translateSingleTexts(
  value: SettingValue,
  language: Language,
  path: ValuePath = [],
): SettingEdit[] {
  if (isByLanguage(value)) return [];
  if (isGroup(value))
    return Object.entries(value).flatMap(([key, one]) => translateSingleTexts(one, language, [...path, key]));
  const translated = typeof value === 'string' ? translate(value, language) : value;
  return translated === value ? [] : [{ kind: 'set', path, value: translated }];
}

/** Edits that leave each localized text only some languages, in their order. */
export function keepLanguages(settings: SettingValue, languages: readonly Language[]): SettingEdit[] {
  return [...localizedIn(settings)].flatMap(([path, texts]): SettingEdit[] => {
    const present = Object.keys(texts);
    const removed = present.filter((key) => !languages.some((language) => language === key));
    const order = present.filter((key) => !removed.includes(key));
    const wanted = languages.filter((language) => order.includes(language));
    const moved = wanted.flatMap((language, at): SettingEdit[] => {
      const before = order[at];
      if (before === undefined || before === language) return [];
      order.splice(order.indexOf(language), 1);
      order.splice(at, 0, language);
      return [{ kind: 'move', path: [...path, language], to: [...path, language], before }];
    });
    return [...removed.map((key): SettingEdit => ({ kind: 'unset', path: [...path, key] })), ...moved];
  });
}

/** A text of the model in every language that it has. */
export const modelVariants = (text: string): string[] => [text, ...Object.values(modelTexts[text] ?? {})];
