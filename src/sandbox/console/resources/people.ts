import { nextSheetState } from '../../areas/placements/weekly-sheet.ts';
import { sql } from '../../db/sql.ts';
import { nextState } from '../../rules/transitions.ts';
import { textId } from '../../texts/texts.ts';
import { answerCompany, type CompanyState, companyTransitions } from '../actions/companies.ts';
import { reviewSheet } from '../actions/sheets.ts';
import type { ConsoleResource } from '../resource.ts';

const companyTones = { pendiente: 'waiting', validada: 'good', bloqueada: 'ended' } as const;

/** Companies, which must be validated before they can sign in. */
export const companies: ConsoleResource = {
  index: ({ db }) =>
    db.all(sql`
      SELECT id, estado = 'pendiente' AS "waiting:boolean", nombreComercial || ' ' || nombreFiscal || ' ' || cif AS text
      FROM company ORDER BY estado <> 'pendiente', nombreComercial, id`),

  entry: ({ db, texts: { t } }, id) => {
    const row = db.get<{
      estado: CompanyState;
      name: string;
      legalName: string;
      cif: string;
      contact?: string;
      offers: number;
    }>(sql`
      SELECT estado, nombreComercial AS name, nombreFiscal AS legalName, cif,
        (SELECT nombre || ' ' || apellidos || ', ' || email FROM contact WHERE company = company.id
          ORDER BY id LIMIT 1) AS contact,
        (SELECT count(*) FROM offer WHERE company = company.id AND offer.estado <> 'eliminada') AS offers
      FROM company WHERE id = ${id}`);
    if (!row) return undefined;
    const { estado, name, legalName, cif, contact, offers } = row;
    return {
      title: name,
      state: [t(textId(`console.companies.state.${estado}`)), companyTones[estado]],
      facts: { legalName, cif, contact, offers: offers || undefined },
      actions: (['validate', 'block'] as const).filter((act) => nextState(companyTransitions, estado, act)),
    };
  },

  actions: {
    validate: { run: (context, id) => answerCompany(context, id, 'validate') },
    block: { destructive: true, run: (context, id) => answerCompany(context, id, 'block') },
  },
};

type SheetState = 'Enviado' | 'validado' | 'rechazado';

const sheetTones = { Enviado: 'waiting', validado: 'good', rechazado: 'open' } as const;

/** Weekly sheets that were sent. */
export const sheets: ConsoleResource = {
  fits: ({ modulos }) => modulos.practicas && modulos.hojasSemanales,

  index: ({ db }) =>
    db.all(sql`
      SELECT sheet.id, sheet.estado = 'Enviado' AS "waiting:boolean",
        nombre || ' ' || apellido1 || ' ' || nombreComercial || ' ' || semana AS text
      FROM weekly_sheet AS sheet JOIN placement ON placement.id = placement
      JOIN student ON student.id = placement.student JOIN company ON company.id = placement.company
      WHERE sheet.estado IS NOT NULL ORDER BY sheet.estado <> 'Enviado', semana DESC, sheet.id DESC`),

  entry: ({ db, texts: { t, date } }, id) => {
    const row = db.get<{
      estado: SheetState;
      semana: string;
      fechaEnvio?: string;
      observaciones?: string;
      student: string;
      company: string;
    }>(sql`
      SELECT sheet.estado, semana, fechaEnvio, observaciones, nombre || ' ' || apellido1 AS student,
        nombreComercial AS company
      FROM weekly_sheet AS sheet JOIN placement ON placement.id = placement
      JOIN student ON student.id = placement.student JOIN company ON company.id = placement.company
      WHERE sheet.id = ${id} AND sheet.estado IS NOT NULL`);
    if (!row) return undefined;
    const { estado, semana, fechaEnvio, observaciones, student, company } = row;
    return {
      title: student,
      state: [t(textId(`console.sheets.state.${estado}`)), sheetTones[estado]],
      facts: { company, week: date(semana), sent: fechaEnvio && date(fechaEnvio), remark: observaciones },
      actions: (['validate', 'reject'] as const).filter((act) => nextSheetState(estado, act)),
    };
  },

  actions: {
    validate: { run: (context, id) => reviewSheet(context, id, 'validate') },
    reject: {
      destructive: true,
      fields: () => [{ name: 'remark', type: 'long' }],
      run: (context, id, values) => reviewSheet(context, id, 'reject', values.text('remark')),
    },
  },
};
