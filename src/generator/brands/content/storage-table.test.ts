import { describe, expect, it } from 'vitest';
import { type Language, languages } from '#core/i18n/languages.ts';
import { reportLanguages } from '#core/i18n/report-languages.ts';
import { ownTexts } from '#core/i18n/messages.ts';
import { storedNames } from '#core/shared/stored-names.ts';
import { tempBrand } from '../../../../tests/support/build/temp-brand.ts';
import { contentOf } from '../content.ts';
import { thirdPartyCookies } from './third-party-cookies.ts';

const own = '{{almacenamiento}}';
const others = '{{almacenamiento.terceros}}';

/** The published cookie policy of a brand, with its problems. */
function policy(text: string, settings = '', language: Language = 'es') {
  const draft = tempBrand({
    'cierzo/brand.yaml': `id: cierzo\nidiomas: [${language}]\nidiomaDefecto: ${language}\n${settings}\n`,
    [`cierzo/content/${language}/politica-de-cookies.md`]: text,
  });
  const { value, problems } = contentOf(draft);
  return {
    html: value[language]?.['politica-de-cookies'] ?? '',
    problems: problems.filter(({ code }) => code !== 'missing-legal-page'),
  };
}

const names = (html: string): string[] =>
  [...html.matchAll(/<code>([^<]*)<\/code>/g)].map(([, name = '']) => name);
const cells = (html: string): string[] =>
  [...html.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell = '']) => cell);

describe('the storage table', () => {
  it.each(languages)('lists each stored name once in %s, with place, purpose and duration', (language) => {
    const modules = 'modulos: { sso: true, encuestas: true, convenios: true, bajaServicio: true }';
    const { html, problems } = policy(`## A\n\n${own}\n`, modules, language);
    expect(problems).toEqual([]);
    const declared = Object.entries(storedNames)
      .filter(([, facts]) => !('module' in facts) || facts.module !== 'condicionesPracticas')
      .map(([name]) => `portal.cierzo.${name.replace(/\.$/, '…')}`);
    expect(names(html).toSorted()).toEqual(declared.toSorted());
    expect(cells(html).filter((cell) => cell.trim() === '')).toEqual([]);
    expect(html).not.toContain('undefined');
  });

  it('leaves out the storage of modules that the brand does not have', () => {
    const { html } = policy(own, 'modulos: { encuestas: false, sso: false }');
    expect(html).not.toMatch(/Encuesta|SSO/);
    expect(names(html)).toContain('portal.cierzo.sesion');
  });

  it('of third parties names the owners', () => {
    const { html, problems } = policy(`${own}\n\n${others}\n`, 'analyticsId: G-0000CIERZ0');
    expect(problems).toEqual([]);
    expect(names(html)).toContain('_ga_0000CIERZ0');
    expect(cells(html)).toContain('Google Ireland Limited');
  });

  it('is required in a cookie policy, that of third parties only if there are any', () => {
    const fix = (text: string, settings?: string) => policy(text, settings).problems.map((it) => it.fix?.en);
    expect(fix('Texto.')).toEqual([expect.stringContaining('Write `{{almacenamiento}}` in a line')]);
    expect(fix(own, 'analyticsId: G-0000CIERZ0')).toEqual([expect.stringContaining(`Write \`${others}\``)]);
    expect(policy(others).problems.map(({ code }) => code)).toEqual(['storage-table', 'empty-placeholder']);
  });

  it('is not allowed inside a sentence', () => {
    const { html, problems } = policy(`Usamos ${own} y más.`);
    expect(html).toBe('');
    expect(problems.map(({ code }) => code)).toContain('unknown-placeholder');
  });
});

describe('the question about cookies', () => {
  const ownAndOthers = {
    es: 'cookies propias y de terceros',
    ca: 'galetes pròpies i de tercers',
    en: 'our own and third-party cookies',
  };

  it.each(reportLanguages)('names the owners in %s: the portal, and every analytics service', (language) => {
    const text = ownTexts(language, 'frame')['frame.consentText'];
    expect(text).toContain(ownAndOthers[language]);
    for (const { owner } of thirdPartyCookies({ analyticsId: 'G-1' }))
      expect(text).toContain(owner.split(' ')[0]);
  });
});
