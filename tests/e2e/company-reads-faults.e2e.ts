import { expect, it } from 'vitest';
import { sql } from '#sandbox/db/sql.ts';
import { faultNames } from '../support/faults/faults.ts';
import { eachReadFault, victim } from '../support/faults/victims.ts';
import { ownCompany } from '../support/pages/own-offers.ts';
import { portalTest } from '../support/portal/portal-test.ts';

const visits = portalTest('meridia');

it('every other page of a company announces the wait under a fault, and loads on a retry', async () => {
  const portal = visits.portalOf();
  const { db, url } = portal;
  const request = db.value<number>(
    sql`SELECT id FROM placement_request WHERE company = ${ownCompany(portal)} AND estado = 'pendiente'`,
  );
  const requests = '/solicitudes-practicas-educacion';
  const paths = [
    '/encuestas',
    '/eventos',
    '/eventos/emprender-sin-humo',
    '/programas-practicas-activos',
    '/programas-practicas-activos/talento-rural',
    '/subir-convenio-firmado',
    '/nuevo-convenio-colaboracion',
    '/solicitar-cambio-practicas',
    requests,
    `${requests}/${request}`,
    `${requests}/${request}/editar`,
  ];
  const scene = await victim(visits, 'company', '/404', { godmode: true });
  const calls =
    /\/(dame(Encuestas|Eventos|FichaEvento|ConveniosEmpresa|DatosEmpresa|Practicas|Solicitud)|programasPra|detalleP)/;
  await eachReadFault(scene, {
    urls: paths.map(url),
    calls,
    faults: [...faultNames, 'abort'],
    shown: async (page) => {
      await page.locator('main .page-state').waitFor({ state: 'detached' });
      await page.locator('main :is(article, form, ul.programmes-list, .survey-row, li a)').first().waitFor();
    },
  });
  expect(paths).toHaveLength(faultNames.length + 1);
});
