import type { Brand } from '#core/brand/brand.ts';
import { institutionWords } from '#core/i18n/institution.ts';
import type { Language } from '#core/i18n/languages.ts';
import { textIn, type Translated } from '../../texts/translated.ts';

/** Words of the server where the portal shows them instead of its own. */
export const serverMessages = {
  wrongCredentials: {
    es: 'El usuario o la contraseña no son correctos.',
    ca: 'L’usuari o la contrasenya no són correctes.',
    en: 'The username or password is incorrect.',
  },
  wrongPassword: {
    es: 'La contraseña actual no es correcta.',
    ca: 'La contrasenya actual no és correcta.',
    en: 'The current password is incorrect.',
  },
  tooManyAttempts: {
    es: 'Has escrito demasiadas contraseñas incorrectas. Espera un poco antes de volver a intentarlo.',
    ca: 'Has escrit massa contrasenyes incorrectes. Espera una mica abans de tornar-ho a provar.',
    en: 'You have entered too many wrong passwords. Please wait a little before you try again.',
  },
  lateAnswer: {
    es: 'La identificación ha caducado. Vuelve a intentarlo.',
    ca: 'La identificació ha caducat. Torna-ho a provar.',
    en: 'The identification has expired. Please try again.',
  },
} as const satisfies Record<string, Translated>;

/** Message for an account blocked without a reason. */
export function blockedText({ settings }: Brand, language: Language): string {
  const { institution } = institutionWords(settings, language);
  const texts: Translated = {
    es: `Tu cuenta está bloqueada. Contacta con ${institution}.`,
    ca: `El teu compte està bloquejat. Contacta amb ${institution}.`,
    en: `Your account is blocked. Please contact ${institution}.`,
  };
  return textIn(texts, language);
}

const holderOf = ({ settings }: Brand): string => settings.legal?.titular ?? settings.institucion;

/** Short text of the data protection notice. */
export function rgpdShortText(brand: Brand, language: Language): string {
  const holder = holderOf(brand);
  const texts: Translated = {
    es: `${holder} trata tus datos para gestionar tus prácticas y tu búsqueda de empleo. Puedes acceder a ellos, rectificarlos y suprimirlos. Para usar el portal, lee la información y confírmalo.`,
    ca: `${holder} tracta les teves dades per gestionar les teves pràctiques i la teva cerca de feina. Pots accedir-hi, rectificar-les i suprimir-les. Per fer servir el portal, llegeix la informació i confirma-ho.`,
    en: `${holder} processes your data to manage your placements and your search for a job. You may access, correct and erase it. To use the portal, please read the information and confirm that you have.`,
  };
  return textIn(texts, language);
}

/** Long text of the data protection notice. */
export function rgpdLongText(brand: Brand, language: Language): string {
  const holder = holderOf(brand);
  const { legal, contacto } = brand.settings;
  const email = legal?.emailProteccionDatos ?? contacto?.email ?? brand.settings.institucion;
  const paragraphs: Translated<readonly string[]> = {
    es: [
      `Responsable: ${holder}.`,
      'Finalidad: gestionar las prácticas, la bolsa de empleo y los servicios de orientación, y comunicar tus datos a las empresas en cuyas ofertas te inscribas.',
      'Legitimación: el cumplimiento de una misión de interés público y, para el empleo, tu consentimiento.',
      'Conservación: mientras uses el servicio y, después, los plazos que fija la ley.',
      `Derechos: acceso, rectificación, supresión, oposición, limitación y portabilidad, escribiendo a ${email}.`,
    ],
    ca: [
      `Responsable: ${holder}.`,
      'Finalitat: gestionar les pràctiques, la borsa de treball i els serveis d’orientació, i comunicar les teves dades a les empreses en les ofertes de les quals t’inscriguis.',
      'Legitimació: el compliment d’una missió d’interès públic i, per a la feina, el teu consentiment.',
      'Conservació: mentre facis servir el servei i, després, els terminis que fixa la llei.',
      `Drets: accés, rectificació, supressió, oposició, limitació i portabilitat, escrivint a ${email}.`,
    ],
    en: [
      `Controller: ${holder}.`,
      'Purpose: to manage placements, the job board and the guidance services, and to pass your data on to the companies whose offers you apply for.',
      'Legal basis: a task in the public interest and, for jobs, your consent.',
      'Storage: for as long as you use the service and, after that, for the periods the law sets.',
      `Rights: access, rectification, erasure, objection, restriction and portability, by writing to ${email}.`,
    ],
  };
  return textIn(paragraphs, language).join('\n\n');
}
