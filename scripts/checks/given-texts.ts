/** Texts of the portal specified word by word by the contract: the glossary does not apply to them. */
export const givenTexts: Readonly<Record<string, string>> = {
  'company-offers.deleteQuestion': 'Se va a eliminar la oferta ¿Quieres continuar?',
  'errors.attention': 'Atención',
  'frame.comingSoon': 'Muy pronto disponible',
  'frame.mandatorySurveysText':
    'No puedes acceder al portal hasta que no hayas contestado las encuestas obligatorias. Si no deseas responder en este momento, puedes cerrar tu sesión.',
  'frame.offline': 'Error de conexión, por favor revisa tu conexión',
  'offers.none': 'No hay ofertas coincidentes con tu búsqueda',
  'validation.answerMandatoryQuestions': 'Para continuar, responde todas las preguntas obligatorias',
  'validation.answerThisQuestion': 'Debes contestar a esta pregunta para continuar',
  'validation.dni': 'El campo DNI está mal formado',
  'validation.emailField': 'El campo email está mal formado',
  'validation.emailMissing': 'Por favor, indica tu email para logarte en el portal.',
  'validation.emailOfSignIn': 'El email está mal formado',
  'validation.fileType': 'Este tipo de fichero no esta permitido',
  'validation.languageAndLevel': 'El idioma y el nivel son campos obligatorios para añadir un idioma',
  'validation.malformed': 'El campo está mal formado',
  'validation.passwordsDiffer': 'Las contraseñas no coinciden',
  'validation.phoneTooLong': 'La longitud del teléfono es excesiva',
  'validation.required': 'Este campo es requerido',
  'validation.tooShort': 'El campo no tiene la longitud mínima requerida',
  'validation.url': 'La url contiene errores',
};
