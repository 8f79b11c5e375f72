import { expect, it } from 'vitest';
import { ownTexts } from '#core/i18n/messages.ts';

/* The specified Spanish texts to the letter, including their mistakes. */
const specified = {
  'validation.required': 'Este campo es requerido',
  'validation.malformed': 'El campo está mal formado',
  'validation.tooShort': 'El campo no tiene la longitud mínima requerida',
  'validation.emailField': 'El campo email está mal formado',
  'validation.emailOfSignIn': 'El email está mal formado',
  'validation.emailMissing': 'Por favor, indica tu email para logarte en el portal.',
  'validation.passwordsDiffer': 'Las contraseñas no coinciden',
  'validation.phoneTooLong': 'La longitud del teléfono es excesiva',
  'validation.fileType': 'Este tipo de fichero no esta permitido',
  'validation.dni': 'El campo DNI está mal formado',
  'validation.url': 'La url contiene errores',
  'validation.answerMandatoryQuestions': 'Para continuar, responde todas las preguntas obligatorias',
  'validation.answerThisQuestion': 'Debes contestar a esta pregunta para continuar',
  'validation.languageAndLevel': 'El idioma y el nivel son campos obligatorios para añadir un idioma',
};

it('has the texts of the specification', () => {
  expect(ownTexts('es', 'validation')).toMatchObject(specified);
});
