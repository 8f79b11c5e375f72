import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { CallName } from '#core/contract/calls/index.ts';
import { aCompany, aStudent, type Journey } from '../journey.ts';
import type { KitCallResult, Kit } from '../kit.ts';
import { required } from '../skip-journey.ts';
import { newCif, newFiscalAccount, newWord } from '../values.ts';
import { cvOf } from './cv-entries.ts';

const rule = 'idempotency-key';

function assertOnce(
  kit: Kit,
  name: CallName,
  first: KitCallResult<unknown>,
  second: KitCallResult<unknown>,
): void {
  const expected = `the first answer again: ${JSON.stringify(first.datos)}`;
  const isSame = isDeepStrictEqual(second.datos, first.datos);
  kit.assert(isSame, name, { rule, expected, came: JSON.stringify(second.datos) ?? 'another status' });
}

/** A repeatable call: only the idempotency key marks a retry. */
const repeatable: Journey = {
  calls: ['addExperiencia'],
  run: async (kit) => {
    if (!kit.takesKeys) return;
    const as = aStudent(kit);
    const key = randomUUID();
    const body = { puesto: `Prueba ${newWord()}` };
    const first = await kit.ask('addExperiencia', { as, body, key });
    required(first.datos, 'no experience could be added');
    const second = await kit.ask('addExperiencia', { as, body, key, rule });
    assertOnce(kit, 'addExperiencia', first, second);
    const other = { puesto: `Otra ${newWord()}` };
    await kit.ask('addExperiencia', { as, body: other, key, expect: [48], rule });
    const added = (await cvOf(kit, as)).profesional.experiencia.filter(
      ({ puesto }) => puesto === body.puesto || puesto === other.puesto,
    );
    const came = `${added.length} of them`;
    kit.assert(added.length === 1, 'addExperiencia', { rule, expected: 'one experience in the CV', came });
    for (const { id } of added) await kit.ask('delExperiencia', { as, body: { id } });
    const [, another] = kit.students;
    if (!another) return;
    const { datos } = await kit.ask('addExperiencia', { as: another, body, key, rule });
    if (datos) await kit.ask('delExperiencia', { as: another, body: { id: datos.idNuevaAlta } });
  },
};

/** A call refused on repetition: a retry with the key gets the first answer. */
const unrepeatable: Journey = {
  calls: ['addCuentaFacturacion'],
  run: async (kit) => {
    if (!kit.takesKeys) return;
    const as = aCompany(kit);
    const key = randomUUID();
    const body = newFiscalAccount('Pruebas de Idempotencia, S. L.');
    const first = await kit.ask('addCuentaFacturacion', { as, body, key });
    required(first.datos, 'no account could be added');
    const second = await kit.ask('addCuentaFacturacion', { as, body, key, rule });
    assertOnce(kit, 'addCuentaFacturacion', first, second);
    const other = { ...body, CIF: newCif() };
    await kit.ask('addCuentaFacturacion', { as, body: other, key, expect: [48], rule });
  },
};

export const idempotencyJourneys: readonly Journey[] = [repeatable, unrepeatable];
