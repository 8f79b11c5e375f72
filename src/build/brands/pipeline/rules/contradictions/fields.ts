import { needs } from './contradiction.ts';
import type { Contradiction } from './contradiction.ts';

/** Fields and entries of menus that need others. */
export const fieldContradictions: readonly Contradiction[] = [
  {
    paths: [['checkIbanInPracticasConServicio'], ['campos', 'personales', 'iban', 'visible']],
    isThere: ({ checkIbanInPracticasConServicio, campos }) =>
      checkIbanInPracticasConServicio && !campos.personales.iban.visible,
    what: {
      en: '`checkIbanInPracticasConServicio` is on, but the field `campos.personales.iban` is hidden.',
      es: '`checkIbanInPracticasConServicio` está activado, pero el campo `campos.personales.iban` está oculto.',
      ca: '`checkIbanInPracticasConServicio` està activat, però el camp `campos.personales.iban` està ocult.',
    },
    why: {
      en: 'Students would be asked for a bank account and find no field to write it in.',
      es: 'Al alumnado se le pediría una cuenta bancaria y no encontraría dónde escribirla.',
      ca: 'A l’alumnat se li demanaria un compte bancari i no trobaria on escriure’l.',
    },
    fix: {
      en: 'Write `checkIbanInPracticasConServicio: false`, or `visible: true` for `iban` under `campos.personales`.',
      es: 'Escribe `checkIbanInPracticasConServicio: false`, o `visible: true` en `iban` dentro de `campos.personales`.',
      ca: 'Escriu `checkIbanInPracticasConServicio: false`, o `visible: true` a `iban` dins de `campos.personales`.',
    },
  },
  {
    paths: [['CVRequired'], ['campos', 'profesional', 'urlCV', 'visible']],
    isThere: ({ CVRequired, campos }) => CVRequired && !campos.profesional.urlCV.visible,
    what: {
      en: '`CVRequired` is on, but the field `campos.profesional.urlCV` is hidden.',
      es: '`CVRequired` está activado, pero el campo `campos.profesional.urlCV` está oculto.',
      ca: '`CVRequired` està activat, però el camp `campos.profesional.urlCV` està ocult.',
    },
    why: {
      en: 'Students would have to upload a CV before they apply, and find no field for it.',
      es: 'El alumnado tendría que subir un CV antes de inscribirse y no encontraría dónde.',
      ca: 'L’alumnat hauria de pujar un CV abans d’inscriure’s i no trobaria on.',
    },
    fix: {
      en: 'Write `CVRequired: false`, or `visible: true` for `urlCV` under `campos.profesional`.',
      es: 'Escribe `CVRequired: false`, o `visible: true` en `urlCV` dentro de `campos.profesional`.',
      ca: 'Escriu `CVRequired: false`, o `visible: true` a `urlCV` dins de `campos.profesional`.',
    },
  },
  {
    paths: [['menuAlumno', 'nuevaOferta'], ['showPropuestaPracticas']],
    isThere: ({ menuAlumno, showPropuestaPracticas }) => menuAlumno.nuevaOferta && !showPropuestaPracticas,
    what: {
      en: '`menuAlumno.nuevaOferta` is on, but `showPropuestaPracticas` is off.',
      es: '`menuAlumno.nuevaOferta` está activado, pero `showPropuestaPracticas` está desactivado.',
      ca: '`menuAlumno.nuevaOferta` està activat, però `showPropuestaPracticas` està desactivat.',
    },
    why: {
      en: 'The menu entry opens the placement proposal, which the portal would not have.',
      es: 'La entrada del menú abre la propuesta de prácticas, que el portal no tendría.',
      ca: 'L’entrada del menú obre la proposta de pràctiques, que el portal no tindria.',
    },
    fix: {
      en: 'Write `showPropuestaPracticas: true`, or `menuAlumno.nuevaOferta: false`.',
      es: 'Escribe `showPropuestaPracticas: true`, o `menuAlumno.nuevaOferta: false`.',
      ca: 'Escriu `showPropuestaPracticas: true`, o `menuAlumno.nuevaOferta: false`.',
    },
  },
  needs('requestDireccionFullContactoEmpresa', 'requestDireccionContactoEmpresa', {
    en: 'The full address adds postal code, province and country to street and town, which would not be asked for.',
    es: 'La dirección completa añade código postal, provincia y país a la calle y la localidad, que no se pedirían.',
    ca: 'L’adreça completa afegeix codi postal, província i país al carrer i la localitat, que no es demanarien.',
  }),
];
