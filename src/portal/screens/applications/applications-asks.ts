import { type Asks, wants, wantsDomain } from '#portal/data/ahead/wanted.ts';
import { ownKinds } from '#portal/frame/menu/student-menu.ts';
import { applicationsOf } from './applications-of.ts';

/** What the page of one's own applications asks for. */
export const applicationsAsks: Asks = (student, { brand, language }) => [
  ...ownKinds(student, brand).map((kind) => wants(applicationsOf[kind], {})),
  wantsDomain('estadosCandidaturasAlumno', language),
];
