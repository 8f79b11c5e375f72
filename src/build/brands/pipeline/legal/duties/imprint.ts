import { inEach } from '#build/diagnostics/told.ts';
import { elsewhere, page, where, written } from '../duty.ts';
import type { Duty } from '../duty.ts';
import { hasEmployment, isPublic } from './conditions.ts';

/** Words of links to the channel for reports of irregularities. */
const channel = /denunci|denúnci|[ée]tic|canal intern|informant|whistle|ethic/i;

/** Facts about the institution that every site of a service publishes. */
export const imprint: readonly Duty[] = [
  {
    law: 'Ley 34/2002, art. 10.1.a',
    what: {
      en: 'who runs the portal',
      es: 'quién es el titular del portal',
      ca: 'qui és el titular del portal',
    },
    judge: written(['legal', 'titular'], {
      en: 'Write `titular` under `legal`: the legal name of the institution.',
      es: 'Escribe `titular` dentro de `legal`: el nombre legal de la institución.',
      ca: 'Escriu `titular` dins de `legal`: el nom legal de la institució.',
    }),
  },
  {
    law: 'Ley 34/2002, art. 10.1.a',
    what: { en: 'registered address', es: 'domicilio', ca: 'domicili' },
    judge: written(['legal', 'direccion'], {
      en: 'Write `direccion` under `legal`.',
      es: 'Escribe `direccion` dentro de `legal`.',
      ca: 'Escriu `direccion` dins de `legal`.',
    }),
  },
  {
    law: 'Ley 34/2002, art. 10.1.a',
    what: {
      en: 'email and a further way to get in touch',
      es: 'correo electrónico y otra vía de contacto',
      ca: 'correu electrònic i una altra via de contacte',
    },
    judge: written(['contacto', 'telefono'], {
      en: 'Write `telefono` under `contacto`, beside the email address.',
      es: 'Escribe `telefono` dentro de `contacto`, junto al correo electrónico.',
      ca: 'Escriu `telefono` dins de `contacto`, al costat del correu electrònic.',
    }),
  },
  {
    law: 'Ley 34/2002, art. 10.1.e',
    what: { en: 'tax number', es: 'NIF', ca: 'NIF' },
    judge: written(['legal', 'nif'], {
      en: 'Write `nif` under `legal`.',
      es: 'Escribe `nif` dentro de `legal`.',
      ca: 'Escriu `nif` dins de `legal`.',
    }),
  },
  {
    law: 'Ley 34/2002, art. 10.1',
    what: {
      en: 'legal notice in every language',
      es: 'aviso legal en todos los idiomas',
      ca: 'avís legal en totes les llengües',
    },
    judge: page('aviso-legal'),
  },
  {
    law: 'Ley 34/2002, art. 10.1.b',
    what: {
      en: 'register in which a private institution is entered, with its data',
      es: 'registro en el que está inscrita una institución privada, con sus datos',
      ca: 'registre on està inscrita una institució privada, amb les seves dades',
    },
    judge: where(
      (settings) => !isPublic(settings),
      { en: 'a public body', es: 'es un organismo público', ca: 'és un organisme públic' },
      elsewhere({
        en: 'the text of `content/<language>/aviso-legal.md`: volume and sheet of the register',
        es: 'el texto de `content/<idioma>/aviso-legal.md`: tomo y folio del registro',
        ca: 'el text de `content/<idioma>/aviso-legal.md`: tom i foli del registre',
      }),
    ),
  },
  {
    law: 'RD 1796/2010, art. 5.k',
    what: {
      en: 'authorisation number of the placement agency',
      es: 'número de autorización de la agencia de colocación',
      ca: 'número d’autorització de l’agència de col·locació',
    },
    judge: where(
      hasEmployment,
      { en: 'no offers of employment', es: 'no hay ofertas de empleo', ca: 'no hi ha ofertes de feina' },
      written(['legal', 'numeroAgenciaColocacion'], {
        en: 'Write `numeroAgenciaColocacion` under `legal`. Whoever is no authorised agency may not mediate jobs: then set `modulos.empleo` to `false`.',
        es: 'Escribe `numeroAgenciaColocacion` dentro de `legal`. Quien no es agencia autorizada no puede intermediar en el empleo: en ese caso, escribe `modulos.empleo: false`.',
        ca: 'Escriu `numeroAgenciaColocacion` dins de `legal`. Qui no és agència autoritzada no pot fer d’intermediària de feina: en aquest cas, escriu `modulos.empleo: false`.',
      }),
    ),
  },
  {
    law: 'Ley 2/2023, arts. 13, 25',
    what: {
      en: 'way to the internal channel for reports of irregularities',
      es: 'acceso al canal interno de información sobre irregularidades',
      ca: 'accés al canal intern d’informació sobre irregularitats',
    },
    judge: ({ draft }) => {
      const links = Object.values(draft.settings.footer?.enlaces ?? {}).flat();
      const found = links.find(({ texto, url }) => channel.test(texto) || channel.test(url));
      if (found)
        return { state: 'met', by: inEach(() => `footer: ${found.url}`), path: ['footer', 'enlaces'] };
      return {
        state: 'missing',
        fix: {
          en: 'Link to the channel in `footer.enlaces`, in every language; institutions of fewer than 50 people may go without.',
          es: 'Enlaza el canal en `footer.enlaces`, en todos los idiomas; las instituciones de menos de 50 personas pueden no tenerlo.',
          ca: 'Enllaça el canal a `footer.enlaces`, en totes les llengües; les institucions de menys de 50 persones poden no tenir-ne.',
        },
        path: ['footer'],
      };
    },
  },
];
