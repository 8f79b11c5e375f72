import { needs } from './contradiction.ts';
import type { Contradiction } from './contradiction.ts';

/** Ways to sign in. */
export const signInContradictions: readonly Contradiction[] = [
  {
    paths: [
      ['modulos', 'sso'],
      ['sso', 'urlInicio'],
    ],
    isThere: ({ modulos, sso }) => modulos.sso && sso?.urlInicio === undefined,
    what: {
      en: '`modulos.sso` is on, but `sso.urlInicio` is missing.',
      es: '`modulos.sso` está activado, pero falta `sso.urlInicio`.',
      ca: '`modulos.sso` està activat, però falta `sso.urlInicio`.',
    },
    why: {
      en: 'The button for signing in with the university would lead nowhere.',
      es: 'El botón para entrar con la institución no llevaría a ninguna parte.',
      ca: 'El botó per entrar amb la institució no portaria enlloc.',
    },
    fix: {
      en: 'Add `urlInicio: "https://…"` under `sso:`, or write `modulos.sso: false`.',
      es: 'Añade `urlInicio: "https://…"` dentro de `sso:`, o escribe `modulos.sso: false`.',
      ca: 'Afegeix `urlInicio: "https://…"` dins de `sso:`, o escriu `modulos.sso: false`.',
    },
  },
  {
    paths: [['sso'], ['modulos', 'sso']],
    isThere: ({ modulos, sso }) => !modulos.sso && sso !== undefined,
    what: {
      en: '`sso` has addresses, but `modulos.sso` is off.',
      es: '`sso` tiene direcciones, pero `modulos.sso` está desactivado.',
      ca: '`sso` té adreces, però `modulos.sso` està desactivat.',
    },
    why: {
      en: 'Nobody would see the button for signing in with the university.',
      es: 'Nadie vería el botón para entrar con la institución.',
      ca: 'Ningú no veuria el botó per entrar amb la institució.',
    },
    fix: {
      en: 'Write `sso: true` under `modulos:`, or delete the addresses.',
      es: 'Escribe `sso: true` dentro de `modulos:`, o borra las direcciones.',
      ca: 'Escriu `sso: true` dins de `modulos:`, o esborra les adreces.',
    },
  },
  {
    paths: [['ownlogin'], ['modulos', 'sso']],
    isThere: ({ ownlogin, modulos }) => !ownlogin && !modulos.sso,
    what: {
      en: '`ownlogin` is off, and so is `modulos.sso`.',
      es: '`ownlogin` está desactivado, y `modulos.sso` también.',
      ca: '`ownlogin` està desactivat, i `modulos.sso` també.',
    },
    why: {
      en: 'Students would have neither a form nor a button of the university: nobody could sign in.',
      es: 'El alumnado no tendría ni formulario ni botón de la institución: nadie podría entrar.',
      ca: 'L’alumnat no tindria ni formulari ni botó de la institució: ningú no podria entrar.',
    },
    fix: {
      en: 'Write `ownlogin: true`, or `sso: true` under `modulos:` with the addresses of `sso`.',
      es: 'Escribe `ownlogin: true`, o `sso: true` dentro de `modulos:` con las direcciones de `sso`.',
      ca: 'Escriu `ownlogin: true`, o `sso: true` dins de `modulos:` amb les adreces de `sso`.',
    },
  },
  needs('canRegistroAlumno', 'ownlogin', {
    en: 'Students would register with a password and then find no form to use it.',
    es: 'El alumnado se registraría con una contraseña y luego no encontraría dónde usarla.',
    ca: 'L’alumnat es registraria amb una contrasenya i després no trobaria on fer-la servir.',
  }),
];
