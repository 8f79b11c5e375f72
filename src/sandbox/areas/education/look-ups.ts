import { normalizeDocument } from '#core/contract/validation/identity.ts';
import type { CompanyContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { refuseAction } from '../../refusal.ts';

/** How many numbers an account may ask about on one day: more than a school has students, few for whoever guesses. */
export const lookUpsPerDay = 30;

const tooMany = {
  es: `Hoy ya has buscado ${lookUpsPerDay} DNI. Vuelve a probar mañana.`,
  ca: `Avui ja has buscat ${lookUpsPerDay} DNI. Torna-ho a provar demà.`,
  en: `You have looked up ${lookUpsPerDay} identity numbers today. Try again tomorrow.`,
};

interface Asked {
  day: string;
  numbers: Set<string>;
}

/** By database and account. Not in the database: a refusal must not undo it, and to ask changes no data. */
const asked = new WeakMap<Db, Map<number, Asked>>();

/** Notes that someone asks whose a number is. Refuses with 48 who has asked about too many others today. */
export function noteLookUp({ db, user, now, language }: CompanyContext, dni: string): void {
  const accounts = asked.get(db) ?? new Map<number, Asked>();
  asked.set(db, accounts);
  const known = accounts.get(user.account);
  const today = known?.day === now.today ? known : { day: now.today, numbers: new Set<string>() };
  const number = normalizeDocument(dni);
  if (!today.numbers.has(number) && today.numbers.size >= lookUpsPerDay) refuseAction(tooMany, language);
  today.numbers.add(number);
  accounts.set(user.account, today);
}
