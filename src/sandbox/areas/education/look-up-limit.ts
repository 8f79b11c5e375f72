import { normalizeDocument } from '#core/contract/validation/identity.ts';
import type { CompanyContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { refuseAction } from '../../refusal.ts';

/** Identity numbers per account and day: more than the students of a school, too few for guessing. */
export const maxLookUpsPerDay = 30;

const tooMany = {
  es: `Hoy ya has buscado ${maxLookUpsPerDay} DNI. Vuelve a probar mañana.`,
  ca: `Avui ja has buscat ${maxLookUpsPerDay} DNI. Torna-ho a provar demà.`,
  en: `You have looked up ${maxLookUpsPerDay} identity numbers today. Try again tomorrow.`,
};

interface LookUps {
  day: string;
  numbers: Set<string>;
}

/** Look-ups by database and account, in memory: a refusal must not roll the count back. */
const lookUps = new WeakMap<Db, Map<number, LookUps>>();

/** Counts a look-up of an identity number. Refuses with `actionNotAllowed` above the daily limit. */
export function countLookUp({ db, user, now, language }: CompanyContext, dni: string): void {
  const accounts = lookUps.get(db) ?? new Map<number, LookUps>();
  lookUps.set(db, accounts);
  const known = accounts.get(user.account);
  const today = known?.day === now.today ? known : { day: now.today, numbers: new Set<string>() };
  const number = normalizeDocument(dni);
  if (!today.numbers.has(number) && today.numbers.size >= maxLookUpsPerDay) refuseAction(tooMany, language);
  today.numbers.add(number);
  accounts.set(user.account, today);
}
