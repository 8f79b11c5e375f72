import type { Side } from '#core/routing/side.ts';

export const userTypes = ['Alumno', 'Egresado', 'Empresa'] as const;

/** Kind of user: student, graduate (or a student without placements), company. */
export type UserType = (typeof userTypes)[number];

/** The half of the portal that someone has. */
export function sideOf(type: UserType): Side {
  return type === 'Empresa' ? 'company' : 'student';
}

/** How paths of calls, and what the browser keeps, write a half. */
export const userTypeId = { student: 'Alumno', company: 'Empresa' } as const satisfies Record<Side, UserType>;

/** A name and surnames as far as they are known. */
export const fullName = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(' ');
