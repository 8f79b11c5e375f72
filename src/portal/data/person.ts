import type { Session } from './session/session.ts';

/** Someone, by name: enough to show what the browser keeps to whom it is of. */
export type Person = Pick<Session, 'nombre' | 'apellidos'>;

export const sayWho = ({ nombre, apellidos }: Person): string => `${nombre} ${apellidos}`;
