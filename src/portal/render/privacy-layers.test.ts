import { describe, expect, it } from 'vitest';
import { projectBrand } from '../../../tests/support/build/project-brands.ts';
import { privacyLayers } from './privacy-layers.ts';

const meridia = await projectBrand('meridia');

describe('the first layer of data protection', () => {
  it('has controller, purpose, legal basis, recipients and rights, in the language of the page', () => {
    const { foto } = privacyLayers(meridia, 'cv', 'ca').privacy ?? {};
    expect(foto?.rows).toEqual([
      ['Responsable', 'Universidad Meridiana'],
      ['Finalitat', 'Mostrar-la al teu CV; és voluntària'],
      ['Legitimació', 'El teu consentiment, que retires en esborrar-la'],
      ['Destinataris', 'Les entitats que vegin el teu CV'],
      ['Drets', expect.stringContaining('Escriu a proteccion.datos@meridiana.example.')],
    ]);
  });

  it('has the source of the data of a third person', () => {
    const { propuesta } = privacyLayers(meridia, 'placement-proposal', 'es').privacy ?? {};
    expect(propuesta?.rows.map(([label]) => label)).toContain('Procedencia');
  });

  it('is absent on pages that collect nothing, and for brands that declare nothing', () => {
    const { legal, ...settings } = meridia.settings;
    const { tratamientos: _, ...facts } = legal ?? {};
    expect(privacyLayers(meridia, 'home', 'es')).toEqual({});
    expect(privacyLayers({ ...meridia, settings: { ...settings, legal: facts } }, 'cv', 'es')).toEqual({});
    const without = { ...meridia, settings: { ...meridia.settings, quitarCampoDiscapacidad: true } };
    expect(Object.keys(privacyLayers(without, 'cv', 'es').privacy ?? {})).toEqual(['foto']);
  });
});
