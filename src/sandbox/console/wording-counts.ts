import { csvOf } from '#core/shared/csv.ts';
import { wordingCounts } from '../areas/offers/offer-remarks.ts';
import type { PageServices } from '../pages/page-services.ts';
import { type Html, html } from '../pages/template.ts';
import type { View } from '../pages/view.ts';
import { type SandboxTexts, textId } from '../texts/texts.ts';

const columns = ['ground', 'offers', 'wordings'] as const;

const headings = ({ t }: SandboxTexts): string[] =>
  columns.map((column) => t(textId(`console.wordings.column.${column}`)));

const rowsOf = ({ db }: PageServices, { t }: SandboxTexts): [string, number, number][] =>
  wordingCounts(db).map(({ ground, offers, wordings }) => [
    t(textId(`console.ground.${ground}`)),
    offers,
    wordings,
  ]);

/** Table of the offers and wordings by ground, with a link to its file. */
export function wordingCountsHtml(parts: PageServices, { texts }: View): Html {
  const { t } = texts;
  return html`<section>
    <h2 id="counts">${t('console.wordings.counts')}</h2>
    <div class="table" role="region" aria-labelledby="counts" tabindex="0">
      <table>
        <thead>
          <tr>
            ${headings(texts).map((heading) => html`<th scope="col">${heading}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rowsOf(parts, texts).map(
            ([ground, offers, wordings]) =>
              html`<tr>
                <th scope="row">${ground}</th>
                <td>${offers}</td>
                <td>${wordings}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <p><a href="/sandbox/console/wordings/csv" download>${t('console.wordings.csv')}</a></p>
  </section>`;
}

/** The same table as a file for spreadsheets. */
export function wordingCountsFile(parts: PageServices, { texts }: View): Response {
  return new Response(csvOf([headings(texts), ...rowsOf(parts, texts)]), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${texts.t('console.wordings.file')}"`,
      'cache-control': 'no-store',
    },
  });
}
