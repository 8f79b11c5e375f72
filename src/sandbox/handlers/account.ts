import { companyAccountHandlers } from './account/company.ts';
import { sessionHandlers } from './account/session.ts';
import { studentAccountHandlers } from './account/student.ts';
import type { Handlers } from './handler.ts';

export const account = {
  ...sessionHandlers,
  ...studentAccountHandlers,
  ...companyAccountHandlers,
} satisfies Partial<Handlers>;
