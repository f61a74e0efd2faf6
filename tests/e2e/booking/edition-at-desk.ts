import type { Page } from 'playwright';

import type { LegalId } from '../../../domain/order/papers/protocol';
import { PATIENCE, type BookingWorld } from './booking.world';

/** Publishes the next edition of a text: one staff member drafts it, another publishes it. */
export async function publishEdition(
  world: BookingWorld,
  { text, day }: { text: LegalId; day: string },
  write: (author: Page) => Promise<void>,
): Promise<void> {
  const sits = async (role: string): Promise<Page> => {
    const desk = await world.open('/', {});
    await desk.context().request.post(`${world.origin}/__demo/staff/${role}`);
    await desk.goto(`${world.origin}/desk/#/content/legal/${text}`);
    return desk;
  };
  const author = await sits('content');
  await author.getByLabel('生效日').fill(day);
  await write(author);
  await author.getByRole('button', { name: '存为草稿' }).click();
  await author.getByText('草稿已存，客户还看不到').waitFor(PATIENCE);
  const publisher = await sits('administrator');
  await publisher.getByRole('button', { name: '发布', exact: true }).click();
  await publisher.getByText(`下一版已发布，自 ${day} 起生效`).waitFor(PATIENCE);
  await Promise.all([author.context().close(), publisher.context().close()]);
}
