import type { BrandSettings } from './brand.ts';

/** The settings of a brand that decide which server its portal talks to. */
export interface ServerFacts {
  dominio_produccion?: string;
  dominiosPrueba?: readonly string[];
  apiProduccion?: string;
  /** Address, or path on the portal's own domain; `/api` without one. */
  apiSandbox?: string;
}

/** Selects the settings that name servers, leaving out empty ones. */
export function serverFacts(settings: BrandSettings): ServerFacts {
  const { dominio_produccion, dominiosPrueba, apiProduccion, apiSandbox } = settings;
  return {
    ...(dominio_produccion && { dominio_produccion }),
    ...(dominiosPrueba.length > 0 && { dominiosPrueba }),
    ...(apiProduccion && { apiProduccion }),
    ...(apiSandbox && { apiSandbox }),
  };
}
