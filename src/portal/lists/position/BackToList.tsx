import arrow from 'icon:arrow-left';
import type { RouteId } from '#core/routing/table.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useBrowserValue } from '#portal/island/use-browser-value.ts';
import { Icon } from '#portal/ui/Icon.tsx';
import { listPositionOf } from './list-position.ts';
import '../back-link/back-link.scss';

interface BackToListProps {
  list: RouteId;
  /** Label. */
  children: string;
}

/** Link from a detail page to its list, with the filters with which the list was left. */
export function BackToList({ list, children }: BackToListProps) {
  const { brand } = usePage();
  const search = useBrowserValue(() => listPositionOf(list).read()?.datos.search ?? '') ?? '';
  return (
    <a className="back-link" href={`${brand.paths[list] ?? '/'}${search}`}>
      <Icon shapes={arrow} />
      {children}
    </a>
  );
}
