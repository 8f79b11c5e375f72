import { localDay } from '#core/i18n/dates.ts';
import type { StudentPlacement } from '#core/contract/entities/placement.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useLastSession } from '#portal/island/use-last-session.ts';
import { dueSheets } from '#core/model/weekly-sheets.ts';

/** Whether the student sends weekly sheets: students of vocational cycles, where the brand has sheets. */
export function useHasSheets(): boolean {
  const { modulos } = usePage().brand.settings;
  const session = useLastSession();
  return modulos.hojasSemanales && session?.soloCiclosUAX === true;
}

/** Text on the due sheets of a placement; empty if none is due. */
export function useDueSheets({ hojas = [] }: Pick<StudentPlacement, 'hojas'>): string {
  const { t } = usePage().format;
  const hasSheets = useHasSheets();
  const { toSend, toCorrect } = dueSheets(hasSheets ? hojas : [], localDay());
  return [
    ...(toCorrect > 0 ? [t('placements.toCorrect', { count: toCorrect })] : []),
    ...(toSend > 0 ? [t('placements.toSend', { count: toSend })] : []),
  ].join(', ');
}
