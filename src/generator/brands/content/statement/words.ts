import type { Language } from '#core/i18n/languages.ts';

/** The sentences of the model statement in the annex of Decision (EU) 2018/1523, in one language. */
export interface StatementWords {
  /** @param isPublic whether the decree applies, which binds public bodies */
  commitment: (isPublic: boolean) => string;
  status: string;
  full: (norm: string) => string;
  partial: (norm: string) => string;
  notAccessible: string;
  intro: string;
  reasons: Record<'incumplimiento' | 'carga' | 'fueraDeAmbito', (norm: string) => string>;
  none: string;
  requirement: (requirement: string) => string;
  until: (day: string) => string;
  preparation: string;
  prepared: (day: string) => string;
  reviewed: (day: string) => string;
  method: string;
  audit: (audit: { day: string; tool: string; pages: string; views: string }) => string;
  feedback: string;
  feedbackText: (isPublic: boolean) => string;
  email: string;
  phone: string;
  enforcement: string;
  enforcementText: (isPublic: boolean, link: string) => string;
  norm: (isPublic: boolean) => string;
}

export const statementWords: Readonly<Record<Language, StatementWords>> = {
  es: {
    commitment: (isPublic) =>
      `{{institucion}} se ha comprometido a hacer accesible su sitio web${isPublic ? ' de conformidad con el Real Decreto 1112/2018, de 7 de septiembre' : ' según la norma UNE-EN 301549:2022 y las pautas WCAG 2.2, nivel AA'}. La presente declaración de accesibilidad se aplica a «{{nombre}}», disponible en \`{{dominio_produccion}}\`.`,
    norm: (isPublic) => (isPublic ? 'el RD 1112/2018' : 'la norma UNE-EN 301549:2022'),
    status: 'Situación de cumplimiento',
    full: (norm) => `Este sitio web es **plenamente conforme** con ${norm}.`,
    partial: (norm) =>
      `Este sitio web es **parcialmente conforme** con ${norm} debido a los aspectos que se indican a continuación.`,
    notAccessible: 'Contenido no accesible',
    intro: 'El contenido que se recoge a continuación no es accesible por lo siguiente:',
    reasons: {
      incumplimiento: (norm) => `a) Falta de conformidad con ${norm}`,
      carga: () => 'b) Carga desproporcionada',
      fueraDeAmbito: () => 'c) El contenido no entra dentro del ámbito de la legislación aplicable',
    },
    none: 'No aplica.',
    requirement: (requirement) => `requisito ${requirement} de UNE-EN 301549:2022`,
    until: (day) => `Se corregirá antes del ${day}.`,
    preparation: 'Preparación de la presente declaración de accesibilidad',
    prepared: (day) => `La presente declaración fue preparada el ${day}.`,
    reviewed: (day) => `Última revisión de la declaración: ${day}.`,
    method: 'Método empleado:',
    audit: ({ day, tool, pages, views }) =>
      `Además, el programa con el que está hecho el portal se somete a una autoevaluación. La última, del ${day}, comprobó ${pages} páginas en ${views} vistas (teléfono y ordenador, modo claro y oscuro) con ${tool} según las WCAG 2.2, niveles A y AA, y no detectó ninguna barrera. Como ninguna herramienta las detecta todas, las páginas se recorren también solo con el teclado.`,
    feedback: 'Observaciones y datos de contacto',
    feedbackText: (isPublic) =>
      `Puedes informar de un posible incumplimiento, transmitir dificultades de acceso, pedir información accesible o proponer mejoras${isPublic ? ' (artículos 10.2.a y 12 del RD 1112/2018)' : ''} a través de:`,
    email: 'el correo',
    phone: 'el teléfono',
    enforcement: 'Procedimiento de aplicación',
    enforcementText: (isPublic, link) =>
      isPublic
        ? `Si tu solicitud o queja se desestima, no estás de acuerdo con la decisión o pasan veinte días hábiles sin respuesta, puedes iniciar una reclamación (artículo 13) en el [procedimiento de reclamación](${link}).`
        : `Si la respuesta no te convence o no recibes ninguna, puedes presentar una [reclamación](${link}).`,
  },
  ca: {
    commitment: (isPublic) =>
      `{{institucion}} s’ha compromès a fer accessible el seu lloc web${isPublic ? ' de conformitat amb el Reial decret 1112/2018, de 7 de setembre' : ' segons la norma UNE-EN 301549:2022 i les pautes WCAG 2.2, nivell AA'}. Aquesta declaració d’accessibilitat s’aplica a «{{nombre}}», disponible a \`{{dominio_produccion}}\`.`,
    norm: (isPublic) => (isPublic ? 'l’RD 1112/2018' : 'la norma UNE-EN 301549:2022'),
    status: 'Situació de compliment',
    full: (norm) => `Aquest lloc web és **plenament conforme** amb ${norm}.`,
    partial: (norm) =>
      `Aquest lloc web és **parcialment conforme** amb ${norm} a causa dels aspectes que s’indiquen a continuació.`,
    notAccessible: 'Contingut no accessible',
    intro: 'El contingut que es recull a continuació no és accessible pel següent:',
    reasons: {
      incumplimiento: (norm) => `a) Falta de conformitat amb ${norm}`,
      carga: () => 'b) Càrrega desproporcionada',
      fueraDeAmbito: () => 'c) El contingut no entra dins l’àmbit de la legislació aplicable',
    },
    none: 'No s’hi aplica.',
    requirement: (requirement) => `requisit ${requirement} d’UNE-EN 301549:2022`,
    until: (day) => `Es corregirà com a molt tard en aquesta data: ${day}.`,
    preparation: 'Preparació d’aquesta declaració d’accessibilitat',
    prepared: (day) => `Data de preparació d’aquesta declaració: ${day}.`,
    reviewed: (day) => `Darrera revisió de la declaració: ${day}.`,
    method: 'Mètode utilitzat:',
    audit: ({ day, tool, pages, views }) =>
      `A més, el programa amb què està fet el portal se sotmet a una autoavaluació. En la darrera (${day}) es van comprovar ${pages} pàgines en ${views} vistes (telèfon i ordinador, mode clar i fosc) amb ${tool} segons les WCAG 2.2, nivells A i AA, i no s’hi va detectar cap barrera. Com que cap eina no les detecta totes, les pàgines es recorren també només amb el teclat.`,
    feedback: 'Observacions i dades de contacte',
    feedbackText: (isPublic) =>
      `Pots informar d’un possible incompliment, transmetre dificultats d’accés, demanar informació accessible o proposar millores${isPublic ? ' (articles 10.2.a i 12 de l’RD 1112/2018)' : ''} mitjançant:`,
    email: 'el correu',
    phone: 'el telèfon',
    enforcement: 'Procediment d’aplicació',
    enforcementText: (isPublic, link) =>
      isPublic
        ? `Si la teva sol·licitud o queixa es desestima, no estàs d’acord amb la decisió o passen vint dies hàbils sense resposta, pots iniciar una reclamació (article 13) amb el [procediment de reclamació](${link}).`
        : `Si la resposta no et convenç o no en reps cap, pots presentar una [reclamació](${link}).`,
  },
  en: {
    commitment: (isPublic) =>
      `{{institucion}} is committed to making its website accessible in accordance with ${isPublic ? 'Spanish Royal Decree 1112/2018 of 7 September' : 'EN 301 549 and WCAG 2.2, level AA'}. This accessibility statement applies to “{{nombre}}”, available at \`{{dominio_produccion}}\`.`,
    norm: (isPublic) => (isPublic ? 'RD 1112/2018' : 'EN 301 549'),
    status: 'Compliance status',
    full: (norm) => `This website is **fully compliant** with ${norm}.`,
    partial: (norm) =>
      `This website is **partially compliant** with ${norm}, owing to the matters listed below.`,
    notAccessible: 'Non-accessible content',
    intro: 'The content listed below is not accessible for the following reasons:',
    reasons: {
      incumplimiento: (norm) => `a) Non-compliance with ${norm}`,
      carga: () => 'b) Disproportionate burden',
      fueraDeAmbito: () => 'c) The content is not within the scope of the applicable legislation',
    },
    none: 'Not applicable.',
    requirement: (requirement) => `requirement ${requirement} of EN 301 549`,
    until: (day) => `It will be put right by ${day}.`,
    preparation: 'Preparation of this accessibility statement',
    prepared: (day) => `This statement was prepared on ${day}.`,
    reviewed: (day) => `Last review of the statement: ${day}.`,
    method: 'Method used:',
    audit: ({ day, tool, pages, views }) =>
      `The software that the portal is made with is also self-assessed. The last assessment, of ${day}, tested ${pages} pages in ${views} views (phone and desktop, light and dark mode) with ${tool} against WCAG 2.2, levels A and AA, and found no barrier. Since no tool finds them all, the pages are walked by keyboard alone as well.`,
    feedback: 'Feedback and contact information',
    feedbackText: (isPublic) =>
      `You can report a possible non-compliance or difficulties of access, ask for accessible information or suggest improvements${isPublic ? ' (articles 10.2.a and 12 of RD 1112/2018)' : ''} through:`,
    email: 'email:',
    phone: 'telephone:',
    enforcement: 'Enforcement procedure',
    enforcementText: (isPublic, link) =>
      isPublic
        ? `If your request or complaint is dismissed, you disagree with the decision or twenty working days pass without an answer, you can lodge a claim (article 13) through the [claims procedure](${link}).`
        : `If the answer does not convince you, or none comes, you can file a [complaint](${link}).`,
  },
};
