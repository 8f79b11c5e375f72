import { aStudent, type Journey } from '../journey.ts';
import type { Kit, TestSession } from '../kit.ts';
import { required, SkipJourney } from '../skip-journey.ts';
import type { StudentPlacement, WeeklySheet } from '#core/contract/entities/placement.ts';
import { newPdf } from '../values.ts';
import { assertStored } from './assert-stored.ts';

interface Own {
  as: TestSession;
  placement: StudentPlacement;
}

async function placementsOf(kit: Kit): Promise<Own[]> {
  const found: Own[] = [];
  for (const as of kit.students.filter(({ datos }) => datos.conPracticas)) {
    const { datos = [] } = await kit.ask('damePracticasAlumno', { as });
    found.push(...datos.map((placement) => ({ as, placement })));
  }
  return found;
}

const files: Journey = {
  calls: ['addFicheroPractica'],
  run: async (kit) => {
    const first = aStudent(kit);
    await kit.ask('addFicheroPractica', {
      as: first,
      body: { ...newPdf(), idPractica: 2_000_000_000 },
      expect: [45],
    });
    const own = (await placementsOf(kit)).find(({ placement }) => placement.estado !== 'finalizada');
    const { as, placement } = required(own, 'no student has a placement that is going on');
    const body = { ...newPdf(), idPractica: placement.id };
    const { datos } = await kit.ask('addFicheroPractica', { as, body });
    const { id, enlace } = required(datos, 'no file could be added');
    await kit.openFile('addFicheroPractica', enlace);
    const now = (await placementsOf(kit)).find((it) => it.placement.id === placement.id);
    const isThere = now?.placement.documentos.some((it) => it.id === id) === true;
    assertStored(kit, 'addFicheroPractica', isThere, 'the file among those of the placement');
    await kit.ask('addFicheroPractica', { as, body, expect: [56], rule: 'again' });
    const other = kit.students.find((it) => it !== as);
    if (!other) return;
    await kit.ask('addFicheroPractica', {
      as: other,
      body: { ...newPdf(), idPractica: placement.id },
      expect: [45],
    });
  },
};

/** The first sheet in a state, with whose it is. */
async function sheetIn(
  kit: Kit,
  estado: WeeklySheet['estado'],
): Promise<(Own & { idHoja: number }) | undefined> {
  for (const own of await placementsOf(kit)) {
    const sheet = own.placement.hojas?.find((it) => it.estado === estado);
    if (sheet) return { ...own, idHoja: sheet.idHoja };
  }
  return undefined;
}

const sheets: Journey = {
  calls: ['addDocumentoPractica', 'editDocumentoSeguimientoCF'],
  run: async (kit) => {
    const first = aStudent(kit);
    const none = { ...newPdf(), idPractica: 2_000_000_000, idHoja: 1 };
    const kinds = [
      ['addDocumentoPractica', undefined],
      ['editDocumentoSeguimientoCF', 'rechazado'],
    ] as const;
    for (const [name, estado] of kinds) {
      await kit.ask(name, { as: first, body: none, expect: [45] });
      const found = await sheetIn(kit, estado);
      if (!found) continue;
      const { as, placement, idHoja } = found;
      const body = { ...newPdf(), idPractica: placement.id, idHoja };
      const { datos } = await kit.ask(name, { as, body });
      kit.assert(!datos || datos.estado === 'Enviado', name, {
        rule: 'kept',
        at: 'datos.estado',
        expected: 'Enviado',
        came: String(datos?.estado),
      });
      await kit.openFile(name, datos?.enlace);
      await kit.ask(name, { as, body: { ...newPdf(), idPractica: placement.id, idHoja }, expect: [48, 49] });
    }
    if (!(await placementsOf(kit)).some(({ placement }) => placement.hojas)) {
      throw new SkipJourney('no student has a placement with weekly sheets');
    }
  },
};

export const placementJourneys: readonly Journey[] = [files, sheets];
