import { fillPattern } from '#core/routing/pattern.ts';
import { useDrafts } from '#portal/island/use-drafts.ts';
import { usePage } from '#portal/island/page-context.ts';
import { rejectionForm } from './rejection-form.ts';

/** Pages of the candidates whose rejections this browser keeps until they are sent; opening one sends them all. */
export function useUnsentRejections(): readonly string[] {
  const { paths } = usePage().brand;
  return useDrafts(rejectionForm, ({ id }) => fillPattern(paths['candidate-cv'] ?? '/', { id }));
}
