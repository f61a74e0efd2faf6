import * as v from 'valibot';

import { captchaWork, workData } from '../../../contract/captcha-work';
import type { ChallengeOutcome } from '../../../machines/identity/captcha';
import { ask, type Connect } from './ask';
import { houseNow } from '../clock';

/** Something for the device to compute. The number travels in the body: it belongs into no address. */
export async function requestWork(connect: Connect, phone: string, signal: AbortSignal): Promise<ChallengeOutcome> {
  const reply = await ask(connect, captchaWork, { phone }, signal);
  if (!reply.ok) return reply;
  const work = v.safeParse(workData, reply.data);
  if (work.success) return { ok: true, challenge: work.output };
  return { ok: false, answeredAt: houseNow(), failure: { code: 'network' } };
}
