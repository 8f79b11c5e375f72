import { reportText } from '#generator/diagnostics/report-text.ts';
import type { BrandDraft } from '../../draft.ts';

type Settings = BrandDraft['settings'];

export const isPublic = ({ organismo }: Settings): boolean => organismo === 'publico';
export const isBound = ({ organismo }: Settings): boolean => organismo !== 'privado';
export const hasEmployment = ({ modulos }: Settings): boolean => modulos.empleo;
export const hasPlacements = ({ modulos }: Settings): boolean => modulos.practicas;
export const notPublic = reportText('legal.condition.notPublic');
