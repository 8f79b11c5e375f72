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

/** Values that `editProfesionales` changes. */
export type Preferences = Omit<Cv['profesional'], 'experiencia'>;

/** Kinds of offer that a student can search for. */
export type SearchKind = 'practicas' | 'empleo';

export interface CvProfileStore {
  savePresentation: (opened: string | undefined, texto: string) => Promise<SaveResult>;
  /** @param opened the preferences at the time the editor was opened */
  savePreferences: (opened: Preferences, changes: Preferences) => Promise<SaveResult>;
  saveWorkPermit: (hasPermit: boolean) => Promise<SaveResult>;
  savePeriod: (period: number) => Promise<SaveResult>;
  /** @param level id of the domain list tiposNivelFormativoSNE */
  saveEmploymentLevel: (level: number) => Promise<SaveResult>;
  /** @param enlace an address, or an empty string to remove it */
  savePortfolio: (opened: string | undefined, enlace: string) => Promise<SaveResult>;
  switchSearch: (kind: SearchKind, isActive: boolean) => Promise<SaveResult>;
}

export function preferencesOf({ profesional }: Cv): Preferences {
  const { experiencia: _, ...preferences } = profesional;
  return preferences;
}

/** Omits the stays abroad, which have their own editors. */
function withoutStays({ estanciasExtranjero: _, ...preferences }: Preferences): Preferences {
  return preferences;
}

/** Creates the store of the CV's single texts, choices and switches. */
export function createProfileStore(cv: CvStore): CvProfileStore {
  return {
    savePresentation: (opened, texto) =>
      cv.save({
        call: editPresentacion,
        body: () => ({ texto }),
        replaces: { part: ({ presentacion }) => presentacion, opened },
        apply: ({ presentacion: _, ...current }) =>
          texto.trim() ? { ...current, presentacion: texto } : current,
      }),

    // The call empties absent keys, so hidden fields are sent unchanged.
    savePreferences: (opened, changes) =>
      cv.save({
        call: editProfesionales,
        body: (current) => ({ ...preferencesOf(current), ...changes }),
        replaces: { part: (current) => withoutStays(preferencesOf(current)), opened: withoutStays(opened) },
        apply: (current) => ({ ...current, profesional: { ...current.profesional, ...changes } }),
      }),

    saveWorkPermit: (hasPermit) =>
      cv.save({
        call: editPermisoTrabajo,
        body: () => ({ permiso: hasPermit ? (1 as const) : (0 as const) }),
        apply: (current) => ({ ...current, tienePermisoTrabajo: hasPermit }),
      }),

    savePeriod: (idPeriodoPreferencia) =>
      cv.save({
        call: editDatosPreferenciaPracticas,
        body: () => ({ idPeriodoPreferencia }),
        apply: (current) => ({ ...current, idPeriodoPreferenciaPracticas: idPeriodoPreferencia }),
      }),

    saveEmploymentLevel: (idNivelFormativoSNE) =>
      cv.save({
        call: editarNivelFormativoSNE,
        body: () => ({ id: idNivelFormativoSNE }),
        apply: (current) => ({ ...current, idNivelFormativoSNE }),
      }),

    savePortfolio: (opened, enlace) =>
      cv.save({
        call: editEnlacePortfolio,
        body: () => ({ enlace }),
        replaces: { part: ({ enlacePortfolio }) => enlacePortfolio, opened },
        apply: ({ enlacePortfolio: _, ...current }) =>
          enlace ? { ...current, enlacePortfolio: enlace } : current,
      }),

    switchSearch: (kind, activa) =>
      cv.save({
        call: kind === 'practicas' ? editDatosBusquedaActivaPracticas : editDatosBusquedaActivaTrabajo,
        body: () => ({ activa }),
        apply: (current) => ({
          ...current,
          [kind === 'practicas' ? 'busquedaPracticasActiva' : 'busquedaTrabajoActiva']: activa,
        }),
      }),
  };
}
