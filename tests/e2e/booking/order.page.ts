import type { Page } from 'playwright';

import { PATIENCE } from './booking.world';

type Amounts = { packKind?: string; pieces: string; grossKg: string; volume: string };

/** Order form filled step by step as a person does. */
export function orderPage(page: Page) {
  const text = (path: string, value: string) => page.locator(`[name="${path}"]`).fill(value, PATIENCE);

  /** Fields of rows share their labels, so the search is limited to `within`. */
  async function choose(name: string, option: string, within = page.locator('main')) {
    const list = within.getByLabel(name, { exact: true });
    const pick = async (wait: { timeout: number }) => {
      // A press would close an open list.
      if ((await list.getAttribute('aria-expanded', PATIENCE)) !== 'true') await list.click(PATIENCE);
      await page.getByRole('option', { name: option }).first().click(PATIENCE);
      await list.filter({ hasText: option }).waitFor(wait);
    };
    // Retries a list that moved during the press.
    await pick({ timeout: 5_000 }).catch(() => pick(PATIENCE));
  }

  /** The field becomes a picker after a press. */
  async function place(label: string, typed: string, option: RegExp) {
    await page.getByRole('button', { name: new RegExp(`^${label} `) }).click(PATIENCE);
    await page.getByRole('combobox', { name: label }).fill(typed, PATIENCE);
    // The options of the previous input remain for a moment.
    await page.getByText('开头匹配').waitFor(PATIENCE);
    await page.getByRole('option', { name: option }).first().click(PATIENCE);
  }

  async function party(role: 'shipper' | 'consignee', name: string) {
    await text(`${role}.name`, name);
    await text(`${role}.phone`, '+86 21 5555 0000');
    await text(`${role}.address`, 'NO. 1 CHEMICAL ROAD');
  }

  const onward = () => page.getByRole('button', { name: /^下一步/ }).click(PATIENCE);
  const row = (at: number) => page.getByRole('region', { name: `货物 ${at + 1}`, exact: true });

  return {
    text,
    choose,
    place,
    row,
    onward,
    async next(to: 'goods' | 'services' | 'confirm') {
      await onward();
      await page.waitForURL(new RegExp(`step=${to}`), PATIENCE).catch(async (late: unknown) => {
        const complaints = await page.locator('main [role="alert"], main [aria-invalid="true"]').allInnerTexts();
        throw new Error(`${to} was not reached: ${complaints.join(' | ')}`, { cause: late });
      });
    },
    submit: () => page.getByRole('button', { name: '提交订单' }).click(PATIENCE),
    async terms() {
      await choose('箱属', 'COC');
      await choose('贸易条款', 'FOB');
      await choose('运输条款', 'CY-CY');
      await choose('运费条款', '预付');
    },
    async amounts(at: number, { packKind = '1A1', pieces, grossKg, volume }: Amounts) {
      await choose('包装种类', packKind, row(at));
      await text(`goods.${at}.pieces`, pieces);
      await text(`goods.${at}.grossKg`, grossKg);
      await text(`goods.${at}.volume`, volume);
    },
    async lookUp(at: number, unNo: string) {
      const button = row(at).getByRole('button', { name: new RegExp(`^查货物 ${at + 1}`) });
      if (await button.isVisible()) await button.click();
      await row(at)
        .getByRole('combobox', { name: new RegExp(`^查货物 ${at + 1}`) })
        .fill(unNo, PATIENCE);
      // The options of the previous input remain for a moment.
      await page
        .getByRole('option', { name: new RegExp(unNo) })
        .first()
        .click(PATIENCE);
      // The library fills in more facts after the choice.
      await page.waitForLoadState('networkidle');
    },
    /** Pickup needs an address. */
    async truck(readyOn: string) {
      await page.getByRole('checkbox', { name: /拖车/ }).check(PATIENCE);
      await choose('提货省份', '浙江省');
      await choose('提货城市', '宁波市');
      await choose('提货区县', '北仑区');
      await text('pickupAddress', '化工路 1 号 3 号门');
      await text('readyDate', `${readyOn}T08:00`);
    },
    party,
    async people() {
      await party('shipper', 'EASTERN SOLVENTS LTD');
      await party('consignee', 'STRAIT PAINTS PTE');
      await choose('提单类型', 'HBL');
      await choose('放单方式', '电放');
    },
    /** Reads the agreement to its end with the required time, once per edition. */
    async agree() {
      const charges = page.locator('[name="agreeCharges"]');
      if (await charges.isVisible()) await charges.check(PATIENCE);
      const [tick, agreed] = [page.locator('[name="agreeProtocol"]'), page.getByText(/^已于 .+ 同意/)];
      await tick.or(agreed).first().waitFor(PATIENCE);
      if (await agreed.isVisible()) return;
      await tick.click(PATIENCE);
      const text = page.getByRole('region', { name: /^(货运服务|仓储服务|危品服务|商品购销)协议$/ });
      await text.press('End', PATIENCE);
      await page.locator('[aria-disabled="false"]').filter({ hasText: '我知道了' }).click(PATIENCE);
      await text.waitFor({ ...PATIENCE, state: 'detached' });
    },
    async consents(isDanger: boolean) {
      await choose('币种', '美元');
      await choose('付款方式', '票结');
      await text('contactName', '林海');
      await text('contactPhone', '13812345678');
      if (isDanger) {
        await text('emergencyName', 'Lin Hai');
        await text('emergencyPhone', '+86 21 5555 0119');
        await page.getByRole('checkbox', { name: /我承诺/ }).check(PATIENCE);
      }
    },
  };
}

/** Chooses the first sailing of a list. */
export async function toTheForm(page: Page) {
  await page.getByRole('button', { name: /^选择这一班/ }).click(PATIENCE);
  await page.waitForURL(/\/shippingFcl\/addOrder\?/, PATIENCE);
  return orderPage(page);
}

export const orderSuccess = (page: Page) => page.getByRole('alertdialog').getByText('恭喜您，下单成功');

/** Stored draft of the tab. */
export const draftIn = (page: Page): Promise<string> =>
  page.evaluate(() => localStorage.getItem(`order-draft.fcl.${sessionStorage.getItem('order-draft.fcl')}`) ?? '');
