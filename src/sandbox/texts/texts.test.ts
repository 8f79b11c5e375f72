import { describe, expect, it } from 'vitest';
import { reportLanguages } from '#core/i18n/report-languages.ts';
import { placeholdersOf } from '#core/i18n/placeholders.ts';
import { personas } from '../seed/personas.ts';
import { notificationEvents } from '../notifications/events.ts';
import { catalogues, hasText, textsIn } from './texts.ts';

const brand = { settings: { institucion: 'Centro Nuevo', institucionNombrada: 'centro' } } as const;

describe('the texts of the sandbox', () => {
  it.each(reportLanguages)('are complete in %s, with the placeholders of the Spanish ones', (language) => {
    const shape = (catalogue: Readonly<Record<string, string>>) =>
      Object.entries(catalogue).map(([id, text]) => [id, placeholdersOf(text)]);
    expect(Object.fromEntries(shape(catalogues[language]))).toEqual(Object.fromEntries(shape(catalogues.es)));
  });

  it.each(reportLanguages)('can all be read as messages in %s', (language) => {
    const { t } = textsIn(language, brand);
    expect(t('console.pages.at', { at: 2, pages: 3 })).toContain('2');
  });

  it('call the institution what the brand does, and no text a university', () => {
    expect(textsIn('es', brand).t('console.title')).toBe('Consola del centro');
    expect(textsIn('ca', brand).t('idp.title')).toBe('Compte del Centro Nuevo');
    const texts = reportLanguages.flatMap((language) => Object.values(catalogues[language]));
    expect(texts.filter((text) => /\b(la|the) (universidad|universitat|university)\b/i.test(text))).toEqual(
      [],
    );
  });

  it('cover every notification event and the personas', () => {
    const ids = [
      ...Object.keys(notificationEvents).flatMap((event) => [
        `notifications.${event}.title`,
        `notifications.${event}.text`,
      ]),
      ...personas.slice(0, 3).map(({ id }) => `persona.${id}.title`),
    ];
    expect(ids.filter((id) => !hasText(id))).toEqual([]);
  });
});
