import type { Localized } from './languages.ts';
import type { MessageId } from './messages.ts';

/**
 * The clearer wording of texts that the contract gives word by word, for brands with `textos: claros`. It
 * replaces the text of the catalogue; a brand's own wording goes before it.
 */
export const clearTexts: Required<Localized<Readonly<Partial<Record<MessageId, string>>>>> = {
  es: {
    'company-offers.deleteQuestion': 'Se va a eliminar la oferta. ¿Quieres continuar?',
    'frame.mandatorySurveysText':
      'Para usar el portal, responde antes las encuestas obligatorias. Si ahora no puedes, cierra la sesión y hazlo en otro momento.',
    'frame.offline': 'Sin conexión. Revisa tu red',
    'offers.none': 'Ninguna oferta coincide con tu búsqueda',
    'validation.answerMandatoryQuestions': 'Responde todas las preguntas obligatorias para continuar',
    'validation.answerThisQuestion': 'Responde esta pregunta para continuar',
    'validation.dni': 'El DNI no es correcto: escribe 8 cifras y una letra',
    'validation.emailField': 'El correo no es correcto: escríbelo como nombre@ejemplo.es',
    'validation.emailMissing': 'Escribe tu correo para acceder',
    'validation.emailOfSignIn': 'El correo no es correcto: escríbelo como nombre@ejemplo.es',
    'validation.fileType': 'Este tipo de fichero no está permitido',
    'validation.languageAndLevel': 'Indica el idioma y el nivel',
    'validation.malformed': 'El formato no es correcto',
    'validation.phoneTooLong': 'El número de teléfono es demasiado largo',
    'validation.required': 'Este campo es obligatorio',
    'validation.tooShort': 'El texto es demasiado corto',
    'validation.url': 'La dirección web no es correcta',
  },
  ca: {
    'frame.mandatorySurveysText':
      'Per fer servir el portal, respon abans les enquestes obligatòries. Si ara no pots, tanca la sessió i fes-ho en un altre moment.',
    'offers.none': 'Cap oferta no coincideix amb la teva cerca',
    'validation.answerMandatoryQuestions': 'Respon totes les preguntes obligatòries per continuar',
    'validation.answerThisQuestion': 'Respon aquesta pregunta per continuar',
    'validation.dni': 'El DNI no és correcte: escriu 8 xifres i una lletra',
    'validation.emailField': 'El correu no és correcte: escriu-lo com a nom@exemple.cat',
    'validation.emailMissing': 'Escriu el teu correu per accedir',
    'validation.emailOfSignIn': 'El correu no és correcte: escriu-lo com a nom@exemple.cat',
    'validation.languageAndLevel': 'Indica l’idioma i el nivell',
    'validation.malformed': 'El format no és correcte',
    'validation.tooShort': 'El text és massa curt',
    'validation.url': 'L’adreça web no és correcta',
  },
  en: {
    'frame.mandatorySurveysText':
      'To use the portal, first answer the mandatory surveys. If you cannot do it now, sign out and come back later.',
    'frame.offline': 'You are offline. Check your connection',
    'validation.answerThisQuestion': 'Answer this question to continue',
    'validation.dni': 'This DNI is not right: enter 8 digits and a letter',
    'validation.emailField': 'This email address is not right: write it like name@example.com',
    'validation.emailMissing': 'Enter your email address to sign in',
    'validation.emailOfSignIn': 'This email address is not right: write it like name@example.com',
    'validation.languageAndLevel': 'Enter the language and the level',
    'validation.malformed': 'This format is not right',
    'validation.tooShort': 'This text is too short',
    'validation.url': 'This web address is not right',
  },
};

/** Title of the home page with `textos: claros`, where the brand gives none itself. */
export const clearHomeTitle: Required<Localized> = { es: 'Inicio', ca: 'Inici', en: 'Home' };
