import type { DomainListName } from '#core/contract/entities/domain-lists.ts';
import { useDomainLabels } from '#portal/island/domain/use-domain-labels.ts';
import { usePage } from '#portal/island/page-context.ts';

/** Names of entries of a domain list. */
export function ListNames({ name, ids }: { name: DomainListName; ids: readonly number[] }) {
  const { t } = usePage().format;
  const words = useDomainLabels(name);
  if (!words) return <span aria-busy="true">…</span>;
  const names = ids.flatMap((id) => words.of(id) ?? []);
  if (names.length === 0) return <>{t('offer.notAvailable')}</>;
  return <Names names={names} />;
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
