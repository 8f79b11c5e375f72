import { describe, expect, it } from 'vitest';
import axePackage from 'axe-core/package.json' with { type: 'json' };
import { type Language, languages } from '#core/i18n/languages.ts';
import { tempBrand } from '../../../../../tests/support/build/temp-brand.ts';
import { contentOf } from '../../content.ts';
import { longDate } from '../placeholders.ts';
import { lastAudit } from './audit.ts';

const evidence = `accesibilidad:
  preparada: 2025-01-15
  metodo: { es: Autoevaluación., ca: Autoavaluació., en: Self-assessment. }
`;
const gap = `  incumplimientos:
    - donde: { es: Hay vídeos sin voz., ca: Hi ha vídeos sense veu, en: Some videos lack a voice }
      criterio: '1.2.5'
      motivo: MOTIVO
      hasta: 2027-03-31
`;

/** The statement of a public body as visitors read it, with its problem codes. */
function statement(language: Language, settings: string, organismo = 'publico') {
  const draft = tempBrand({
    'cierzo/brand.yaml': `id: cierzo
organismo: ${organismo}
idiomas: [${languages.join()}]
nombre: Portal del Cierzo
institucion: Universidad del Cierzo
dominio_produccion: portal.cierzo.example
contacto: { email: a@cierzo.example, telefono: 900 555 001 }
legal: { fechaRevisionAccesibilidad: 2026-11-02, urlReclamaciones: 'https://sede.cierzo.example/' }
${settings}`,
    [`cierzo/content/${language}/accesibilidad.md`]: '{{declaracion}}\n',
  });
  const { value, problems } = contentOf(draft);
  return {
    html: value[language]?.accesibilidad ?? '',
    codes: problems.map(({ code }) => code).filter((code) => code.startsWith('accessib')),
  };
}

describe('the accessibility statement', () => {
  it.each(languages)('has all parts of the model in %s, with the same facts', (language) => {
    const { html, codes } = statement(language, evidence + gap.replace('MOTIVO', 'incumplimiento'));
    expect(codes).toEqual([]);
    expect([...html.matchAll(/<h2>/g)]).toHaveLength(5);
    expect([...html.matchAll(/<li>/g)]).toHaveLength(5);
    expect(html).toContain('9.1.2.5');
    expect(html).toContain('RD 1112/2018');
    for (const fact of [
      longDate(lastAudit.day, language),
      lastAudit.tool,
      lastAudit.views.toLocaleString(language),
    ])
      expect(html).toContain(fact);
    expect(html).toContain('href="https://sede.cierzo.example/"');
    expect(html).toMatch(/2027/);
    expect(html).not.toMatch(/undefined|\{\{/);
  });

  it('cites the tool version of the current tests: after an update, run `npm run audit`', () => {
    expect(lastAudit.tool).toBe(`axe-core ${axePackage.version.replace(/\.\d+$/, '')}`);
    expect(lastAudit.pages).toBeGreaterThan(50);
    expect(lastAudit.views).toBeGreaterThan(2 * lastAudit.pages);
  });

  it('claims full compliance only without a non-compliance', () => {
    const full = 'plenamente conforme';
    expect(statement('es', evidence).html).toContain(full);
    expect(statement('es', evidence + gap.replace('MOTIVO', 'fueraDeAmbito')).html).toContain(full);
    for (const reason of ['incumplimiento', 'carga'])
      expect(statement('es', evidence + gap.replace('MOTIVO', reason)).html).toContain(
        'parcialmente conforme',
      );
  });

  it('of an institution outside the decree refers to the standard', () => {
    const { html, codes } = statement('es', evidence, 'concertado');
    expect(codes).toEqual([]);
    expect(html).toContain('UNE-EN 301549:2022');
    expect(html).not.toContain('1112/2018');
  });

  it('is required of publicly funded institutions only', () => {
    const problemCount = (organismo: string) =>
      contentOf(
        tempBrand({
          'cierzo/brand.yaml': `id: cierzo\norganismo: ${organismo}\n`,
          'cierzo/content/es/accesibilidad.md': 'Hola.\n',
        }),
      ).problems.filter(({ code }) => code === 'accessibility-statement').length;
    expect(['publico', 'concertado', 'privado'].map(problemCount)).toEqual([1, 1, 0]);
  });
});
