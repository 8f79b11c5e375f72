import { expect, test } from 'vitest';
import { tempBrand } from '../../../../../tests/support/build/temp-brand.ts';
import { imprintDuties } from './imprint.ts';

const channel = imprintDuties.find(({ law }) => law.startsWith('Ley 2/2023'));

const judged = (organismo: string, links: Record<string, string>) => {
  const lists = Object.entries(links).map(
    ([language, text]) =>
      `    ${language}: [{ texto: '${text}', url: 'https://cierzo.example/${language}/' }]\n`,
  );
  const yaml = `id: cierzo\nidiomas: [es, ca]\norganismo: ${organismo}\nfooter:\n  enlaces:\n${lists.join('')}`;
  return channel?.judge({ draft: tempBrand({ 'cierzo/brand.yaml': yaml }), problems: [] });
};

test('the internal reporting channel is linked in the footer of every language, and the links are named', () => {
  const status = judged('publico', { es: 'Canal interno de información', ca: 'Bústia de denúncies' });
  expect(status).toMatchObject({ state: 'met' });
  const by = status?.state === 'met' ? status.by.es : '';
  expect(by).toContain('es «Canal interno de información» (https://cierzo.example/es/)');
  expect(by).toContain('ca «Bústia de denúncies»');
  const inSpanish = judged('privado', { es: 'Canal ético', ca: 'Codi ètic' });
  expect(inSpanish).toMatchObject({ state: 'missing' });
  expect(inSpanish?.state === 'missing' && inSpanish.fix.es).toContain('idiomas: ca.');
});

test('without a link the channel is missing at a public body; a private one knows whether it needs it', () => {
  const links = { es: 'Eficiencia energética', ca: 'Estètica' };
  expect(judged('publico', links)).toMatchObject({ state: 'missing' });
  expect(judged('concertado', links)).toMatchObject({ state: 'elsewhere' });
  expect(judged('privado', links)).toMatchObject({ state: 'elsewhere' });
});
