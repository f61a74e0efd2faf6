import type { BrowserContext } from 'playwright';

import { deskPagePath } from '../../../domain/house/pages';
import type { StaffRole } from '../../../domain/house/roles';
import type { SubjectKind } from '../../../domain/house/subjects';
import { deskCaseCopy as copy } from '../../../src/copy/house/desk-case';
import { answerNames } from '../../../src/copy/house/findings';
import { PATIENCE } from './booking.world';

/** Opens the desk in a new tab as a demo staff member of the role. */
export async function atDesk(context: BrowserContext, origin: string, role: StaffRole | 'pricing-second') {
  const page = await context.newPage();
  await page.goto(`${origin}/__demo/staff`);
  await page.locator(`form[action$="/${role}"] button`).click(PATIENCE);
  await page.waitForURL(/\/desk\/$/, PATIENCE);
  await page.getByRole('heading', { name: '待办', level: 1 }).waitFor(PATIENCE);
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  /** Presses by keyboard. */
  async function press(name: string): Promise<void> {
    const one = button(name);
    await one.waitFor(PATIENCE);
    await one.press('Enter', PATIENCE);
  }

  /** Waits for the confirmation and for the button to disappear. */
  async function done(last: string): Promise<void> {
    await page.getByText(copy.notice.done, { exact: true }).waitFor(PATIENCE);
    await button(last).waitFor({ ...PATIENCE, state: 'detached' });
    await page.getByText(copy.loading, { exact: true }).waitFor({ ...PATIENCE, state: 'detached' });
  }

  async function choose(label: string, pick: (options: readonly string[]) => string | undefined): Promise<string> {
    await page.getByRole('button', { name: new RegExp(`^${label}`) }).click(PATIENCE);
    const options = page.getByRole('option');
    await options.first().waitFor(PATIENCE);
    const names = await options.allInnerTexts();
    const chosen = pick(names) ?? '';
    await options.nth(names.indexOf(chosen)).click(PATIENCE);
    return chosen;
  }

  /** Answers each open finding, required before acceptance. */
  async function answerFindings(): Promise<void> {
    for (const one of await page.getByRole('group', { name: copy.fields.answers }).getByRole('button').all()) {
      await one.click(PATIENCE);
      await page.getByRole('option', { name: answerNames.checked }).click(PATIENCE);
    }
  }

  async function open(kind: SubjectKind, no: string): Promise<void> {
    await page.goto(`${origin}/desk/#${deskPagePath({ name: 'case', subject: { kind, no } })}`);
    await page.getByRole('heading', { name: copy.sections.acts, level: 2 }).waitFor(PATIENCE);
  }

  /** Opens the verification case of an enterprise. */
  async function openVerification(enterprise: string): Promise<void> {
    await page.goto(`${origin}/desk/#/?queue=verifications`);
    await page.getByRole('row').filter({ hasText: enterprise }).getByRole('link').click(PATIENCE);
    await page.getByRole('heading', { name: copy.sections.acts, level: 2 }).waitFor(PATIENCE);
  }

  return {
    page,
    press,
    open,
    openVerification,
    choose,
    /** Fills in a step, reads its preview and submits it. Returns the preview text. */
    async act(name: string, fill: () => Promise<unknown> = () => Promise.resolve()): Promise<string> {
      await press(name);
      await page.getByRole('heading', { name, level: 3 }).waitFor(PATIENCE);
      await answerFindings();
      for (const lacking of await page.getByRole('group', { name: copy.fields.lacking }).getByRole('checkbox').all())
        await lacking.check(PATIENCE);
      const isLacking = (await page.getByRole('group', { name: copy.fields.lacking }).count()) > 0;
      await fill();
      await press(copy.rehearse.idle);
      await button(copy.send.idle)
        .waitFor(PATIENCE)
        .catch(async (late: unknown) => {
          throw new Error(`${name} was not rehearsed: ${await page.locator('main').innerText()}`, { cause: late });
        });
      const read = await page.locator('main').innerText(PATIENCE);
      await press(copy.send.idle);
      if (isLacking) await press(copy.warned.send);
      await done(isLacking ? copy.warned.send : copy.send.idle);
      return read;
    },
    /** Files are submitted at once, without a message to the owner. */
    async handIn(name: string, pick: string, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
      await press(name);
      await choose(copy.fields.paper, (options) => options.find((one) => one.startsWith(pick)));
      await page.getByLabel(copy.fields.files, { exact: true }).setInputFiles(file, PATIENCE);
      await press(copy.upload.idle);
      await done(copy.upload.idle);
    },
  };
}
