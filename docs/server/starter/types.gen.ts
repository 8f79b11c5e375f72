// Written by `npm run generate` from the description of the calls. Do not edit.
export interface paths {
  '/api/Dominios/{listName}/{language}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Rows of a domain list
     * @description Anyone may call.
     *
     *     Codes besides 0:
     *
     *     - 1: Something went wrong that has no code of its own. The portal sends a report of it.
     */
    get: operations['dominio'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Alumno/logaUsuario': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign in; a company says for which of its firms
     * @description Anyone may call.
     *
     *     With 3 and 90, `mensaje` is shown instead of the text of the portal.
     *
     *     Codes besides 0:
     *
     *     - 1: Something went wrong that has no code of its own. The portal sends a report of it.
     *     - 3: There is no such account, the password is wrong, or too many wrong ones came before (`espera`). The same for names that nobody has.
     *     - 9: The company is not validated yet, or is blocked.
     *     - 15: A key is missing, blank, of another type, out of its bounds, not in its list, or contradicts another; `campos` may say which. Also: not JSON.
     *     - 32: The student has left the service.
     *     - 48: The action is not allowed here: switched off by the brand, of something that is not the caller’s own, or not at this time; or another request came with the same idempotency key. `motivo` may say why. Of a candidate who is to be selected: all places of the offer are taken.
     *     - 59: The account has neither service nor company in the portal.
     *     - 71: The token is of the other side of the portal, or the fixed key is wrong.
     *     - 79: The university has taken the access away.
     *     - 90: The account is blocked; `mensaje` says what to do.
     *     - 95: A graduate of this university signs in with the account of the university.
     */
    post: operations['logaUsuarioAlumno'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Alumno/guardaAceptacionRGPD': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Accept the data protection notice; accepting twice is the same as once
     * @description For anyone who is signed in.
     *
     *     Codes besides 0:
     *
     *     - 1: Something went wrong that has no code of its own. The portal sends a report of it.
     *     - 2: No token, or one that is forged, expired, of something else, or ended: by signing out, by another password, by a deleted account, or before the data protection notice was accepted.
     *     - 9: The company is not validated yet, or is blocked.
     *     - 32: The student has left the service.
     *     - 59: The account has neither service nor company in the portal.
     *     - 71: The token is of the other side of the portal, or the fixed key is wrong.
     *     - 79: The university has taken the access away.
     *     - 90: The account is blocked; `mensaje` says what to do.
     */
    get: operations['guardaAceptacionRGPDAlumno'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Alumno/dameNotificaciones': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Notifications
     * @description For anyone who is signed in.
     *
     *     Codes besides 0:
     *
     *     - 1: Something went wrong that has no code of its own. The portal sends a report of it.
     *     - 2: No token, or one that is forged, expired, of something else, or ended: by signing out, by another password, by a deleted account, or before the data protection notice was accepted.
     *     - 9: The company is not validated yet, or is blocked.
     *     - 32: The student has left the service.
     *     - 59: The account has neither service nor company in the portal.
     *     - 71: The token is of the other side of the portal, or the fixed key is wrong.
     *     - 79: The university has taken the access away.
     *     - 90: The account is blocked; `mensaje` says what to do.
     */
    get: operations['dameNotificacionesAlumno'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Alumno/dameOfertasUsuario/{type}/{page}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A page of offers, newest first; pages count from 1
     * @description For students and graduates.
     *
     *     Codes besides 0:
     *
     *     - 1: Something went wrong that has no code of its own. The portal sends a report of it.
     *     - 2: No token, or one that is forged, expired, of something else, or ended: by signing out, by another password, by a deleted account, or before the data protection notice was accepted.
     *     - 20: The student has no employment service.
     *     - 21: The student has no placement service.
     *     - 32: The student has left the service.
     *     - 59: The account has neither service nor company in the portal.
     *     - 71: The token is of the other side of the portal, or the fixed key is wrong.
     *     - 79: The university has taken the access away.
     *     - 90: The account is blocked; `mensaje` says what to do.
     */
    get: operations['dameOfertasUsuario'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Alumno/ofertasEncajanConUsuario': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * All offers of both kinds that fit the student
     * @description For students and graduates.
     *
     *     Codes besides 0:
     *
     *     - 1: Something went wrong that has no code of its own. The portal sends a report of it.
     *     - 2: No token, or one that is forged, expired, of something else, or ended: by signing out, by another password, by a deleted account, or before the data protection notice was accepted.
     *     - 26: The CV has no studies.
     *     - 32: The student has left the service.
     *     - 59: The account has neither service nor company in the portal.
     *     - 71: The token is of the other side of the portal, or the fixed key is wrong.
     *     - 79: The university has taken the access away.
     *     - 90: The account is blocked; `mensaje` says what to do.
     */
    get: operations['ofertasEncajanConUsuario'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Alumno/dameOferta/{url}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * An offer as a student sees it
     * @description For students and graduates.
     *
     *     Codes besides 0:
     *
     *     - 1: Something went wrong that has no code of its own. The portal sends a report of it.
     *     - 2: No token, or one that is forged, expired, of something else, or ended: by signing out, by another password, by a deleted account, or before the data protection notice was accepted.
     *     - 4: There is no such offer, it was deleted, or it is not active; a student with a candidacy for it can still read it.
     *     - 6: The offer is a job, and the reader comes from the list of placements.
     *     - 7: The offer is a placement, and the reader comes from the list of jobs.
     *     - 20: The student has no employment service.
     *     - 21: The student has no placement service.
     *     - 32: The student has left the service.
     *     - 59: The account has neither service nor company in the portal.
     *     - 71: The token is of the other side of the portal, or the fixed key is wrong.
     *     - 79: The university has taken the access away.
     *     - 90: The account is blocked; `mensaje` says what to do.
     */
    get: operations['dameOferta'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Alumno/inscribirse': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Apply to an offer; 11 asks for documents, with which the call is sent again
     * @description For students and graduates.
     *
     *     A file in `documentos` is of type doc, docx, pdf, odt, odp, ppt, pptx, pps, ppsx, csv, xlsx, txt, png, jpg, jpeg, gif, tiff, tif, bmp and takes up at most 2097152 bytes; another type is refused with 46.
     *
     *     With status 0, `mensaje` is shown to the applicant.
     *
     *     Codes besides 0:
     *
     *     - 1: Something went wrong that has no code of its own. The portal sends a report of it.
     *     - 2: No token, or one that is forged, expired, of something else, or ended: by signing out, by another password, by a deleted account, or before the data protection notice was accepted.
     *     - 4: There is no such offer, it was deleted, or it is not (or no longer) one that the reader may see.
     *     - 10: The student has a candidacy for this offer, in any state.
     *     - 11: The offer asks for documents that were not sent; `datos` lists all of them.
     *     - 13: A placement asks for a degree or level that the student does not have.
     *     - 15: A key is missing, blank, of another type, out of its bounds, not in its list, or contradicts another; `campos` may say which. Also: not JSON.
     *     - 17: The dates share a day with a placement of the student.
     *     - 18: The offer is only for levels before a first degree and the degree itself, and the student has none of them.
     *     - 19: The offer is only for postgraduate levels, and the student has none of them.
     *     - 20: The student has no employment service.
     *     - 21: The student has no placement service.
     *     - 22: The student belongs to neither unit of the university.
     *     - 23: The student is not enrolled in placements at the university.
     *     - 24: The university has a problem with the company, or the company has no agreement in force where the brand asks for one.
     *     - 26: The CV has no studies.
     *     - 32: The student has left the service.
     *     - 34: No nationality is of the European Union, and there is no work permit.
     *     - 46: The file is of a type that the field does not take, or is not what its extension says.
     *     - 47: A job asks for a degree or level that the student does not have.
     *     - 48: The action is not allowed here: switched off by the brand, of something that is not the caller’s own, or not at this time; or another request came with the same idempotency key. `motivo` may say why. Of a candidate who is to be selected: all places of the offer are taken.
     *     - 52: The student has not passed the credits that the offer, or a master of two years, asks for.
     *     - 53: The offer is for students without a placement pending or going on.
     *     - 54: The student is not looking for this kind of offer: `busquedaPracticasActiva`, `busquedaTrabajoActiva`.
     *     - 55: The brand asks for an own CV, and none was uploaded.
     *     - 59: The account has neither service nor company in the portal.
     *     - 71: The token is of the other side of the portal, or the fixed key is wrong.
     *     - 72: The bank account is missing: of a direct debit, of a company whose offer needs the service, or of the applicant to it.
     *     - 79: The university has taken the access away.
     *     - 80: The student does not meet conditions of the offer on languages, experience, programs, licences, age, nationality or residence.
     *     - 90: The account is blocked; `mensaje` says what to do.
     *     - 91: The offer is for students whose enrolment in the programme was accepted.
     */
    post: operations['inscribirse'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Alumno/dameCandidaturasPracticasUsuarioPorEstados': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Own applications to placement offers, grouped by state
     * @description For students and graduates.
     *
     *     Codes besides 0:
     *
     *     - 1: Something went wrong that has no code of its own. The portal sends a report of it.
     *     - 2: No token, or one that is forged, expired, of something else, or ended: by signing out, by another password, by a deleted account, or before the data protection notice was accepted.
     *     - 21: The student has no placement service.
     *     - 32: The student has left the service.
     *     - 59: The account has neither service nor company in the portal.
     *     - 71: The token is of the other side of the portal, or the fixed key is wrong.
     *     - 79: The university has taken the access away.
     *     - 90: The account is blocked; `mensaje` says what to do.
     */
    get: operations['dameCandidaturasPracticasUsuarioPorEstados'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Alumno/dameCandidaturasEmpleoUsuario': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Own applications to job offers
     * @description For students and graduates.
     *
     *     Codes besides 0:
     *
     *     - 1: Something went wrong that has no code of its own. The portal sends a report of it.
     *     - 2: No token, or one that is forged, expired, of something else, or ended: by signing out, by another password, by a deleted account, or before the data protection notice was accepted.
     *     - 20: The student has no employment service.
     *     - 32: The student has left the service.
     *     - 59: The account has neither service nor company in the portal.
     *     - 71: The token is of the other side of the portal, or the fixed key is wrong.
     *     - 79: The university has taken the access away.
     *     - 90: The account is blocked; `mensaje` says what to do.
     */
    get: operations['dameCandidaturasEmpleoUsuario'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @description A row of any list: those of titulaciones, islas, localidades, tipoMotivoCambioEstadoCandidatura and ambitos have keys of their own, all others are DomainRow. */
    AnyDomainRow:
      | components['schemas']['Degree']
      | components['schemas']['Island']
      | components['schemas']['Town']
      | components['schemas']['Reason']
      | components['schemas']['StudyArea']
      | components['schemas']['DomainRow'];
    /** @description A candidacy of a student: the offer as in a list, with the state of the candidacy. */
    Application: {
      /**
       * @description Id of the offer.
       * @example 1042
       */
      idoferta: number;
      /**
       * @description Title, as the company wrote it.
       * @example Prácticas en desarrollo web
       */
      titulo: string;
      /**
       * @description Trade name of the company; of an anonymous offer, words in the language of the request that say so.
       * @example Tramuntana Digital
       */
      empresa: string;
      /**
       * @description Day on which it was published, dd/mm/yyyy.
       * @example 02/03/2026
       */
      fecha: string;
      /**
       * @description Day on which the university highlighted it, dd/mm/yyyy; it counts instead of `fecha` in the order. Absent: not highlighted.
       * @example 04/03/2026
       */
      fechaDestacada?: string;
      /**
       * @description `Prácticas` marks a placement, in every language; any other text a job.
       * @example Prácticas
       */
      textoPerfilOferta: string;
      /**
       * @description Name of the province or, outside of Spain, region. Absent: not said.
       * @example Illes Balears
       */
      provincia?: string;
      /**
       * @description Name of the island. Absent where the province has none.
       * @example Mallorca
       */
      nombreIsla?: string;
      /**
       * @description The island (`idIsla`). Absent where the province has none. Row of `islas`.
       * @example 72
       */
      idIsla?: number;
      /**
       * @description Name of the offer in addresses: letters, digits and hyphens, of this offer alone, and the same for as long as it exists. No address by itself.
       * @example practicas-en-desarrollo-web-1042
       */
      urlAcceso: string;
      /**
       * @description Language in which its texts are written, as a tag of BCP 47, for people who have pages read out. Absent: the portal tells it from the texts where it can.
       * @example es
       */
      idioma?: string;
      /**
       * @description Id of the candidacy.
       * @example 5310
       */
      idCandidatura: number;
      /**
       * @description Kind of offer: 1 a job, 2 a placement.
       * @example 2
       * @enum {number}
       */
      idPerfil: 1 | 2;
      /**
       * @description State of the candidacy; see the guide for what follows it. Row of `estadosCandidaturasAlumno`.
       * @example 6
       */
      estado: number;
      /** @description Why it is in this state: the text of the reason that was chosen, or the words that were given. Absent where the state has none. */
      descripcionEstadoMotivo?: string;
      /**
       * @description When the student applied.
       * @example 2026-03-03T10:15
       */
      fechaInscripcion?: string;
      /**
       * @description Place in the own order of preference, from 1. Only of placements.
       * @example 1
       */
      orden?: number;
      /** @description Documents that the offer asks for, handed in or not. Absent where it asks for none. */
      documentacionNecesaria?: components['schemas']['RequiredDocument'][];
      /** @description What happened so far, the first step first. */
      historial?: components['schemas']['ApplicationStep'][];
      /**
       * @description Who has the next move; `nadie`: it has ended.
       * @example empresa
       * @enum {string}
       */
      turno?: 'estudiante' | 'empresa' | 'universidad' | 'nadie';
      /**
       * Format: date
       * @description Last day on which a pre-enrolment (16) can be answered. Required in that state, else absent.
       */
      fechaLimite?: string;
      /**
       * @description Whether desinscribirse is possible in this state. Absent counts as yes.
       * @example false
       */
      puedeRetirar?: boolean;
      /**
       * Format: date
       * @description Day on which the offer was closed. Absent while it is open, and where it ended with its last day.
       */
      fechaCierre?: string;
    };
    /** @description A step of a candidacy. */
    ApplicationStep: {
      /**
       * @description State that the candidacy came into. Row of `estadosCandidaturasAlumno`.
       * @example 6
       */
      estado: number;
      /**
       * @description When.
       * @example 2026-03-05T09:30
       */
      fecha: string;
      /**
       * @description Who moved it; `sistema`: time, or an offer that closed.
       * @example empresa
       * @enum {string}
       */
      quien: 'estudiante' | 'empresa' | 'universidad' | 'sistema';
    };
    /** @description Own applications to placements that are in one state. */
    ApplicationsByState: {
      /**
       * @description The state. Row of `estadosCandidaturasAlumno`.
       * @example 6
       */
      idEstado: number;
      /**
       * @description Its text in the language of the request.
       * @example Entrevista
       */
      descripcion: string;
      /** @description The applications in the own order of preference. */
      candidaturas: components['schemas']['Application'][];
    };
    /** @description A degree. */
    Degree: {
      /**
       * @description Id of the degree. Row of `titulaciones`.
       * @example 113
       */
      idTitulacion: number;
      /**
       * @description Name of the degree in the language asked for.
       * @example Grado en Ingeniería Informática
       */
      descripcion: string;
      /**
       * @description Area of study. Row of `ambitosEstudio`.
       * @example 7
       */
      idAmbito?: number;
      /**
       * @description Level. Row of `tiposNivelesTitulacion`.
       * @example 1
       */
      idNivel?: number;
      /**
       * @description Kind of education. Row of `tiposFormacionAcademica`.
       * @example 1
       */
      idTipoFormacion?: number;
    };
    /** @description A row of a domain list: what forms offer and what ids in other answers stand for. */
    DomainRow: {
      /**
       * @description Id of the row, the same in every language and for good.
       * @example 21
       */
      id: number;
      /**
       * @description Text of the row in the language asked for.
       * @example Tecnologías de la información
       */
      descripcion: string;
      /** @description Row of the list above that this one belongs to, e.g. the contract type of a subtype. Absent where there is no such list. */
      idPadre?: number;
      /**
       * @description Part of a selection that the state belongs to, as a company sees it. Only in `estadosCandidaturasAlumno`.
       * @enum {string}
       */
      fase?: 'nuevas' | 'enProceso' | 'finalistas' | 'seleccionadas' | 'descartadas';
    };
    /** @description An island. */
    Island: {
      /**
       * @description Id of the island. Row of `islas`.
       * @example 72
       */
      idIsla: number;
      /**
       * @description Province that it belongs to. Row of `provincias`.
       * @example 7
       */
      idProvincia?: number;
      /**
       * @description Name of the island in the language asked for.
       * @example Mallorca
       */
      descripcion: string;
    };
    /** @description What is missing or wrong in a request that was refused with 15. */
    MissingFields: {
      /**
       * @description Each as `form.key` (empresa, contacto, perfil, cuenta, oferta, convenio, solicitud, cambio or cv); a key without dot belongs to the form that was sent.
       * @example [
       *       "titulo"
       *     ]
       */
      campos?: string[];
    };
    /** @description A notification. One without `urlAcceso` and `urlExterna` leads nowhere. */
    Notification: {
      /**
       * @description Id of the notification; calls that change it send it as `id`.
       * @example 3051
       */
      idNotificacion: number;
      /**
       * @description What happened, in a line.
       * @example Tu candidatura avanza
       */
      titulo: string;
      /**
       * @description What happened, in full.
       * @example Tramuntana Digital te invita a una entrevista.
       */
      texto?: string;
      /**
       * @description Whether it was read.
       * @default false
       * @example false
       */
      leida: boolean;
      /**
       * @description Whether the notification is important: these come first. Capital I.
       * @default false
       * @example true
       */
      Importante: boolean;
      /**
       * @description Page of the portal that it leads to: its path in any language of the portal, beginning with a slash; one that the portal does not have is no link. Absent or empty: none.
       * @example /mis-practicas
       */
      urlAcceso?: string;
      /** @description Web address elsewhere (https only) that it leads to; it counts before `urlAcceso`. Absent or empty: none. */
      urlExterna?: string;
      /**
       * @description When it happened; the portal groups notifications by its day. Absent: by their pages alone.
       * @example 2026-03-05T09:30
       */
      fecha?: string;
      /**
       * @description Language in which its texts are written, as a tag of BCP 47, for people who have pages read out. Absent: the portal tells it from the texts where it can.
       * @example es
       */
      idioma?: string;
    };
    /** @description An offer in a list of a student, with what the filters look at. */
    OfferCard: {
      /**
       * @description Id of the offer.
       * @example 1042
       */
      idoferta: number;
      /**
       * @description Title, as the company wrote it.
       * @example Prácticas en desarrollo web
       */
      titulo: string;
      /**
       * @description Trade name of the company; of an anonymous offer, words in the language of the request that say so.
       * @example Tramuntana Digital
       */
      empresa: string;
      /**
       * @description Day on which it was published, dd/mm/yyyy.
       * @example 02/03/2026
       */
      fecha: string;
      /**
       * @description Day on which the university highlighted it, dd/mm/yyyy; it counts instead of `fecha` in the order. Absent: not highlighted.
       * @example 04/03/2026
       */
      fechaDestacada?: string;
      /**
       * @description `Prácticas` marks a placement, in every language; any other text a job.
       * @example Prácticas
       */
      textoPerfilOferta: string;
      /**
       * @description Name of the province or, outside of Spain, region. Absent: not said.
       * @example Illes Balears
       */
      provincia?: string;
      /**
       * @description Name of the island. Absent where the province has none.
       * @example Mallorca
       */
      nombreIsla?: string;
      /**
       * @description The island (`idIsla`). Absent where the province has none. Row of `islas`.
       * @example 72
       */
      idIsla?: number;
      /**
       * @description Name of the offer in addresses: letters, digits and hyphens, of this offer alone, and the same for as long as it exists. No address by itself.
       * @example practicas-en-desarrollo-web-1042
       */
      urlAcceso: string;
      /**
       * @description Language in which its texts are written, as a tag of BCP 47, for people who have pages read out. Absent: the portal tells it from the texts where it can.
       * @example es
       */
      idioma?: string;
      /**
       * @description Degrees that are asked for. Rows of `titulaciones`.
       * @example [
       *       113,
       *       114
       *     ]
       */
      titulaciones?: number[];
      /**
       * @description Areas of study: those asked for, and those of the degrees. Rows of `ambitosEstudio`.
       * @example [
       *       7
       *     ]
       */
      areasTitulaciones?: number[];
      /**
       * @description Levels: those asked for, and those of the degrees. Rows of `tiposNivelesTitulacion`.
       * @example [
       *       1
       *     ]
       */
      nivelesTitulaciones?: number[];
      /**
       * @description Kinds of education of the degrees. Rows of `tiposFormacionAcademica`.
       * @example [
       *       1
       *     ]
       */
      tiposFormacion?: number[];
      /**
       * @description Whether one works on site, remotely or both. Row of `tiposModalidadAsistencia`.
       * @example 3
       */
      tipoModalidadAsistencia?: number;
      /**
       * @description Functional area of the work; `area_funcional` of the form. Row of `areasFuncionales`.
       * @example 9
       */
      areaFuncional?: number;
      /**
       * @description Kind of contract: of a placement from the first list, of a job from the second. Row of `tiposContratoOfertaPracticas` or `tiposContrato`.
       * @example 2
       */
      contrato?: number;
      /**
       * @description Pay in gross euros: per month in placements, per year in jobs.
       * @example 600
       */
      salario?: number;
      /**
       * @description Title of the placement programme that it belongs to. Absent: none.
       * @example Prácticas en empresas tecnológicas
       */
      tituloPrograma?: string;
      /**
       * @description What is offered, in words of the company.
       * @example Formarás parte del equipo que desarrolla nuestra aplicación de reservas.
       */
      descripcion?: string;
      /**
       * Format: date
       * @description Day on which it begins, YYYY-MM-DD.
       * @example 2026-04-01
       */
      fechaInicio?: string;
      /**
       * @description Hours a day.
       * @example 5
       */
      horasAldia?: number;
      /**
       * Format: date
       * @description Last day on which one can apply, YYYY-MM-DD.
       * @example 2026-07-31
       */
      fechaCaducidad?: string;
      /**
       * @description Whether the reader has applied already, whatever became of it.
       * @example true
       */
      inscrito?: boolean;
      /**
       * @description State of the own candidacy; absent without one. Row of `estadosCandidaturasAlumno`.
       * @example 6
       */
      estado?: number;
      /**
       * @description Whether the reader would be taken now, by all rules of `inscribirse`.
       * @example false
       */
      puedeInscribirse?: boolean;
      /** @description Conditions of the offer as `dameOferta` lists them; those that the reader meets may be left out. */
      requisitos?: components['schemas']['Requirement'][];
    };
    /** @description An offer as a student sees it: without what stays between company and university and, if it is anonymous, without what would tell whose it is. */
    OfferDetail: {
      /**
       * @description How many people are wanted.
       * @example 2
       */
      plazas?: number;
      /**
       * @description What is offered, for students to read.
       * @example Formarás parte del equipo que desarrolla nuestra aplicación de reservas.
       */
      descripcion?: string;
      /**
       * @description What the student will do. Only in placements.
       * @example Programar y probar partes de la aplicación, con ayuda de la tutora.
       */
      tareasAdesarrollar?: string;
      /** @description Work experience that an applicant must have (80). Only in jobs. Row of `tiposExperiencia`. */
      experiencia?: number;
      /**
       * @description Work experience that is welcome; refuses nobody. Row of `tiposExperiencia`.
       * @example 2
       */
      experienciaDeseable?: number;
      /**
       * @description Kind of contract: of a placement from the first list, of a job from the second. Row of `tiposContratoOfertaPracticas` or `tiposContrato`.
       * @example 2
       */
      contrato?: number;
      /**
       * @description Working hours, in words.
       * @example De lunes a viernes, de 9 a 14 h
       */
      horario?: string;
      /**
       * Format: date
       * @description First day, YYYY-MM-DD.
       * @example 2026-04-01
       */
      fechaInicio?: string;
      /**
       * Format: date
       * @description Last day, YYYY-MM-DD, not before `fechaInicio` (27).
       * @example 2026-07-31
       */
      fechaFin?: string;
      /**
       * @description Hours per day. Of placements a university may limit them (58).
       * @example 5
       */
      horasAldia?: number;
      /**
       * @description Percentage of a full working day, 0 to 100. In a programme that fixes it, that one (58).
       * @example 62.5
       */
      tiempoDedicacionJornada?: number;
      /**
       * @description How many months it lasts, 0 to 12. In a programme that fixes it, so many (58).
       * @example 4
       */
      meses?: number;
      /**
       * @description Days per week, 1 to 7.
       * @example 5
       */
      numeroDiasSemana?: number;
      /**
       * @description Whether one works on site, remotely or both. Row of `tiposModalidadAsistencia`.
       * @example 3
       */
      tipoModalidadAsistencia?: number;
      /**
       * @description Pay in gross euros: per month in placements, per year in jobs. The least one with `salarioMaximo`.
       * @example 600
       */
      salario?: number;
      /** @description Highest pay, in the unit of `salario`. */
      salarioMaximo?: number;
      /**
       * @description Benefits other than pay.
       * @example Comedor de empresa
       */
      otrasRemuneraciones?: string;
      /**
       * @description Monthly grant in euros.
       * @example 450
       */
      ayudaEstudio?: number;
      /**
       * @description Country of the work; 1 is Spain, absent counts as Spain. Row of `paises`.
       * @example 1
       */
      pais?: number;
      /**
       * @description Name of the province or, outside of Spain, region. Absent: not said.
       * @example Illes Balears
       */
      provincia?: string;
      /** @description Name of the province or region of work outside of Spain. */
      provinciaTexto?: string;
      /**
       * @description Town of the work.
       * @example Palma
       */
      localidad?: string;
      /**
       * @description Sector of the work. Row of `sectoresActividad`.
       * @example 21
       */
      sector?: number;
      /**
       * @description Functional area of the work. Row of `areasFuncionales`.
       * @example 9
       */
      area_funcional?: number;
      /**
       * @description Campus of the university that the placement belongs to. Row of `campus`.
       * @example 1
       */
      campus?: number;
      /**
       * @description Degrees (`idTitulacion`), of which an applicant must have one (13 in placements, 47 in jobs). An offer needs one at least. Rows of `titulaciones`.
       * @example [
       *       113,
       *       114
       *     ]
       */
      titulaciones?: number[];
      /**
       * @description Degrees that are welcome; they refuse nobody. Rows of `titulaciones`.
       * @example [
       *       115
       *     ]
       */
      titulacionesDeseables?: number[];
      /**
       * @description Degrees that the company proposes and the university decides about. Rows of `titulaciones`.
       * @example [
       *       119
       *     ]
       */
      titulacionesPropuestas?: number[];
      /**
       * @description Areas of study that the offer is for. Rows of `ambitosEstudio`.
       * @example [
       *       7
       *     ]
       */
      areasTitulaciones?: number[];
      /**
       * @description Levels that the offer is for. If all are undergraduate levels, others are refused with 18; if all are postgraduate levels, with 19. Rows of `tiposNivelesTitulacion`.
       * @example [
       *       1
       *     ]
       */
      nivelesTitulaciones?: number[];
      /**
       * @description Credits that an applicant must have passed (52). Only in placements. Row of `rangosDeCreditos`.
       * @example 3
       */
      creditosSuperados?: number;
      /**
       * @description Whether it is for students of the last year.
       * @example false
       */
      ultimoCurso?: boolean;
      /**
       * @description Lowest year of studies that it is for. Row of `cursos`.
       * @example 3
       */
      cursoMinimo?: number;
      /**
       * @description Whether it is for people without a university degree, too.
       * @example false
       */
      perfilNoUniversitario?: boolean;
      /** @description Latest year of graduation that it is for. */
      anioGraduacionMaximo?: number;
      /** @description Languages that an applicant must speak, each at its level or a higher one (80). */
      idiomas?: components['schemas']['OfferLanguage'][];
      /**
       * @description Computer programs that an applicant must know, all of them (80). Rows of `ProgramasInformaticos`.
       * @example [
       *       18
       *     ]
       */
      programasInformaticos?: number[];
      /**
       * @description Competences that are welcome. Rows of `competenciasfesionales`.
       * @example [
       *       3
       *     ]
       */
      competencias?: number[];
      /**
       * @description Interests that fit the offer. Rows of `TagsInteresAlumno`.
       * @example [
       *       11
       *     ]
       */
      interes?: number[];
      /**
       * @description Labels by which offers are told apart. Rows of `etiquetas`.
       * @example [
       *       1
       *     ]
       */
      etiquetas?: number[];
      /** @description Nationalities of which an applicant must have one (80). Absent or empty: any. Rows of `paises`. */
      nacionalidades?: number[];
      /** @description Countries in one of which an applicant must live (80). Absent or empty: any. Rows of `paises`. */
      paisesResidencia?: number[];
      /** @description Provinces in one of which an applicant must live (80). Absent or empty: any. Rows of `provincias`. */
      provinciasResidencia?: number[];
      /** @description Highest age of an applicant in years, at least 16 (80). */
      edadMaxima?: number;
      /**
       * @description Whether it is for people who are working now.
       * @example false
       */
      trabajaActualmente?: boolean;
      /**
       * @description Whether an applicant must have a car (80).
       * @example false
       */
      coche?: boolean;
      /** @description Driving licences that an applicant must have, all of them (80). Rows of `permisosConducir`. */
      permisosConducir?: number[];
      /**
       * @description Whether an applicant must be able to work abroad (80).
       * @example false
       */
      disponibilidadExtranjero?: boolean;
      /**
       * @description Whether an applicant must be able to move house (80).
       * @example false
       */
      disponibilidadCambioResidencia?: boolean;
      /**
       * @description Documents that an applicant must hand in (11). Rows of `tiposDocumentoAlumnoPracticas`.
       * @example [
       *       3
       *     ]
       */
      documentosRequeridos?: number[];
      /** @description Web address at which one applies instead; an application in the portal is then refused with 48. */
      urlInscripcionExterna?: string;
      /**
       * @description Placement programme that it belongs to and the company has joined (63). Row of `programas`.
       * @example 12
       */
      programa?: number;
      /**
       * @description Contacts of the company who are its tutors (`idContacto`); with them, the keys of a tutor need not be there.
       * @example [
       *       872
       *     ]
       */
      tutores?: number[];
      /**
       * @description First name of the tutor at the company. Only in placements.
       * @example Laia
       */
      nombreTutorEmpresa?: string;
      /**
       * @description Surnames of the tutor at the company. Only in placements.
       * @example Vidal Roca
       */
      apellidosTutorEmpresa?: string;
      /**
       * @description Degree of the tutor at the company, in words. Only in placements.
       * @example Ingeniería Informática
       */
      titulacionTutorEmpresa?: string;
      /**
       * @description Position that the student will have. Only in placements.
       * @example Desarrolladora en prácticas
       */
      puestoTrabajo?: string;
      /**
       * @description Department of the company. Only in placements.
       * @example Desarrollo
       */
      departamento?: string;
      /**
       * @description Whether a final-degree project goes with it.
       * @example false
       */
      vinculadaTFG?: boolean;
      /** @description Title of the final-degree project. Counts with `vinculadaTFG`. */
      nombreTFG?: string;
      /** @description Name of the tutor of the final-degree project. Counts with `vinculadaTFG`. */
      tutorTFG?: string;
      /**
       * @description Workplace of the company where it is (`idCentro`).
       * @example 31
       */
      centroPracticas?: number;
      /** @description Company where the work really is, of an offer by a staffing agency. */
      empresaDestino?: string;
      /**
       * @description Web address with further information.
       * @example https://www.tramuntanadigital.example/practicas
       */
      urlInformacionComplementaria?: string;
      /**
       * Format: date
       * @description Last day on which one can apply, YYYY-MM-DD, today at the earliest. Afterwards the offer is `caducada`. Absent: no end.
       * @example 2026-03-20
       */
      fechaCaducidad?: string;
      /**
       * @description Whether the company wants it to be seen once it is published.
       * @example true
       */
      activa?: boolean;
      /**
       * @description How it is published: 1 with the data of the company, 2 anonymously. Row of `tipoOpcionPublicacionOferta`.
       * @example 1
       */
      idOpcionPublicacion?: number;
      /**
       * @description Whether the placement service of the university manages the placement and invoices it; the company then needs an `iban` (72). Only in placements.
       * @example false
       */
      conServicio?: boolean;
      /**
       * @description Id of the offer.
       * @example 1042
       */
      idoferta: number;
      /**
       * @description Title, as the company wrote it.
       * @example Prácticas en desarrollo web
       */
      titulo: string;
      /**
       * @description Trade name of the company; of an anonymous offer, words in the language of the request that say so.
       * @example Tramuntana Digital
       */
      empresa: string;
      /**
       * @description Day on which it was published, dd/mm/yyyy.
       * @example 02/03/2026
       */
      fecha: string;
      /**
       * @description Day on which the university highlighted it, dd/mm/yyyy; it counts instead of `fecha` in the order. Absent: not highlighted.
       * @example 04/03/2026
       */
      fechaDestacada?: string;
      /**
       * @description `Prácticas` marks a placement, in every language; any other text a job.
       * @example Prácticas
       */
      textoPerfilOferta: string;
      /**
       * @description Name of the island. Absent where the province has none.
       * @example Mallorca
       */
      nombreIsla?: string;
      /**
       * @description The island (`idIsla`). Absent where the province has none. Row of `islas`.
       * @example 72
       */
      idIsla?: number;
      /**
       * @description Name of the offer in addresses: letters, digits and hyphens, of this offer alone, and the same for as long as it exists. No address by itself.
       * @example practicas-en-desarrollo-web-1042
       */
      urlAcceso: string;
      /**
       * @description Language in which its texts are written, as a tag of BCP 47, for people who have pages read out. Absent: the portal tells it from the texts where it can.
       * @example es
       */
      idioma?: string;
      /**
       * @description Province of the work in Spain; `provincia` has its name here, as in lists. Row of `provincias`.
       * @example 7
       */
      idProvincia?: number;
      /**
       * @description Kind of offer: 1 a job, 2 a placement.
       * @example 2
       * @enum {number}
       */
      idPerfil: 1 | 2;
      /** @description What students see of the company; absent in an anonymous offer. */
      datosEmpresa?: {
        /**
         * @description Trade name.
         * @example Tramuntana Digital
         */
        nombre: string;
        /**
         * @description What the company does.
         * @example Desarrollamos aplicaciones web para el sector turístico desde 2012.
         */
        descripcion?: string;
        /**
         * @description Web address.
         * @example https://www.tramuntanadigital.example
         */
        web?: string;
        /**
         * @description Sector of its activity. Row of `sectoresActividad`.
         * @example 21
         */
        sector?: number;
        /**
         * @description Address of its logo, if it lets the university show it.
         * @example /api/ficheros/logo-214.png
         */
        urlLogo?: string;
      };
      /**
       * @description Address of the file with further information; absent without one, and in an anonymous offer. A link to a file, which stops working after a while.
       * @example /api/ficheros/practicas-1042.pdf
       */
      ficheroInformacionComplementaria?: string;
      /**
       * @description Whether the reader has applied, whatever became of it.
       * @example true
       */
      inscrito?: boolean;
      /**
       * @description State of the own candidacy; absent without one. Row of `estadosCandidaturasAlumno`.
       * @example 6
       */
      estado?: number;
      /**
       * @description Whether students under 18 may apply. Without it the brand decides by `menores`: with `habituales` they may, with `posibles` not, and with `ninguno` the key is left out. A minor who applies to an offer that is not open to them is refused with 80.
       * @example true
       */
      admiteMenores?: boolean;
      /** @description Conditions that the offer has, in their order, and whether the reader meets them. The company of the offer is told all of them as met: it reads what students are asked for. */
      requisitos?: components['schemas']['Requirement'][];
      /**
       * @description Names of the contacts in `tutores`, which no student can look up.
       * @example [
       *       "Laia Vidal Roca"
       *     ]
       */
      nombresTutores?: string[];
      /**
       * @description Name and address of `centroPracticas`, which no student can look up.
       * @example Oficina de Palma, Carrer de la Marina, 12, Palma
       */
      nombreCentroPracticas?: string;
    };
    /** @description A language that an offer asks for. */
    OfferLanguage: {
      /**
       * @description The language. Row of `idiomas`.
       * @example 3
       */
      idioma: number;
      /**
       * @description Lowest level that is accepted. Absent: any. Row of `nivelesIdioma`.
       * @example 4
       */
      nivel?: number;
      /**
       * @description Certificate that is asked for. Absent: none. Row of `certificadosIdioma`.
       * @example 2
       */
      certificado?: number;
    };
    /** @description A reason for changing the state of a candidacy. */
    Reason: {
      /**
       * @description Id of the reason. Row of `tipoMotivoCambioEstadoCandidatura`.
       * @example 402
       */
      idMotivo: number;
      /**
       * @description State that the candidacy comes into: 17 are reasons of a student, 9 those of a company. Row of `estadosCandidaturasAlumno`.
       * @example 17
       */
      idEstado: number;
      /**
       * @description Kind of offer that it is for: 1 a job, 2 a placement.
       * @example 2
       */
      idPerfil: number;
      /**
       * @description Text of the reason in the language asked for.
       * @example El horario no es compatible con mis clases
       */
      descripcion: string;
    };
    /** @description Why an action is not allowed, of an answer with 48. */
    RefusalReason: {
      /**
       * @description In words, in the language of the request.
       * @example Estas prácticas ya han terminado.
       */
      motivo?: string;
    };
    /** @description A document that a process of the university or an offer asks a student for. */
    RequiredDocument: {
      /**
       * @description Names what is asked for, and is sent with the file. Of an offer: a row of `tiposDocumentoAlumnoPracticas`; of a process: an id of its own.
       * @example 3
       */
      idDocumento: number;
      /**
       * @description What is asked for, in the language of the request.
       * @example Expediente académico
       */
      nombre: string;
      /**
       * @description What it must show, for the student to read.
       * @example Con las notas del último curso.
       */
      descripcion?: string;
      /** @description Process of the university that asks for it. Absent where an offer asks. */
      idProceso?: number;
      /**
       * @description Whether it has been handed in. Absent counts as no.
       * @example true
       */
      entregado?: boolean;
    };
    /** @description A condition of an offer, and whether someone meets it. */
    Requirement: {
      /**
       * @description Code with which an application is refused that does not meet it.
       * @example 13
       */
      codigo: number;
      /**
       * @description Whether it is met.
       * @example true
       */
      cumple: boolean;
      /**
       * @description The condition in the language of the request.
       * @example Tener una de las titulaciones de la oferta.
       */
      texto: string;
    };
    /** @description A session: the answer of a sign-in. */
    Session: {
      /**
       * @description JWT that goes with every other call (`Authorization: Bearer`). Claims: `nombre` and `apellidos` of the person, `exp`, when it ends, `iat`, when it began, in seconds, and `sub`, the account, after single sign-on.
       * @example eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJub21icmUiOiJBbmEiLCJhcGVsbGlkb3MiOiJNYXJ0w60gU29sZXIiLCJpYXQiOjE3NzI3MDEyMDAsImV4cCI6NDA3MDkwODgwMH0.c2lnbmF0dXJl
       */
      token: string;
      /** @description Short data protection notice in HTML or plain text, if there is one to accept: until guardaAceptacionRGPD the token opens no other call (2). Absent or empty: none. */
      textoCortoRGPD?: string;
      /**
       * @description Web address of the whole notice.
       * @example https://www.universidad.example/proteccion-de-datos
       */
      linkExternoRGPD?: string;
      /**
       * @description Whether the student has the placement service; of a company, whether the portal has it.
       * @default false
       * @example true
       */
      conPracticas: boolean;
      /**
       * @description Whether the student has the employment service; of a company, whether the portal has it.
       * @default false
       * @example true
       */
      conEmpleo: boolean;
      /**
       * @description Whether it is the first sign-in of the account.
       * @default false
       * @example false
       */
      primerAcceso: boolean;
      /**
       * @description Whether the person studies vocational cycles only.
       * @default false
       * @example false
       */
      soloCiclosUAX: boolean;
      /**
       * @description Language that the person chose: 1 Spanish, 2 Catalan, 3 English. Absent: none yet.
       * @example 2
       */
      idIdiomaPreferido?: number;
      /**
       * @description Kind of user. Absent: a student without `conPracticas` counts as Egresado, a graduate.
       * @example Alumno
       * @enum {string}
       */
      tipoUsuario?: 'Alumno' | 'Egresado' | 'Empresa';
      /**
       * @description Web address (https) of a calendar in iCalendar format with the dates of the person, or of the company, to which calendar programs subscribe: one that nobody can guess, which works without a token for as long as the account does. Absent or empty: none, and the portal offers files alone.
       * @example https://www.universidad.example/calendarios/93.Rk1c8yQv3ZpT6mXw.ics
       */
      urlCalendario?: string;
    };
    /** @description An area of study with what it divides into. */
    StudyArea: {
      /** @description The area; a row of `ambitosEstudio`. The key is misspelt in the documents. */
      ambitoEstudo: components['schemas']['DomainRow'];
      /** @description Its specialities. */
      especialidadesAmbitoEstudio: components['schemas']['DomainRow'][];
    };
    /** @description A town in Spain. */
    Town: {
      /**
       * @description Id of the town: the number of the municipality, of which the last three digits follow those of the province.
       * @example 7040
       */
      idLocalidad: number;
      /**
       * @description Province of the town. Row of `provincias`.
       * @example 7
       */
      idProvincia: number;
      /**
       * @description Name of the town.
       * @example Palma
       */
      descripcion: string;
    };
  };
  responses: {
    /** @description Any other HTTP status counts as code 500: the service is not available. */
    Unavailable: {
      headers: {
        [name: string]: unknown;
      };
      content?: never;
    };
  };
  parameters: {
    /**
     * @description The same for each sending of one filled-in form, or one question, until it is answered. A server that takes it answers the first result again to the same request, and 48 to another one. Sent only where the brand says that its server takes it.
     * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
     */
    IdempotencyKey: string;
  };
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  dominio: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Language of the texts.
         * @example es
         */
        language: 'es' | 'ca' | 'en';
        /**
         * @description Name of the list, spelt as dominios answers it.
         * @example sectoresActividad
         */
        listName: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The business answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | {
                /**
                 * @description Success.
                 * @constant
                 */
                status: 0;
                /** @description Rows of a domain list. */
                datos: components['schemas']['AnyDomainRow'][];
                /** @description Words for the reader, in the language of the request, where the call says that they are shown. */
                mensaje?: string;
              }
            | {
                /**
                 * @description The code of a refusal; see the list of this call.
                 * @enum {integer}
                 */
                status: 1;
                /** @description Does not count. */
                datos?: unknown;
                /** @description Words for the reader, in the language of the request, where the call says that they are shown. */
                mensaje?: string;
              };
        };
      };
      default: components['responses']['Unavailable'];
    };
  };
  logaUsuarioAlumno: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description The same for each sending of one filled-in form, or one question, until it is answered. A server that takes it answers the first result again to the same request, and 48 to another one. Sent only where the brand says that its server takes it.
         * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "usuario": "ana.marti@alumnos.universidad.example",
         *       "password": "andana2026"
         *     }
         */
        'application/json': {
          /**
           * @description User name of the account: the address, unless another one was chosen.
           * @example ana.marti@alumnos.universidad.example
           */
          usuario: string;
          /**
           * @description Password of the account.
           * @example andana2026
           */
          password: string;
          /** @description Company to sign in for (`idEmpresa` of dameEmpresasDelUsuario). Required for Empresa where the account serves several companies. */
          eidEmpresa?: number;
        };
      };
    };
    responses: {
      /** @description The business answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | {
                /**
                 * @description Success.
                 * @constant
                 */
                status: 0;
                /** @description Sign in; a company says for which of its firms. */
                datos: components['schemas']['Session'];
                /** @description Words for the reader, in the language of the request, where the call says that they are shown. */
                mensaje?: string;
              }
            | {
                /**
                 * @description The username or password is incorrect.
                 * @constant
                 */
                status: 3;
                /** @description What comes with this code. */
                datos?: {
                  /**
                   * @description Seconds until a password is looked at again, after many wrong ones. Absent: at once.
                   * @example 60
                   */
                  espera?: number;
                };
                /** @description Words for the reader, in the language of the request, where the call says that they are shown. */
                mensaje?: string;
              }
            | {
                /**
                 * @description Some required details are missing.
                 * @constant
                 */
                status: 15;
                /** @description What comes with this code. */
                datos?: components['schemas']['MissingFields'];
                /** @description Words for the reader, in the language of the request, where the call says that they are shown. */
                mensaje?: string;
              }
            | {
                /**
                 * @description This action is not allowed.
                 * @constant
                 */
                status: 48;
                /** @description What comes with this code. */
                datos?: components['schemas']['RefusalReason'];
                /** @description Words for the reader, in the language of the request, where the call says that they are shown. */
                mensaje?: string;
              }
            | {
                /**
                 * @description The code of a refusal; see the list of this call.
                 * @enum {integer}
                 */
                status: 1 | 9 | 32 | 59 | 71 | 79 | 90 | 95;
                /** @description Does not count. */
                datos?: unknown;
                /** @description Words for the reader, in the language of the request, where the call says that they are shown. */
                mensaje?: string;
              };
        };
      };
      default: components['responses']['Unavailable'];
    };
  };
  guardaAceptacionRGPDAlumno: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The business answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | {
                /**
                 * @description Success.
                 * @constant
                 */
                status: 0;
                /** @description Does not count. */
                datos?: unknown;
                /** @description Words for the reader, in the language of the request, where the call says that they are shown. */
                mensaje?: string;
              }
            | {
                /**
                 * @description The code of a refusal; see the list of this call.
                 * @enum {integer}
                 */
                status: 1 | 2 | 9 | 32 | 59 | 71 | 79 | 90;
                /** @description Does not count. */
                datos?: unknown;
                /** @description Words for the reader, in the language of the request, where the call says that they are shown. */
                mensaje?: string;
              };
        };
      };
      default: components['responses']['Unavailable'];
    };
  };
  dameNotificacionesAlumno: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The business answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | {
                /**
                 * @description Success.
                 * @constant
                 */
                status: 0;
                /** @description Notifications. */
                datos: components['schemas']['Notification'][];
                /** @description Words for the reader, in the language of the request, where the call says that they are shown. */
                mensaje?: string;
              }
            | {
                /**
                 * @description The code of a refusal; see the list of this call.
                 * @enum {integer}
                 */
                status: 1 | 2 | 9 | 32 | 59 | 71 | 79 | 90;
                /** @description Does not count. */
                datos?: unknown;
                /** @description Words for the reader, in the language of the request, where the call says that they are shown. */
                mensaje?: string;
              };
        };
      };
      default: components['responses']['Unavailable'];
    };
  };
  dameOfertasUsuario: {
    parameters: {
      query?: {
        /**
         * @description Only offers with these words in title, company or description.
         * @example desarrollo
         */
        comun?: string;
        /**
         * @description Order: `desc`, the default, newest first; `asc` oldest first. Highlighted days count.
         * @example desc
         */
        date?: 'desc' | 'asc';
        /**
         * @description Only offers with these letters in the title.
         * @example web
         */
        titulo?: string;
        /**
         * @description Only offers with these letters in the name of the province.
         * @example Balears
         */
        provincia?: string;
        /**
         * @description Only offers for one of these degrees. Rows of `titulaciones`.
         * @example [
         *       113
         *     ]
         */
        titulaciones?: number[];
        /**
         * @description Only offers that the student has not applied to.
         * @example 1
         */
        omitirInscritos?: '1';
        /**
         * @description Only offers that the student could apply for now: `puedeInscribirse`.
         * @example 1
         */
        soloPosibles?: '1';
        /**
         * @description Only offers that begin on this day or later, YYYY-MM-DD.
         * @example 2026-03-01
         */
        fechainicio?: string;
        /**
         * @description Only offers of one of these kinds of contract. Rows of `tiposContratoOfertaPracticas` or `tiposContrato`.
         * @example [
         *       2
         *     ]
         */
        contrato?: number[];
        /**
         * @description Only offers with at least this pay, in the unit of `salario`.
         * @example 500
         */
        salario?: number;
        /**
         * @description Only offers for one of these areas of study. Rows of `ambitosEstudio`.
         * @example [
         *       7
         *     ]
         */
        areasTitulaciones?: number[];
        /**
         * @description Only offers of one of these kinds. Rows of `tiposModalidadAsistencia`.
         * @example [
         *       3
         *     ]
         */
        tipoModalidadAsistencia?: number[];
        /**
         * @description Only offers of one of these functional areas. Rows of `areasFuncionales`.
         * @example [
         *       9
         *     ]
         */
        areaFuncional?: number[];
        /**
         * @description Only offers for one of these levels. Rows of `tiposNivelesTitulacion`.
         * @example [
         *       1
         *     ]
         */
        nivelesTitulaciones?: number[];
        /**
         * @description Only offers for one of these kinds of education. Rows of `tiposFormacionAcademica`.
         * @example [
         *       1
         *     ]
         */
        tiposFormacion?: number[];
        /**
         * @description Only offers with these letters in the title of the programme.
         * @example Prácticas en empresas tecnológicas
         */
        tituloPrograma?: string;
      };
      header?: never;
      path: {
        /**
         * @description Placements or jobs.
         * @example practicas
         */
        type: 'practicas' | 'empleo';
        /**
         * @description Page, from 1.
         * @example 1
         */
        page: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The business answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | {
                /**
                 * @description Success.
                 * @constant
                 */
                status: 0;
                /** @description A page of offers, newest first; pages count from 1. */
                datos: {
                  /** @description The offers of the page, at most 10. */
                  ofertas: components['schemas']['OfferCard'][];
                  /**
                   * @description How many pages there are; 0 without offers.
                   * @example 12
                   */
                  numPaginas: number;
                  /**
                   * @description How many offers there are on all pages.
                   * @example 118
                   */
                  numTotal: number;
                  /**
                   * @description Keys of the query that the server heeded. Without it the portal reads all pages and filters by itself.
                   * @example [
                   *       "comun",
                   *       "titulaciones"
                   *     ]
                   */
                  filtrosAplicados?: string[];
                };
                /** @description Words for the reader, in the language of the request, where the call says that they are shown. */
                mensaje?: string;
              }
            | {
                /**
                 * @description The code of a refusal; see the list of this call.
                 * @enum {integer}
                 */
                status: 1 | 2 | 20 | 21 | 32 | 59 | 71 | 79 | 90;
                /** @description Does not count. */
                datos?: unknown;
                /** @description Words for the reader, in the language of the request, where the call says that they are shown. */
                mensaje?: string;
              };
        };
      };
      default: components['responses']['Unavailable'];
    };
  };
  ofertasEncajanConUsuario: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The business answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | {
                /**
                 * @description Success.
                 * @constant
                 */
                status: 0;
                /** @description All offers of both kinds that fit the student. */
                datos: {
                  /** @description The offers, newest first. */
                  ofertas: components['schemas']['OfferCard'][];
                };
                /** @description Words for the reader, in the language of the request, where the call says that they are shown. */
                mensaje?: string;
              }
            | {
                /**
                 * @description The code of a refusal; see the list of this call.
                 * @enum {integer}
                 */
                status: 1 | 2 | 26 | 32 | 59 | 71 | 79 | 90;
                /** @description Does not count. */
                datos?: unknown;
                /** @description Words for the reader, in the language of the request, where the call says that they are shown. */
                mensaje?: string;
              };
        };
      };
      default: components['responses']['Unavailable'];
    };
  };
  dameOferta: {
    parameters: {
      query?: {
        /**
         * @description The list that the reader comes from: an offer of the other kind is refused with 6 or 7.
         * @example practicas
         */
        tipo?: 'practicas' | 'empleo';
      };
      header?: never;
      path: {
        /**
         * @description `urlAcceso` of the offer.
         * @example practicas-en-desarrollo-web-1042
         */
        url: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The business answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | {
                /**
                 * @description Success.
                 * @constant
                 */
                status: 0;
                /** @description An offer as a student sees it. */
                datos: components['schemas']['OfferDetail'];
                /** @description Words for the reader, in the language of the request, where the call says that they are shown. */
                mensaje?: string;
              }
            | {
                /**
                 * @description This vacancy does not exist or is no longer available.
                 * @constant
                 */
                status: 4;
                /** @description What comes with this code. */
                datos?: {
                  /**
                   * Format: date
                   * @description Day on which the offer was closed, if it was one that the reader could see. Absent where it ended with its last day.
                   * @example 2026-07-31
                   */
                  fechaCierre?: string;
                };
                /** @description Words for the reader, in the language of the request, where the call says that they are shown. */
                mensaje?: string;
              }
            | {
                /**
                 * @description The code of a refusal; see the list of this call.
                 * @enum {integer}
                 */
                status: 1 | 2 | 6 | 7 | 20 | 21 | 32 | 59 | 71 | 79 | 90;
                /** @description Does not count. */
                datos?: unknown;
                /** @description Words for the reader, in the language of the request, where the call says that they are shown. */
                mensaje?: string;
              };
        };
      };
      default: components['responses']['Unavailable'];
    };
  };
  inscribirse: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description The same for each sending of one filled-in form, or one question, until it is answered. A server that takes it answers the first result again to the same request, and 48 to another one. Sent only where the brand says that its server takes it.
         * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "urlOferta": "practicas-en-desarrollo-web-1042",
         *       "documentos": [
         *         {
         *           "nombre": "Expediente académico",
         *           "ficheroB64ParaAltas": "JVBERi0xLjcKJSVFT0YK",
         *           "extension_adjunto": "pdf",
         *           "fecha": "2026-03-03",
         *           "idDocumento": 3
         *         }
         *       ],
         *       "condicionesAceptadas": true
         *     }
         */
        'application/json': {
          /**
           * @description `urlAcceso` of the offer.
           * @example practicas-en-desarrollo-web-1042
           */
          urlOferta: string;
          /** @description Documents that the offer asks for, one for each (11). */
          documentos?: ({
            /**
             * @description Name of the document, as lists show it.
             * @example Expediente académico
             */
            nombre: string;
            /**
             * @description Content of the file in base64, with or without a data prefix. Required unless `enlace` is.
             * @example JVBERi0xLjcKJSVFT0YK
             */
            ficheroB64ParaAltas?: string;
            /**
             * @description Extension of the file without the dot, in either case. Required with `ficheroB64ParaAltas`.
             * @example pdf
             */
            extension_adjunto?: string;
            /**
             * Format: date
             * @description Day of the document. Absent: the day on which it is uploaded.
             * @example 2026-03-03
             */
            fecha?: string;
            /** @description Web address of the document, instead of a file over the limit. Required without `ficheroB64ParaAltas`. */
            enlace?: string;
            /**
             * @description The document asked for. Row of `tiposDocumentoAlumnoPracticas`.
             * @example 3
             */
            idDocumento: number;
          } & (unknown | unknown))[];
          /**
           * @description Whether the conditions for placements were accepted. Must be true for a placement where the brand has such conditions (15).
           * @example true
           */
          condicionesAceptadas?: boolean;
        };
      };
    };
    responses: {
      /** @description The business answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | {
                /**
                 * @description Success.
                 * @constant
                 */
                status: 0;
                /** @description Apply to an offer; 11 asks for documents, with which the call is sent again. */
                datos?: {
                  /**
                   * @description Id of the new candidacy.
                   * @example 5310
                   */
                  idCandidatura?: number;
                };
                /** @description Words for the reader, in the language of the request, where the call says that they are shown. */
                mensaje?: string;
              }
            | {
                /**
                 * @description Your application is missing some documents.
                 * @constant
                 */
                status: 11;
                /** @description What comes with this code. */
                datos: {
                  /** @description All documents that the offer asks for, and which of them came. */
                  documentacionNecesaria: components['schemas']['RequiredDocument'][];
                };
                /** @description Words for the reader, in the language of the request, where the call says that they are shown. */
                mensaje?: string;
              }
            | {
                /**
                 * @description This vacancy is for other degrees.
                 * @constant
                 */
                status: 13;
                /** @description What comes with this code. */
                datos?: {
                  /** @description The conditions of the offer, met or not. */
                  requisitos?: components['schemas']['Requirement'][];
                };
                /** @description Words for the reader, in the language of the request, where the call says that they are shown. */
                mensaje?: string;
              }
            | {
                /**
                 * @description Some required details are missing.
                 * @constant
                 */
                status: 15;
                /** @description What comes with this code. */
                datos?: components['schemas']['MissingFields'];
                /** @description Words for the reader, in the language of the request, where the call says that they are shown. */
                mensaje?: string;
              }
            | {
                /**
                 * @description This action is not allowed.
                 * @constant
                 */
                status: 48;
                /** @description What comes with this code. */
                datos?: components['schemas']['RefusalReason'];
                /** @description Words for the reader, in the language of the request, where the call says that they are shown. */
                mensaje?: string;
              }
            | {
                /**
                 * @description You do not meet the requirements of this vacancy. Check the details saved in your profile.
                 * @constant
                 */
                status: 80;
                /** @description What comes with this code. */
                datos?: {
                  /** @description The conditions of the offer, met or not. */
                  requisitos?: components['schemas']['Requirement'][];
                };
                /** @description Words for the reader, in the language of the request, where the call says that they are shown. */
                mensaje?: string;
              }
            | {
                /**
                 * @description The code of a refusal; see the list of this call.
                 * @enum {integer}
                 */
                status:
                  | 1
                  | 2
                  | 4
                  | 10
                  | 17
                  | 18
                  | 19
                  | 20
                  | 21
                  | 22
                  | 23
                  | 24
                  | 26
                  | 32
                  | 34
                  | 46
                  | 47
                  | 52
                  | 53
                  | 54
                  | 55
                  | 59
                  | 71
                  | 72
                  | 79
                  | 90
                  | 91;
                /** @description Does not count. */
                datos?: unknown;
                /** @description Words for the reader, in the language of the request, where the call says that they are shown. */
                mensaje?: string;
              };
        };
      };
      default: components['responses']['Unavailable'];
    };
  };
  dameCandidaturasPracticasUsuarioPorEstados: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The business answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | {
                /**
                 * @description Success.
                 * @constant
                 */
                status: 0;
                /** @description Own applications to placement offers, grouped by state. */
                datos: components['schemas']['ApplicationsByState'][];
                /** @description Words for the reader, in the language of the request, where the call says that they are shown. */
                mensaje?: string;
              }
            | {
                /**
                 * @description The code of a refusal; see the list of this call.
                 * @enum {integer}
                 */
                status: 1 | 2 | 21 | 32 | 59 | 71 | 79 | 90;
                /** @description Does not count. */
                datos?: unknown;
                /** @description Words for the reader, in the language of the request, where the call says that they are shown. */
                mensaje?: string;
              };
        };
      };
      default: components['responses']['Unavailable'];
    };
  };
  dameCandidaturasEmpleoUsuario: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The business answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | {
                /**
                 * @description Success.
                 * @constant
                 */
                status: 0;
                /** @description Own applications to job offers. */
                datos: components['schemas']['Application'][];
                /** @description Words for the reader, in the language of the request, where the call says that they are shown. */
                mensaje?: string;
              }
            | {
                /**
                 * @description The code of a refusal; see the list of this call.
                 * @enum {integer}
                 */
                status: 1 | 2 | 20 | 32 | 59 | 71 | 79 | 90;
                /** @description Does not count. */
                datos?: unknown;
                /** @description Words for the reader, in the language of the request, where the call says that they are shown. */
                mensaje?: string;
              };
        };
      };
      default: components['responses']['Unavailable'];
    };
  };
}
