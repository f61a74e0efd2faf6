/** @module-tag long */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { DEMO, loginOn } from './login.page';
import { openLoginWorld, type LoginWorld } from './login.world';

let world: LoginWorld;
beforeAll(async () => {
  world = await openLoginWorld();
});
afterAll(() => world.close());

describe('captcha without a picture', () => {
  it('is solved by keyboard alone, and its code loads on request only', async () => {
    const page = await world.open();
    const login = loginOn(page, world);
    const fetched: string[] = [];
    const complaints: string[] = [];
    page.on('request', (request) => void fetched.push(request.url()));
    page.on('console', (line) => void (line.type() === 'error' && complaints.push(line.text())));
    await login.open();
    await login.field('手机号').fill(DEMO.phone);
    await login.dialog.getByRole('button', { name: '获取验证码' }).press('Enter');
    const captcha = page.getByRole('dialog', { name: '请完成安全验证' });
    await captcha.getByRole('slider').waitFor();
    const isWorker = (url: string) => url.includes('work-worker');
    expect(fetched.filter(isWorker), 'nothing of it comes with a picture').toEqual([]);
    await captcha.getByRole('button', { name: '免看图验证' }).press('Enter');
    await captcha.getByRole('progressbar', { name: '计算进度' }).waitFor();
    const other = captcha.getByRole('button', { name: '改用点选' });
    await expect.poll(() => other.evaluate((one) => one === document.activeElement)).toBe(true);
    // Leaving and reopening starts a second worker under the same CSP.
    await page.keyboard.press('Enter');
    await captcha.getByRole('button', { name: /^在图中依次点击/ }).waitFor();
    await page.keyboard.press('Enter');
    await captcha.getByRole('progressbar', { name: '计算进度' }).waitFor();
    await captcha.waitFor({ state: 'detached' });
    expect(new Set(fetched.filter(isWorker)).size).toBe(1);
    await login.dialog.getByRole('button', { name: / s 后重发$/ }).waitFor();
    await login.field('短信验证码').fill(await world.codeFor(DEMO.phone));
    await login.send();
    expect(await login.greeting()).toContain(DEMO.name);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
