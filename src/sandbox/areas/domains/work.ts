import type { TextRow } from './rows.ts';
import data from './data/work.json' with { type: 'json' };

export const functionalAreas: readonly TextRow[] = data.functionalAreas;

export const sectors: readonly TextRow[] = data.sectors;

export const activities: readonly TextRow[] = data.activities;
