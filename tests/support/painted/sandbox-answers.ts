import type { DomainListName } from '#core/contract/entities/domain-lists.ts';
import { parseJson } from '#core/contract/wire.ts';
import type { Language } from '#core/i18n/languages.ts';
import type { KnownLists } from '#portal/data/prefetch/painted-rows.ts';
import type { PersonaId } from '#sandbox/seed/personas.ts';
import type { TestSandbox } from '../sandbox/sandbox.ts';

/** A call by name, with its parameters. */
export type SentCall = readonly [name: string, params?: object];

/** Answers of a sandbox to calls of people, as browsers read them; none for services that the brand lacks. */
export async function answersOf(
  sandbox: TestSandbox,
  language: Language,
  people: readonly PersonaId[],
  calls: readonly SentCall[],
): Promise<unknown[]> {
  const tokens = await Promise.all(people.map((as) => sandbox.tokenOf(as).catch(() => undefined)));
  const sent = tokens.flatMap((token = '') => (token ? calls.map((call) => [token, ...call] as const) : []));
  return Promise.all(
    sent.map(async ([token, name, params = {}]) => {
      const { datos } = await sandbox.call(
        name as 'dameEventos',
        { as: { token }, language, params } as never,
      );
      return parseJson(JSON.stringify(datos ?? []));
    }),
  );
}

/** Domain lists of a sandbox. */
export async function domainListsOf(
  sandbox: TestSandbox,
  language: Language,
  names: readonly DomainListName[],
): Promise<KnownLists> {
  const read = async (listName: DomainListName) =>
    [listName, (await sandbox.call('dominio', { params: { listName, language } })).datos ?? []] as const;
  return Object.fromEntries(await Promise.all(names.map(read))) as KnownLists;
}
