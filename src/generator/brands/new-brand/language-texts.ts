import type { ReportText } from '#generator/diagnostics/report-text.ts';
import { isMap, isScalar, type Node, type Pair, Scalar, visit, type YAMLMap } from 'yaml';
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
    en: 'The people you answer about an offer; nobody else, unless the law obliges us',
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

const keyOf = ({ key }: Pair): unknown => (isScalar(key) ? key.value : key);

const isByLanguage = (map: YAMLMap): boolean =>
  map.items.length > 0 && map.items.every((pair) => isLanguage(keyOf(pair)));

/** Translates the model texts of a node; others stay for the brand's translators. */
function translate(node: Node, language: Language): void {
  visit(node, {
    Scalar(_key, scalar) {
      const translations = typeof scalar.value === 'string' ? modelTexts[scalar.value] : undefined;
      scalar.value = translations?.[language] ?? scalar.value;
    },
  });
}

/**
 * Adds a language to every localized text of a brand file: the model's translation if the text is that of the model,
 * else the text of `from` with a mark.
 * @param root of the file
 * @param reader language of the marks
 * @returns the number of texts to translate
 */
export function addLanguageTexts(
  root: Node,
  from: Language,
  language: Language,
  reader: ReportLanguage = 'en',
): number {
  let marks = 0;
  visit(root, {
    Map(_key, map) {
      if (!isByLanguage(map) || map.has(language)) return undefined;
      const source = map.items.find((pair) => keyOf(pair) === from) ?? map.items[0];
      const value = (source?.value as Node | null | undefined)?.clone() as Node | undefined;
      if (!value) return undefined;
      const original = JSON.stringify(value);
      translate(value, language);
      if (JSON.stringify(value) === original) {
        marks++;
        value.comment = ` ${settingMarks[reader]}: ${inLanguage(language)[reader]}`;
      }
      map.add({ key: new Scalar(language), value });
      return visit.SKIP;
    },
  });
  return marks;
}

/** Translates the model texts that are the same in every language, such as names, to the first one of a brand. */
export function translateSingleTexts(root: Node, language: Language): void {
  visit(root, {
    Map: (_key, map) => (isByLanguage(map) ? visit.SKIP : undefined),
    Pair(_key, { value }) {
      if (isScalar(value)) translate(value, language);
    },
  });
}

/** Leaves each localized text only some languages, in their order. */
export function keepLanguages(root: Node, languages: readonly Language[]): void {
  visit(root, {
    Map(_key, map) {
      if (!isByLanguage(map)) return;
      const pairs = languages.flatMap((language) => map.items.find((pair) => keyOf(pair) === language) ?? []);
      map.items.splice(0, map.items.length, ...pairs);
    },
  });
}

/** A text of the model in every language that it has. */
export const modelVariants = (text: string): string[] => [text, ...Object.values(modelTexts[text] ?? {})];

/** Whether a node is a map; the document of a brand file without settings has none. */
export function isSettings(node: unknown): node is YAMLMap {
  return isMap(node);
}
