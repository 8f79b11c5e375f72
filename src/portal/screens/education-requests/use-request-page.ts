import { fillPattern } from '#core/routing/pattern.ts';
import { usePageId } from '#portal/island/address/use-page-id.ts';
import { usePage } from '#portal/island/page-context.ts';

/** Address of the page of the current request; of the list until its id is known. */
export function useRequestPage(): string {
  const { 'education-request': page = '/', 'education-requests': list = '/' } = usePage().brand.paths;
  const id = usePageId();
  return id ? fillPattern(page, { id }) : list;
}
