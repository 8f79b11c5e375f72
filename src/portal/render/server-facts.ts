import type { BrandSettings } from '#core/brand/brand.ts';
import type { ServerFacts } from '#portal/data/client/base-address.ts';

/** What the head of a page needs in order to know which server it talks to. */
export function serverFacts(settings: BrandSettings): ServerFacts {
  const { dominio_produccion, dominiosPrueba, apiProduccion, apiSandbox } = settings;
  return {
    ...(dominio_produccion && { dominio_produccion }),
    ...(dominiosPrueba.length > 0 && { dominiosPrueba }),
    ...(apiProduccion && { apiProduccion }),
    ...(apiSandbox && { apiSandbox }),
  };
}
