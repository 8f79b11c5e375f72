import type { ReactNode } from 'react';
import '../list/list.scss';

/** Place of the filters above a painted list; it has the height of `ListFilters` before they come. */
export const FiltersPlace = ({ children }: { children?: ReactNode }) => (
  <div className="list-filters-place">{children}</div>
);
