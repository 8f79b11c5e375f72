import { profiles } from '#core/contract/constants.ts';
import type { OfferRequest } from '#core/contract/entities/offer-form.ts';
import { accountByName } from '../areas/accounts/sign-in.ts';
import { addDays } from '../clock.ts';
import { sql } from '../db/sql.ts';
import { dniOf } from '../seed/seed-data.ts';
import { personaOf } from '../seed/personas.ts';
import type { ScenarioContext } from './scenario-context.ts';

/** Account id of the applicant: the student for placements, the graduate for jobs. */
export function applicantOf({ parts, student }: ScenarioContext): number {
  const { kind, usuario } = personaOf(student.persona);
  return accountByName(parts.db, kind, usuario)?.id ?? 0;
}

/** A first day on which the student has no placement any more, YYYY-MM-DD. */
export function firstFreeDay(scenarioContext: ScenarioContext): string {
  const { db, time } = scenarioContext.parts;
  const last = db.value<string>(
    sql`SELECT max(fechaFin) FROM placement WHERE student = ${applicantOf(scenarioContext)}`,
  );
  const { today } = time.now();
  return addDays(last !== undefined && last > today ? last : today, 30);
}

/** Builds an offer with every field any brand requires, for the degree of the scenario's student. */
export function offerForm(scenarioContext: ScenarioContext, more: Partial<OfferRequest> = {}): OfferRequest {
  const { db, brand, time } = scenarioContext.parts;
  const { practicas } = brand.settings.modulos;
  const degree = db.value<number>(sql`
    SELECT titulacion FROM study WHERE student = ${applicantOf(scenarioContext)} AND titulacion IS NOT NULL
    ORDER BY coalesce(actual, 0) DESC, id DESC LIMIT 1`);
  const start = firstFreeDay(scenarioContext);
  const { today } = time.now();
  const shared = {
    titulo: practicas ? 'Prácticas en el taller de bicicletas' : 'Ingeniería de producto',
    plazas: 2,
    descripcion:
      'Somos un taller de doce personas. Buscamos a alguien con ganas de aprender cómo se diseña, se prueba y se repara.',
    contrato: 1,
    horario: 'Mañanas, de lunes a viernes',
    pais: 1,
    provincia: 8,
    localidad: 'BARCELONA',
    sector: 5,
    area_funcional: 1,
    campus: 1,
    tipoModalidadAsistencia: 1,
    titulaciones: degree === undefined ? [1] : [degree],
    creditosSuperados: 1,
    ayudaEstudio: 300,
    perfilNoUniversitario: false,
    empresaDestino: 'Talleres Oller',
    fechaCaducidad: addDays(today, 40),
  };
  if (!practicas)
    return {
      ...shared,
      idPerfil: profiles.empleo,
      experiencia: 1,
      salario: 24_000,
      salarioMaximo: 27_000,
      ...more,
    };
  return {
    ...shared,
    idPerfil: profiles.practicas,
    tareasAdesarrollar: 'Preparar prototipos, medir y documentar los resultados.',
    fechaInicio: start,
    fechaFin: addDays(start, 90),
    horasAldia: 4,
    numeroDiasSemana: 5,
    tiempoDedicacionJornada: 50,
    meses: 3,
    nombreTutorEmpresa: 'Remei',
    apellidosTutorEmpresa: 'Oller Bosch',
    emailTutorEmpresa: 'remei.oller@tutores.example',
    telefonoTutorEmpresa: '600555222',
    dniTutorEmpresa: dniOf(99_600_001),
    titulacionTutorEmpresa: 'Ingeniería',
    puestoTrabajo: 'Taller',
    departamento: 'Producto',
    ...more,
  };
}
