import { claims, firstSessionFor } from '../faults.ts';
import type { ServerFault } from '../faults.ts';
import { without } from './json.ts';

/** Data and tokens of another person than the caller. */
export const peopleFaults: readonly ServerFault[] = [
  {
    kind: 'another person',
    what: 'the CV of the first person who signed in',
    only: ['dameCvUsuario'],
    rule: 'own-data',
    fault: firstSessionFor('Alumno', 'dameCvUsuario'),
  },
  {
    kind: 'another person',
    what: 'the candidacies of someone else',
    only: ['dameCandidaturasPracticasUsuario'],
    rule: 'own-data',
    fault: firstSessionFor('Alumno', 'dameCandidaturasPracticasUsuario'),
  },
  {
    kind: 'another person',
    what: 'the company of someone else',
    only: ['dameDatosEmpresa'],
    rule: 'own-data',
    fault: firstSessionFor('Empresa', 'dameDatosEmpresa'),
  },
  {
    kind: 'another person',
    what: 'an offer with its candidates for any company',
    only: ['dameDatosProceso'],
    rule: 'foreign-id',
    fault: firstSessionFor('Empresa', 'dameDatosProceso'),
  },
  {
    kind: 'token',
    what: 'exp in milliseconds',
    only: ['logaUsuario'],
    rule: 'token-claims',
    fault: claims((value) => ({ ...value, exp: value.exp * 1000 })),
  },
  {
    kind: 'token',
    what: 'no nombre',
    only: ['logaUsuario'],
    rule: 'token-claims',
    fault: claims(without('nombre')),
  },
  {
    kind: 'token',
    what: 'exp in the past',
    only: ['logaUsuario'],
    rule: 'token-claims',
    fault: claims((value) => ({ ...value, exp: 1_700_000_000 })),
  },
];
