import * as v from 'valibot';
import { fromPromise } from 'xstate';

import { captchaGet } from '../../../contract/people/captcha';
import { captchaWork, workData } from '../../../contract/people/captcha-work';
import type { CaptchaType } from '../../../domain/people/captcha';
import type { ChallengeOutcome, ChallengeRequest, Picture } from '../../../machines/identity/captcha';
import { askCaptcha, type Connect } from './ask';
import { captchaClientId } from './client-id';
import { loadCipher } from './load-cipher';
import { houseNow } from '../clock';

/** Proof of work for the device. The phone number goes in the body, never in a URL. */
async function requestWork(connect: Connect, phone: string, signal: AbortSignal): Promise<ChallengeOutcome> {
  const reply = await askCaptcha(connect, captchaWork, { phone }, signal);
  if (!reply.ok) return reply;
  const work = v.safeParse(workData, reply.data);
  if (work.success) return { ok: true, challenge: work.output };
  return { ok: false, answeredAt: houseNow(), failure: { code: 'network' } };
}

/** Above a density of 1.5 the larger picture looks better than the smaller. */
const SHARP = 1.5;

const picture = v.pipe(
  v.string(),
  v.minLength(1),
  v.transform((base64) => (base64.startsWith('data:') ? base64 : `data:image/png;base64,${base64}`)),
);

const challengeData = v.object({
  token: v.pipe(v.string(), v.minLength(1)),
  secretKey: v.nullish(v.string()),
  originalImageBase64: picture,
  jigsawImageBase64: v.nullish(v.string()),
  wordList: v.nullish(v.array(v.string())),
});

/** Null when incomplete: a slider needs its piece, a word challenge its words. */
function parsePicture(data: unknown, captchaType: CaptchaType): Picture | null {
  const read = v.safeParse(challengeData, data);
  if (!read.success) return null;
  const { token, secretKey, originalImageBase64: scene, jigsawImageBase64, wordList } = read.output;
  const piece = jigsawImageBase64 ? v.parse(picture, jigsawImageBase64) : null;
  const words = wordList ?? [];
  const isWhole = captchaType === 'blockPuzzle' ? piece !== null : words.length > 0;
  return isWhole ? { token, secretKey: secretKey || null, scene, piece, words } : null;
}

const unreadable = (): ChallengeOutcome => ({ ok: false, answeredAt: houseNow(), failure: { code: 'network' } });

/** Requests the double-size picture on dense screens; other screens send no field. */
const screen = () => (globalThis.devicePixelRatio >= SHARP ? { density: 2 } : {});

export const requestChallengeVia = (connect: Connect) =>
  fromPromise<ChallengeOutcome, ChallengeRequest>(async ({ input, signal }) => {
    if (input.captchaType === 'work') return requestWork(connect, input.phone, signal);
    const payload = { ...input, clientUid: captchaClientId(input.captchaType), ts: houseNow(), ...screen() };
    const cipher = loadCipher().catch(() => null);
    const reply = await askCaptcha(connect, captchaGet, payload, signal);
    if (!reply.ok) return reply;
    const challenge = parsePicture(reply.data, input.captchaType);
    return challenge && (await cipher) ? { ok: true, challenge } : unreadable();
  });
