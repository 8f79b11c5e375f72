import { companyAccountHandlers } from './company-handlers.ts';
import { sessionHandlers } from './session-handlers.ts';
import { studentAccountHandlers } from './student-handlers.ts';
import type { Handlers } from '../../handler.ts';

export const account = {
  ...sessionHandlers,
  ...studentAccountHandlers,
  ...companyAccountHandlers,
} satisfies Partial<Handlers>;
