import { localDay } from '#core/i18n/dates.ts';
import { isOwnedBy, type Person } from './person.ts';
import { storedAtom } from '#portal/data/browser/stored-atom.ts';

/** Day of the request and `identity` of the person, separated by a line break. */
export const $deletionRequests = storedAtom<string>('bajaSolicitada', {
  encode: (recorded) => recorded,
  decode: (recorded) => recorded,
});

/**
 * Records in this browser that the deletion of the account was requested, which no call of the contract tells later.
 */
export const recordDeletionRequest = (person: Person): void =>
  $deletionRequests.set(`${localDay()}\n${person.identity}`);

/** Day, YYYY-MM-DD, of the deletion request that a person made in this browser; the sign-out removes it. */
export function deletionRequestDay(recorded: string | undefined, person: Person): string | undefined {
  const [day, owner] = recorded?.split('\n') ?? [];
  return isOwnedBy(owner, person) ? day : undefined;
}
