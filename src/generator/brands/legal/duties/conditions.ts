import { reportText } from '#generator/diagnostics/report-text.ts';
import type { BrandDraft } from '../../draft.ts';

type Settings = BrandDraft['settings'];

export const isPublic = ({ organismo }: Settings): boolean => organismo === 'publico';
export const isBound = ({ organismo }: Settings): boolean => organismo !== 'privado';
export const hasEmployment = ({ modulos }: Settings): boolean => modulos.empleo;
export const hasPlacements = ({ modulos }: Settings): boolean => modulos.practicas;
const teaches =
  (kind: Settings['ensenanzas'][number]) =>
  ({ ensenanzas, modulos }: Settings): boolean =>
    modulos.practicas && ensenanzas.includes(kind);
/** Placements of university studies, and of vocational training: each has its law. */
export const hasUniversityPlacements = teaches('universitarias');
export const hasVocationalPlacements = teaches('formacionProfesional');
export const hasMinors = ({ menores }: Settings): boolean => menores !== 'ninguno';
export const notPublic = reportText('legal.condition.notPublic');
