import { type DomainListName, rowId, rowText } from '#api/entities/domain-lists.ts';
import { useDomainList } from '#shell/islands/use-domain-list.ts';
import { usePage } from '#shell/islands/page-context.ts';

/** The names of entries of a domain list. */
export function ListNames({ name, ids }: { name: DomainListName; ids: readonly number[] }) {
  const { t } = usePage().format;
  const rows = useDomainList(name);
  if (!rows) return <span aria-busy="true">…</span>;
  const names = ids.flatMap((id) => {
    const row = rows.find((it) => rowId(it) === id);
    return row ? [rowText(row)] : [];
  });
  if (names.length === 0) return <>{t('offers.notAvailable')}</>;
  return <Names names={names} />;
}

/** One name as text, several as a list. */
export function Names({ names }: { names: readonly string[] }) {
  if (names.length === 1) return <>{names[0]}</>;
  return (
    <ul className="offer-names">
      {names.map((it) => (
        <li key={it}>{it}</li>
      ))}
    </ul>
  );
}
