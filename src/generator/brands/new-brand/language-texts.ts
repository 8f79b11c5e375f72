import type { ReportText } from '#generator/diagnostics/report-text.ts';
import { isMap, isScalar, type Node, type Pair, Scalar, visit, type YAMLMap } from 'yaml';
import { isLanguage, type Language, languageNames, type Localized } from '#core/i18n/languages.ts';
import type { ReportLanguage } from '#core/i18n/report-languages.ts';

/** Translations of the model's default texts, by their Spanish text. */
const modelTexts: Readonly<Record<string, Readonly<Localized>>> = {
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
  'La relación que pides iniciar y nuestro interés legítimo en tratar con tu entidad': {
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
    en: 'Whoever organises the event with us, if its page says so',
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
  'Las entidades que vean tu CV': {
    ca: 'Les entitats que vegin el teu CV',
    en: 'The organisations that see your CV',
  },
};

const inLanguage = (language: Language): ReportText => ({
  en: `in ${languageNames[language]}`,
  es: `en ${languageNames[language].toLowerCase()}`,
  ca: `en ${languageNames[language].toLowerCase()}`,
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
        value.comment = ` FILL IN: ${inLanguage(language)[reader]}`;
      }
      map.add({ key: new Scalar(language), value });
      return visit.SKIP;
    },
  });
  return marks;
}

/** Whether a node is a map; the document of a brand file without settings has none. */
export function isSettings(node: unknown): node is YAMLMap {
  return isMap(node);
}
