import { account } from './accounts/handlers.ts';
import { agreements } from './agreements/handlers.ts';
import { company } from './companies/handlers.ts';
import { cv } from './cv/handlers.ts';
import { documents } from './documents/handlers.ts';
import { domains } from './domains/handlers.ts';
import { education } from './education/handlers.ts';
import { events } from './events/handlers.ts';
import { guidance } from './guidance/handlers.ts';
import type { Handlers } from '../handler.ts';
import { notifications } from './notifications/handlers.ts';
import { offers } from './offers/handlers.ts';
import { programmes } from './programmes/handlers.ts';
import { student } from './applications/handlers.ts';
import { surveys } from './surveys/handlers.ts';

/** Every handler by the name of its call; it does not compile while a call of the contract has none. */
export const handlers: Handlers = {
  ...domains,
  ...account,
  ...cv,
  ...student,
  ...guidance,
  ...events,
  ...surveys,
  ...offers,
  ...company,
  ...agreements,
  ...documents,
  ...education,
  ...notifications,
  ...programmes,
};
