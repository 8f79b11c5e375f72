import { account } from './account.ts';
import { agreements } from './agreements.ts';
import { company } from './company.ts';
import { cv } from './cv.ts';
import { documents } from './documents.ts';
import { domains } from './domains.ts';
import { education } from './education.ts';
import { events } from './events.ts';
import { guidance } from './guidance.ts';
import type { Handlers } from './handler.ts';
import { notifications } from './notifications.ts';
import { offers } from './offers.ts';
import { programmes } from './programmes.ts';
import { student } from './student.ts';
import { surveys } from './surveys.ts';

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
