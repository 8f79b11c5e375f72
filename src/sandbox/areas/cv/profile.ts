import * as codes from '#core/contract/codes.ts';
import { linkedinAddress } from '#core/contract/validation/urls.ts';
import { isWebAddress } from '#core/contract/validation/web-address.ts';
import { sql } from '../../db/sql.ts';
import { refuse, refuseFields } from '../../refusal.ts';
import type { StudentContext } from '../../context.ts';
import type { Handlers } from '../../handler.ts';
import { studiesOf } from './studies.ts';
import { changeProfile, type StudentPreferences, studentRow } from './student-row.ts';

/** Refuses with `educationNeeded` someone whose CV has no studies. */
function assertStudies({ db, user }: StudentContext): void {
  if (studiesOf(db, user.id).studies.length === 0) refuse(codes.educationNeeded);
}

const unique = (ids: readonly number[]): number[] => [...new Set(ids)];

/** Choices, texts and switches of a CV. */
export const profileHandlers = {
  editInteres: ({ db, user }, { tags }) => changeProfile(db, user.id, { tags: unique(tags) }),

  editSectoresInteres: ({ db, user }, { sectoresInteres }) =>
    changeProfile(db, user.id, { sectoresInteres: unique(sectoresInteres) }),

  editCompetencias: ({ db, user }, { competencias }) =>
    changeProfile(db, user.id, { competencias: unique(competencias) }),

  editConocimientosInformaticos: ({ db, user }, { programasInformaticos }) => {
    const byProgram = new Map(programasInformaticos.map((skill) => [skill.programa, skill]));
    changeProfile(db, user.id, { programasInformaticos: [...byProgram.values()] });
  },

  editProfesionales: ({ db, user, brand }, request) => {
    if (request.enlaceLinkedin && linkedinAddress(request.enlaceLinkedin)) refuseFields(['enlaceLinkedin']);
    const before = studentRow(db, user.id).preferencias;
    const flags = brand.settings.campos.profesional;
    // What the form of the brand does not offer stays.
    const kept = Object.entries(before).filter(([key]) => {
      const { visible, editable } = flags[key as keyof StudentPreferences];
      return !visible || !editable;
    });
    db.update('student', { id: user.id }, { preferencias: { ...request, ...Object.fromEntries(kept) } });
  },

  editPresentacion: ({ db, user }, { texto }) =>
    changeProfile(db, user.id, { presentacion: texto.trim() === '' ? undefined : texto }),

  editPermisoTrabajo: ({ db, user }, { permiso }) =>
    changeProfile(db, user.id, { tienePermisoTrabajo: permiso === 1 }),

  editImagenPerfil: ({ db, user, files }, { extension, ficheroB64 }) => {
    const before = studentRow(db, user.id).imagen;
    const { file } = files.keep({ nombre: 'foto', extension, ficheroB64 });
    db.update('student', { id: user.id }, { imagen: file });
    db.delete('file', { id: before });
    return { urlImagenPerfil: files.link(file === undefined ? {} : { file }) };
  },

  editEnlacePortfolio: ({ db, user }, { enlace }) => {
    const address = enlace.trim();
    if (address !== '' && !isWebAddress(address)) refuseFields(['enlace']);
    changeProfile(db, user.id, { enlacePortfolio: address === '' ? undefined : address });
  },

  editDatosPreferenciaPracticas: ({ db, user }, { idPeriodoPreferencia }) =>
    changeProfile(db, user.id, { idPeriodoPreferenciaPracticas: idPeriodoPreferencia }),

  editDatosBusquedaActivaPracticas: (context, { activa }) => {
    const { db, user } = context;
    if (activa) {
      if (!user.conPracticas) refuse(codes.noPlacementService);
      if (!studentRow(db, user.id).matriculadoPracticas) refuse(codes.notEnrolledInPlacements);
      assertStudies(context);
    }
    db.run(sql`UPDATE student SET busquedaPracticasActiva = ${activa} WHERE id = ${user.id}`);
  },

  editDatosBusquedaActivaTrabajo: (context, { activa }) => {
    const { db, user } = context;
    if (activa) {
      if (!user.conEmpleo) refuse(codes.noEmploymentService);
      assertStudies(context);
    }
    db.run(sql`UPDATE student SET busquedaTrabajoActiva = ${activa} WHERE id = ${user.id}`);
  },

  editarNivelFormativoSNE: ({ db, user }, { id }) => changeProfile(db, user.id, { idNivelFormativoSNE: id }),
} satisfies Partial<Handlers>;
