import { companyChoiceKeys } from '#core/contract/validation/offer.ts';
import type { Told } from '#build/diagnostics/told.ts';
import { problemAt } from '../draft.ts';
import type { Rule } from '../draft.ts';

/** What those choices are of, and where a company gets one. */
const things: Readonly<Record<(typeof companyChoiceKeys)[number], Told>> = {
  centroPracticas: {
    en: 'workplaces, which companies cannot add in the portal',
    es: 'centros de trabajo, que las empresas no pueden añadir en el portal',
    ca: 'centres de treball, que les empreses no poden afegir al portal',
  },
  tutores: {
    en: 'contacts for tutoring, which companies add on the page of their data',
    es: 'contactos para tutorías, que las empresas añaden en la página de sus datos',
    ca: 'contactes per a tutories, que les empreses afegeixen a la pàgina de les seves dades',
  },
  programa: {
    en: 'programmes, which may be none or may have to be joined',
    es: 'programas, que pueden no existir o pedir una adhesión',
    ca: 'programes, que poden no existir o demanar una adhesió',
  },
};

/** Fields of offers that are required, with choices that a company may not have. */
export const companyChoices: Rule = (draft) =>
  companyChoiceKeys.flatMap((field) => {
    const { visible, required } = draft.settings.campos.oferta[field];
    const path = ['campos', 'oferta', field];
    if (!visible || !required || !draft.isSound(path)) return [];
    const thing = things[field];
    return [
      problemAt(draft, [...path, 'required'], {
        code: 'required-company-choice',
        severity: 'warning',
        what: {
          en: `The field \`campos.oferta.${field}\` is required, but a company may have nothing to choose in it.`,
          es: `El campo \`campos.oferta.${field}\` es obligatorio, pero una empresa puede no tener nada que elegir.`,
          ca: `El camp \`campos.oferta.${field}\` és obligatori, però una empresa pot no tenir res per triar.`,
        },
        why: {
          en: `Its choices are ${thing.en}. The portal asks for it only where there is one; a server that always asks for it would refuse all other offers.`,
          es: `Sus opciones son ${thing.es}. El portal solo lo pide donde hay alguna; un servidor que lo pida siempre rechazaría las demás ofertas.`,
          ca: `Les seves opcions són ${thing.ca}. El portal només el demana on n’hi ha alguna; un servidor que el demani sempre rebutjaria les altres ofertes.`,
        },
        fix: {
          en: `Under \`campos.oferta.${field}\`, write \`required: false\`, or make sure that every company has one.`,
          es: `Dentro de \`campos.oferta.${field}\`, escribe \`required: false\`, o asegúrate de que todas las empresas tengan alguna.`,
          ca: `Dins de \`campos.oferta.${field}\`, escriu \`required: false\`, o assegura’t que totes les empreses en tinguin alguna.`,
        },
      }),
    ];
  });
