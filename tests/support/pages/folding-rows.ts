import type { Locator, Page } from 'playwright';

/** Opens the row of a list with some text, after its folded group, and returns the row. */
export async function openRow(page: Page, text: string | RegExp): Promise<Locator> {
  const row = page.locator('.folding-rows article').filter({ hasText: text }).first();
  await page.locator('.row-group > summary').first().waitFor();
  for (const folded of await page.locator('.row-group:not([open]) > summary').all())
    if (!(await row.isVisible())) await folded.click();
  await row.waitFor();
  if ((await row.locator('details[open]').count()) === 0) await row.locator('summary').click();
  return row;
}

/** Opens all rows of the lists of a page, and the folded groups. */
export async function openAllRows(page: Page): Promise<void> {
  await page.locator('.row-group > summary').first().waitFor();
  for (const kind of ['.row-group', '.folding-row'])
    await page
      .locator(`${kind}:not([open]) > summary`)
      .evaluateAll((all: HTMLElement[]) => all.forEach((summary) => summary.click()));
}
