import { dameDatosProceso } from '#core/contract/calls/candidates.ts';
import { pageId } from '#portal/data/ahead/ask.ts';
import { type Asks, wants, wantsDomain } from '#portal/data/ahead/wanted.ts';

/** What the page of the candidates of an offer asks for. */
export const candidatesAsks: Asks = (_, { language }) => [
  wants(dameDatosProceso, { params: { id: pageId } }),
  wantsDomain('estadosCandidaturasAlumno', language),
];
