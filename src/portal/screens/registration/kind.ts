/** Kind of person who registers; part of the address, so that it survives going back and reloading. */
export type RegistrationKind = 'estudiante' | 'egresado';

/** Query for a kind, relative to the registration page; the boot script shows the step of its parameter. */
export const kindQuery = (kind: RegistrationKind): string => `?tipo=${kind}`;
