import { editPresentacion, editProfesionales } from '#core/contract/calls/cv-parts.ts';
import {
  editDatosBusquedaActivaPracticas,
  editDatosBusquedaActivaTrabajo,
  editDatosPreferenciaPracticas,
  editEnlacePortfolio,
  editPermisoTrabajo,
  editarNivelFormativoSNE,
} from '#core/contract/calls/cv-settings.ts';
import type { Cv } from '#core/contract/entities/cv.ts';
import type { CvStore, SaveResult } from './cv-store.ts';

/** What editProfesionales changes. */
export type Preferences = Omit<Cv['profesional'], 'experiencia'>;

/** Kinds of offer that someone can look for. */
export type SearchKind = 'practicas' | 'empleo';

export interface CvProfileStore {
  savePresentation: (opened: string | undefined, texto: string) => Promise<SaveResult>;
  /** @param opened the preferences as they were when the editor was opened */
  savePreferences: (opened: Preferences, changes: Preferences) => Promise<SaveResult>;
  saveWorkPermit: (hasPermit: boolean) => Promise<SaveResult>;
  savePeriod: (period: number) => Promise<SaveResult>;
  /** @param level row of tiposNivelFormativoSNE */
  saveEmploymentLevel: (level: number) => Promise<SaveResult>;
  /** @param enlace an address, or nothing to remove it */
  savePortfolio: (opened: string | undefined, enlace: string) => Promise<SaveResult>;
  switchSearch: (kind: SearchKind, isActive: boolean) => Promise<SaveResult>;
}

export function preferencesOf({ profesional }: Cv): Preferences {
  const { experiencia: _, ...preferences } = profesional;
  return preferences;
}

/** The preferences without the stays abroad, which have editors of their own. */
function withoutStays({ estanciasExtranjero: _, ...preferences }: Preferences): Preferences {
  return preferences;
}

/** What of a CV is a text, a choice or a switch. */
export function createProfileStore(cv: CvStore): CvProfileStore {
  return {
    savePresentation: (opened, texto) =>
      cv.save({
        call: editPresentacion,
        body: () => ({ texto }),
        replaces: { part: ({ presentacion }) => presentacion, opened },
        apply: ({ presentacion: _, ...before }) =>
          texto.trim() ? { ...before, presentacion: texto } : before,
      }),

    // The call empties what it is not given: what the form does not show goes along as it is.
    savePreferences: (opened, changes) =>
      cv.save({
        call: editProfesionales,
        body: (now) => ({ ...preferencesOf(now), ...changes }),
        replaces: { part: (now) => withoutStays(preferencesOf(now)), opened: withoutStays(opened) },
        apply: (before) => ({ ...before, profesional: { ...before.profesional, ...changes } }),
      }),

    saveWorkPermit: (hasPermit) =>
      cv.save({
        call: editPermisoTrabajo,
        body: () => ({ permiso: hasPermit ? (1 as const) : (0 as const) }),
        apply: (before) => ({ ...before, tienePermisoTrabajo: hasPermit }),
      }),

    savePeriod: (idPeriodoPreferencia) =>
      cv.save({
        call: editDatosPreferenciaPracticas,
        body: () => ({ idPeriodoPreferencia }),
        apply: (before) => ({ ...before, idPeriodoPreferenciaPracticas: idPeriodoPreferencia }),
      }),

    saveEmploymentLevel: (idNivelFormativoSNE) =>
      cv.save({
        call: editarNivelFormativoSNE,
        body: () => ({ id: idNivelFormativoSNE }),
        apply: (before) => ({ ...before, idNivelFormativoSNE }),
      }),

    savePortfolio: (opened, enlace) =>
      cv.save({
        call: editEnlacePortfolio,
        body: () => ({ enlace }),
        replaces: { part: ({ enlacePortfolio }) => enlacePortfolio, opened },
        apply: ({ enlacePortfolio: _, ...before }) =>
          enlace ? { ...before, enlacePortfolio: enlace } : before,
      }),

    switchSearch: (kind, activa) =>
      cv.save({
        call: kind === 'practicas' ? editDatosBusquedaActivaPracticas : editDatosBusquedaActivaTrabajo,
        body: () => ({ activa }),
        apply: (before) => ({
          ...before,
          [kind === 'practicas' ? 'busquedaPracticasActiva' : 'busquedaTrabajoActiva']: activa,
        }),
      }),
  };
}
