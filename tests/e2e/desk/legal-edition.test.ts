/** @module-tag long */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { openShellWorld, type ShellWorld } from '../shell.world';

let world: ShellWorld;
beforeEach(async () => {
  world = await openShellWorld({ isShared: false });
});
afterEach(() => world.close());

const DAY = '2031-05-01';

describe('next edition of an agreement', () => {
  it('is drafted by one and published by another with keys alone, not yet in force, and withdrawn', async () => {
    const sits = async (role: string, options = {}) => {
      const { page: desk, complaints } = await world.open('/', options);
      await desk.context().request.post(`${world.origin}/__demo/staff/${role}`);
      await desk.goto(`${world.origin}/desk/#/content/legal/sale-protocol`);
      const press = async (name: string) => {
        await desk.getByRole('button', { name, exact: true }).focus();
        await desk.keyboard.press('Enter');
      };
      const isSound = async () => {
        expect(await world.faultsOf(desk)).toEqual([]);
        expect(complaints).toEqual([]);
        expect(await desk.evaluate('document.documentElement.scrollWidth <= innerWidth'), 'nothing is wider').toBe(
          true,
        );
      };
      return { desk, press, isSound };
    };
    const read = (version: string) =>
      author.desk.context().request.get(`${world.origin}/api-cms/agreement/detail?documentId=sale-protocol${version}`);
    const held = async () => ((await (await read('')).json()) as { data: { version: string } }).data.version;

    const author = await sits('content', { viewport: { width: 390, height: 844 } });
    const day = author.desk.getByLabel('生效日');
    await day.focus();
    await author.desk.keyboard.press('ControlOrMeta+a');
    await author.desk.keyboard.type(DAY);
    await author.press('存为草稿');
    await author.desk.getByText('草稿已存，客户还看不到').waitFor();
    await expect.poll(() => author.desk.getByRole('button', { name: '发布', exact: true }).count()).toBe(0);
    await author.isSound();
    const before = await held();

    const publisher = await sits('administrator');
    await publisher.desk.getByText(`现行的一版自 ${before} 起生效。`).waitFor();
    await publisher.press('发布');
    await publisher.desk.getByText(`下一版已发布，自 ${DAY} 起生效`).waitFor();
    await publisher.isSound();
    expect(await held(), 'until its day').toBe(before);
    expect((await read(`&version=${DAY}`)).status()).toBe(200);

    await publisher.press('撤回未生效的一版');
    await publisher.desk.getByText('草稿已存，客户还看不到').waitFor();
    expect((await read(`&version=${DAY}`)).status()).toBe(404);
    await publisher.isSound();
  });
});
