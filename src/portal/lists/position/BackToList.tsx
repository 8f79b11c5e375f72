import arrow from 'icon:arrow-left';
import type { RouteId } from '#core/routing/table.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useBrowserValue } from '#portal/island/use-browser-value.ts';
import { Icon } from '#portal/ui/Icon.tsx';
import { listPositionOf } from './list-position.ts';
import '../back-link/back-link.scss';

interface BackToListProps {
  list: RouteId;
  /** What stands there. */
  children: string;
}

/** Leads from something to the list that it is in, as it was left: filters included. */
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
