import { expect, test } from 'vitest';
import { worldForFile } from './file-world.ts';
import { DESKTOP } from './serving.ts';

const { world, browser } = await worldForFile();

test('one answer moves all monsters of a kind, but for those who are left out', async () => {
  const context = await browser.newContext(DESKTOP);
  const { id, seat } = await world.at('herd');
  await world.sit(context, id, seat);
  const page = await context.newPage();
  await page.goto(`${world.url}/g/${id}`);
  const orders = page.locator('.prompt[data-kind=march]');
  const together = page.locator('.prompt .opt', { hasText: /^Move all .+ together/ });
  await together.or(orders).first().waitFor();
  // A second try finds what the first one has done.
  if (await together.isVisible()) await together.click();
  await orders.waitFor();
  const herd = orders.locator('.herd-one');
  // The prompt is a part that comes later.
  await herd.first().waitFor();
  const size = await herd.count();
  expect(size).toBeGreaterThan(1);
  const going = (): Promise<number> => orders.locator('.herd-one[aria-pressed=true]').count();
  if ((await going()) === size) await herd.last().click();
  await expect.poll(going).toBe(size - 1);
  expect(await page.locator('.spot-room.is-open').count()).toBeGreaterThan(1);
  await orders.getByRole('button', { name: 'Stay put' }).click();
  await orders.waitFor({ state: 'detached' });
  await context.close();
});
