import { localDay } from '#core/i18n/dates.ts';
import { isOf, type Person } from './person.ts';
import { storedAtom } from '#portal/data/browser/stored-atom.ts';

/** Day and `identity` of the person, with a line break between them. */
export const $deletionAsked = storedAtom<string>('bajaSolicitada', {
  encode: (noted) => noted,
  decode: (noted) => noted,
});

/** Notes in this browser that the account's deletion was asked for: the contract has no call that says so later. */
export const recordDeletionRequest = (person: Person): void =>
  $deletionAsked.set(`${localDay()}\n${person.identity}`);

/** The day, YYYY-MM-DD, on which someone asked for it in this browser since they signed in. */
export function deletionRequestDay(noted: string | undefined, person: Person): string | undefined {
  const [day, who] = noted?.split('\n') ?? [];
  return isOf(who, person) ? day : undefined;
}
