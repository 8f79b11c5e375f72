import { describe, expect, it } from 'vitest';
import { projectBrand } from '../../../tests/support/build/project-brands.ts';
import type { Brand } from '#core/brand/brand.ts';
import type { Language } from '#core/i18n/languages.ts';
import type { RouteId } from '#core/routing/table.ts';
import { languageContext } from './language-context.ts';
import { privacyLayers } from './privacy-layers.ts';

const meridia = await projectBrand('meridia');
const layersOf = (brand: Brand, route: RouteId, language: Language): ReturnType<typeof privacyLayers> =>
  privacyLayers({ brand, route, language, portal: languageContext(brand, language) });

describe('the first layer of data protection', () => {
  it('has controller, purpose, legal basis, recipients and rights, in the language of the page', () => {
    const { foto } = layersOf(meridia, 'cv', 'ca').privacy ?? {};
    expect(foto?.rows).toEqual([
      ['Responsable', 'Universidad Meridiana'],
      ['Finalitat', 'Mostrar-la al teu CV; és voluntària'],
      ['Legitimació', 'El teu consentiment, que retires en esborrar-la'],
      ['Destinataris', 'Les entitats que vegin el teu CV'],
      ['Drets', expect.stringContaining('Escriu a proteccion.datos@meridiana.example.')],
    ]);
  });

  it('has the source of the data of a third person', () => {
    const { propuesta } = layersOf(meridia, 'placement-proposal', 'es').privacy ?? {};
    expect(propuesta?.rows.map(([label]) => label)).toContain('Procedencia');
  });

  it('is absent on pages that collect nothing, and for brands that declare nothing', () => {
    const { legal, ...settings } = meridia.settings;
    const { tratamientos: _, ...facts } = legal ?? {};
    expect(layersOf(meridia, 'home', 'es')).toEqual({});
    expect(layersOf({ ...meridia, settings: { ...settings, legal: facts } }, 'cv', 'es')).toEqual({});
    const without = { ...meridia, settings: { ...meridia.settings, quitarCampoDiscapacidad: true } };
    expect(Object.keys(layersOf(without, 'cv', 'es').privacy ?? {})).toEqual(['foto']);
  });
});
