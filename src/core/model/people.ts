import type { Side } from '#core/routing/side.ts';

export const userTypes = ['Alumno', 'Egresado', 'Empresa'] as const;

/** Kind of user: student, graduate (or a student without placements), company. */
export type UserType = (typeof userTypes)[number];

/** The side of the portal that a type of user sees. */
export function sideOf(type: UserType): Side {
  return type === 'Empresa' ? 'company' : 'student';
}

/** Spelling of a side in the paths of calls and in browser storage. */
export const userTypeId = { student: 'Alumno', company: 'Empresa' } as const satisfies Record<Side, UserType>;

/** Joins a name and surnames, as far as they are known. */
export const fullName = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(' ');
