import { usePage } from '#portal/island/page-context.ts';
import './page-state.scss';

/** Says how many items of a list cannot be shown, right above the others; nothing where all are there. */
export function Omitted({ count }: { count: number }) {
  const { t } = usePage().format;
  return count > 0 ? <p className="omitted">{t('frame.omitted', { count })}</p> : null;
}
