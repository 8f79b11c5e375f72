import { company, contact } from '#core/contract/docs/examples.ts';

/** Session token of Joan Ferrer, which ends in 2099. */
const companyToken =
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJub21icmUiOiJKb2FuIiwiYXBlbGxpZG9zIjoiRmVycmVyIFBvbnMiLCJpYXQiOjE3NzI3MDEyMDAsImV4cCI6NDA3MDkwODgwMH0.c2lnbmF0dXJl';

/** What a company sends and gets, in calls of both halves whose examples are those of a student. */
export const companyExamples: Readonly<Record<string, { request: object; datos: object }>> = {
  logaUsuario: {
    request: { usuario: contact.email, eidEmpresa: company.id },
    datos: { token: companyToken, soloCiclosUAX: false, tipoUsuario: 'Empresa' },
  },
};
