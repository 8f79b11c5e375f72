import type { Locator } from 'playwright';

/** Whether a focus ring is drawn beside a card while the link in its title has the keyboard focus. */
export async function hasFocusRing(card: Locator): Promise<boolean> {
  const page = card.page();
  await card.scrollIntoViewIfNeeded();
  const beside = async (): Promise<Buffer> => {
    const { x = 0, y = 0, height = 0 } = (await card.boundingBox()) ?? {};
    return page.screenshot({ clip: { x: x - 6, y, width: 5, height }, animations: 'disabled' });
  };
  const without = await beside();
  await card.getByRole('heading').getByRole('link').focus();
  return !without.equals(await beside());
}
