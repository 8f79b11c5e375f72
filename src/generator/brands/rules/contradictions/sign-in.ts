import { explanation, reportText } from '#generator/diagnostics/report-text.ts';
import { needs } from './contradiction.ts';
import type { Contradiction } from './contradiction.ts';

/** Contradictions of sign-in methods. */
export const signInContradictions: readonly Contradiction[] = [
  {
    paths: [
      ['modulos', 'sso'],
      ['sso', 'urlInicio'],
    ],
    isThere: ({ modulos, sso }) => modulos.sso && sso?.urlInicio === undefined,
    ...explanation('contradictions.ssoWithoutAddress'),
  },
  {
    paths: [['sso'], ['modulos', 'sso']],
    isThere: ({ modulos, sso }) => !modulos.sso && sso !== undefined,
    ...explanation('contradictions.ssoOff'),
  },
  {
    paths: [['ownlogin'], ['modulos', 'sso']],
    isThere: ({ ownlogin, modulos }) => !ownlogin && !modulos.sso,
    ...explanation('contradictions.noSignIn'),
  },
  needs('canRegistroAlumno', 'ownlogin', reportText('contradictions.needs.registration')),
];
