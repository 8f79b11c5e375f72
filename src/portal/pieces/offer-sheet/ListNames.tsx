import type { DomainListName } from '#core/contract/entities/domain-lists.ts';
import { useDomainLabels } from '#portal/island/domain/use-domain-labels.ts';
import { usePage } from '#portal/island/page-context.ts';

/** Names of entries of a domain list. */
export function ListNames({ name, ids }: { name: DomainListName; ids: readonly number[] }) {
  const { t } = usePage().format;
  const words = useDomainLabels(name);
  if (!words) return <Awaited count={ids.length} />;
  const names = ids.flatMap((id) => words.of(id) ?? []);
  if (names.length === 0) return <>{t('offer.notAvailable')}</>;
  return <Names names={names} />;
}

/** As many lines as names are awaited, so that those below stay where they are. */
function Awaited({ count }: { count: number }) {
  if (count === 1) return <span aria-busy="true">…</span>;
  return (
    <ul className="offer-names" aria-busy="true">
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>…</li>
      ))}
    </ul>
  );
}

/** One name as text, several as a list. */
export function Names({ names }: { names: readonly string[] }) {
  if (names.length === 1) return <>{names[0]}</>;
  return (
    <ul className="offer-names">
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
